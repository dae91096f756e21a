import ActivityModel
import Drawing
import Foundation
import Project
import Wire

/// One run of `islet preview`: builds, draws, writes, and tells what came of it.
package struct PreviewRun: Sendable {
  package var options: PreviewOptions
  package var tools: PreviewTools

  package init(options: PreviewOptions, tools: PreviewTools) {
    self.options = options
    self.tools = tools
  }

  /// Draws everything that can be drawn; what cannot is a `Problem` in the report.
  ///
  /// Nothing is written before all pictures are there. A cancelled run writes nothing more.
  package func report() async -> PreviewReport {
    var report = PreviewReport(options: options)
    let inputs: StateChoice
    let folder: OutputFolder
    do {
      inputs = try stateChoice()
      folder = try OutputFolder.open(options.output)
    } catch {
      report.problems.append(error)
      return report
    }
    report.projects = await projects(choosing: inputs)
    guard !Task.isCancelled else { return report }
    do {
      try PreviewFiles.write(&report, to: folder)
    } catch {
      report.problems.append(error)
    }
    return report
  }

  private func stateChoice() throws(Problem) -> StateChoice {
    do {
      var files: [JSONFile] = []
      for path in options.states { files.append(try JSONFile(readingFrom: path)) }
      let attributes: JSONFile? =
        if let path = options.attributes { try JSONFile(readingFrom: path) } else { nil }
      var choice = StateChoice(
        attributes: attributes, states: files, samples: options.samples,
        activity: options.activity, isStale: options.isStale)
      choice.borrowsAttributes = options.borrowsAttributes
      return choice
    } catch {
      throw Problem(kind: .input, message: "\(error)")
    }
  }

  /// Two projects at a time: compilers and pictures keep two cores busy.
  private func projects(choosing inputs: StateChoice) async -> [PreviewReport.Project] {
    let lanes = options.paths.count == 1 ? 2 : 1
    return await withTaskGroup(of: (Int, PreviewReport.Project).self) { group in
      var results = [PreviewReport.Project?](repeating: nil, count: options.paths.count)
      var next = 0
      func addTask() {
        guard next < options.paths.count, !Task.isCancelled else { return }
        let (index, path) = (next, options.paths[next])
        next += 1
        group.addTask {
          let run = ProjectRun(
            path: path, options: options, tools: tools, inputs: inputs, lanes: lanes)
          return (index, await run.project())
        }
      }
      addTask()
      addTask()
      while let (index, project) = await group.next() {
        results[index] = project
        addTask()
      }
      return results.compactMap { $0 }
    }
  }
}
