import Foundation
import SwiftUI
import Testing

struct BindingTests {
  private struct Person: Identifiable, Equatable {
    var id: Int
    var name: String
  }

  private final class Box<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  @Test func aConstantBindingTakesNoValue() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test func aMemberOfABindingReadsAndWritesThroughIt() {
    let box = Box(Person(id: 1, name: "Ada"))
    box.binding.name.wrappedValue = "Grace"
    #expect(box.value == Person(id: 1, name: "Grace"))
    #expect(box.binding.id == 1)
  }

  @Test func aBindingToAnOptionalIsOneToItsValueWhileThereIsOne() throws {
    let box = Box<Int?>(nil)
    #expect(Binding<Int>(box.binding) == nil)
    box.value = 4
    let inner = try #require(Binding<Int>(box.binding))
    inner.wrappedValue = 5
    #expect(box.value == 5)
    box.value = nil
    #expect(inner.wrappedValue == 4, "The last value known stands in.")
  }

  @Test func aBindingToAValueIsOneToAnOptionalThatIgnoresNil() {
    let box = Box(1)
    let optional = Binding<Int?>(box.binding)
    optional.wrappedValue = nil
    #expect(box.value == 1)
    optional.wrappedValue = 2
    #expect(box.value == 2)
  }

  @Test func aBindingToACollectionIsACollectionOfBindings() {
    let box = Box([1, 2, 3])
    for element in box.binding { element.wrappedValue *= 10 }
    #expect(box.value == [10, 20, 30])
    box.binding[1].wrappedValue = 0
    #expect(box.value == [10, 0, 30])
    #expect(box.binding.count == 3)
    #expect(box.binding.last?.wrappedValue == 30)
  }

  @Test func anElementThatIsGoneKeepsItsValueAndTakesNone() {
    let box = Box([1, 2])
    let last = box.binding[1]
    box.value = [1]
    #expect(last.wrappedValue == 2)
    last.wrappedValue = 9
    #expect(box.value == [1])
  }

  @Test func aTransactionReachesTheSetterThroughMembers() {
    var animations: [Animation?] = []
    let binding = Binding<Person>(
      get: { Person(id: 1, name: "") },
      set: { _, transaction in animations.append(transaction.animation) })
    binding.animation(.linear).name.wrappedValue = "x"
    binding.wrappedValue = Person(id: 2, name: "")
    #expect(animations == [.linear, nil])
  }

  @Test func withAnimationRunsTheChangeAtOnceAndThenItsCompletion() {
    var order: [String] = []
    let result = withAnimation(.spring) {
      order.append("change")
      return 1
    } completion: {
      order.append("completion")
    }
    #expect(result == 1)
    #expect(order == ["change", "completion"])
  }
}
