import Foundation
import Testing

@testable import SwiftUI

/// The overloads of texts that public Live Activity code uses.
@MainActor
struct TextForms {
  private let v = Text("v")
  private let s = "s"
  private let b = true

  @Test("Every form of texts compiles and can be drawn")
  func forms() {
    var forms = Forms()
    forms.add(Text(s))
    forms.add(Text(s.prefix(3)))
    forms.add(Text("a \(3) \(s) \(2.5)"))
    forms.add(Text(timerInterval: Date()...Date().addingTimeInterval(3), countsDown: true))
    forms.add(Text(b ? "a" : "b"))
    forms.add(Text(Date(), style: .timer))
    forms.add(Text(Date(), style: .relative))
    forms.add(Text(Date(), style: .time))
    forms.add(Text(Date(), style: .date))
    forms.add(Text(Date(), style: .offset))
    forms.add(Text(timerInterval: Date()...Date(), countsDown: true, showsHours: false))
    forms.add(Text(String(format: "%02d:%02d", 3, 4)))
    forms.add(Text(String(format: "%.1f", 3.2)))
    forms.add(Text(String(format: "%@", s)))
    forms.add(Text("a") + Text("b").bold().foregroundColor(.red))
    forms.add(
      Text(timerInterval: Date()...Date(), pauseTime: Date(), countsDown: true, showsHours: true))
    forms.add(Text(timerInterval: Date()...Date(), pauseTime: nil))
    forms.add(Text(verbatim: "a"))
    forms.add(Text(3.formatted()))
    forms.add(Text(Date().formatted(date: .omitted, time: .shortened)))
    forms.add(Text(Date().formatted(.dateTime.hour().minute())))
    forms.add(Text(0.5.formatted(.percent)))
    forms.add(Text(3.5.formatted(.number.precision(.fractionLength(1)))))
    forms.add(Text(3.0.formatted(.currency(code: "EUR"))))
    forms.add(Text(timerInterval: Date()...Date(), showsHours: false))
    forms.add(Text("\(Date(), style: .timer) left"))
    forms.add(
      Text(
        "\(2.5, specifier: "%.1f") \(3, specifier: "%02d") \(Float(2), specifier: "%.2f") \(CGFloat(2), specifier: "%.2f")"
      ))
    forms.add(Text(timerInterval: Date()...Date()))
    forms.add(Text("\(Image(systemName: "car")) a"))
    #expect(forms.count == 29)
  }
}
