// What the phone, the app, the widget and the compiler said, and why.
import { byId, make } from "./dom.js";

export class Log {
  constructor() {
    this.source = make("select", { "aria-label": "Source", onchange: () => this.draw() },
      make("option", { value: "" }, "All sources"), make("option", { value: "fault" }, "Faults"),
      ...["phone", "app", "widget", "build", "push"].map((name) => make("option", { value: name }, name)));
    this.search = make("input", { type: "search", className: "field search", placeholder: "Filter", "aria-label": "Filter the log", oninput: () => this.draw() });
    this.list = make("ol", { className: "log", tabIndex: 0, "aria-label": "Log, newest last" });
    byId("log").append(make("div", { className: "row" }, this.source, this.search), this.list);
  }

  show(phone) { this.phone = phone; this.draw(); }

  draw() {
    const { log, settings } = this.phone;
    const words = this.search.value.toLowerCase();
    const source = this.source.value;
    const lines = log.filter((line) =>
      (!source || (source === "fault" ? line.isFault : line.source === source))
      && (!words || line.text.toLowerCase().includes(words)));
    const key = JSON.stringify([lines.length, lines[0], lines.at(-1), source, words]);
    if (key === this.key) return;
    this.key = key;
    const atEnd = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 40;
    let format;
    try { format = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium", timeZone: settings.timeZone }); }
    catch { format = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium", timeZone: "UTC" }); }
    this.list.replaceChildren(...lines.slice(-500).map((line) =>
      make("li", { className: line.isFault ? "fault" : "" },
        make("time", {}, format.format(line.time * 1000)), make("span", { className: "source" }, line.source),
        make("span", {}, line.text))));
    if (atEnd) this.list.scrollTop = this.list.scrollHeight;
  }
}
