import Foundation

/// The JSON files of samples, which people edit and give back.
///
/// A file that someone has edited is never written again, and samples stay in the folder while other
/// things are drawn into it, because a run may be reading them.
struct SampleFiles {
  struct File {
    var path: String
    var data: Data
  }

  /// Places of the project and of the activity in it.
  struct Place {
    var project: Int
    var sample: Int
    var files: [File]
  }

  let places: [Place]

  /// - Parameter folders: The folder of each activity's pictures, by project.
  init(_ report: PreviewReport, folders: [[String: String]]) {
    places = report.projects.enumerated().flatMap { index, project in
      project.samples.enumerated().compactMap { number, sample in
        let states = project.states.map(\.state).filter {
          $0.source == .sample && $0.attributesType == sample.attributesType
        }
        guard let attributes = states.first?.attributes else { return nil }
        let activity = folders[index][sample.attributesType] ?? sample.attributesType
        let folder = "\(activity)/\(SampledStates.folder)"
        let files =
          [File(path: "\(folder)/\(SampledStates.attributes).json", data: attributes)]
          + states.map { File(path: "\(folder)/\($0.name).json", data: $0.state ?? Data()) }
        return Place(project: index, sample: number, files: files)
      }
    }
  }

  var paths: [String] { places.flatMap(\.files).map(\.path) }

  /// Writes what nobody has edited, and notes in the report where everything lies.
  func write(_ report: inout PreviewReport, to folder: inout OutputFolder) throws(Problem) {
    let output = report.options.output
    for place in places {
      var sample = report.projects[place.project].samples[place.sample]
      sample.attributesPath = place.files.first?.path
      sample.statePaths = place.files.dropFirst().map(\.path)
      for file in place.files {
        if folder.isEdited(file.path, from: file.data) {
          sample.editedPaths.append(file.path)
          folder.keep(file.path)
        } else {
          try folder.write(file.data, to: file.path)
        }
      }
      let path = report.projects[place.project].path
      report.projects[place.project].warnings += sample.editedPaths.map {
        sample.warning(about: $0, project: path, output: output)
      }
      report.projects[place.project].samples[place.sample] = sample
    }
    let samples = folder.earlierPaths.filter(Self.isSample)
    let activities = Set(paths.compactMap { $0.split(separator: "/").first })
    for path in samples where !paths.contains(path) {
      // Of an activity that was sampled anew, what is left over goes, unless it was edited.
      let isOld = path.split(separator: "/").first.map(activities.contains) ?? false
      if !isOld || folder.isEdited(path, from: Data()) { folder.keep(path) }
    }
  }

  private static func isSample(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.count == 3 && parts[1] == SampledStates.folder && parts[2].hasSuffix(".json")
  }
}
