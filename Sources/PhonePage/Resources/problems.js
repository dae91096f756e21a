// Faults of the project, over the phone until they are mended.
import { byId, fill, make } from "./dom.js";

const titles = { build: "Does not compile", app: "The app stopped", widget: "The widget stopped" };

export class Problems {
  show(phone) {
    fill(byId("problems"), phone.problems, () => phone.problems.map((problem) =>
      make("article", { className: "problem" },
        make("h3", {}, titles[problem.source] ?? problem.source),
        make("p", {}, problem.message),
        problem.place ? make("code", {}, problem.place) : null,
        problem.details ? make("pre", { tabIndex: 0, "aria-label": "Details" }, problem.details) : null)));
  }
}
