// The apps: their processes, switches, tokens.
import { attribute, byId, copy, fill, make } from "./dom.js";
import { perform } from "./wire.js";
import * as actions from "./actions.js";

const states = { notRunning: "not running", background: "in the background", foreground: "in the foreground" };

export class Apps {
  constructor() {
    this.list = make("div", { className: "chips" });
    this.address = make("input", { type: "url", className: "field search", placeholder: "journey://trip/7", "aria-label": "URL to open" });
    const form = make("form", { className: "row", onsubmit: (event) => {
      event.preventDefault();
      if (this.address.value) perform(actions.openURL(this.address.value));
    } }, this.address, make("button", { type: "submit" }, "Open URL"));
    const rotate = make("button", { type: "button", onclick: () => perform(actions.rotateTokens()) }, "Renew push tokens");
    byId("apps").append(this.list, form, make("div", { className: "row" }, rotate));
  }

  show(phone) {
    fill(this.list, phone.apps, () => phone.apps.map((app) => {
      const key = (name) => `${app.id} ${name}`;
      const button = (label, action, enabled) => make("button", {
        type: "button", "data-key": key(label), disabled: !(enabled && app.canRun), onclick: () => perform(action(app.id)),
      }, label);
      const runs = app.state !== "notRunning";
      const toggle = (label, setting, on) => {
        const box = make("input", { type: "checkbox", checked: on, "data-key": key(setting), onchange: () => perform(actions.set(setting, app.id, box.checked)) });
        return make("label", { className: "row" }, box, label);
      };
      const tokens = Object.entries(app.pushToStartTokens).map(([type, token]) => make("div", { className: "line" },
        make("span", { className: "quiet-text" }, `Start ${type}`), make("span", { className: "token", title: token }, token),
        make("button", { type: "button", "data-key": key(type), onclick: () => copy(token, "Token") }, "Copy")));
      const root = make("div", { className: "chips" },
        make("div", { className: "row spread" }, make("strong", {}, app.name),
          make("span", { className: "quiet-text" }, app.canRun ? states[app.state] ?? app.state : "has no process here")),
        make("div", { className: "row" },
          button("Open", actions.launch, true), button("To background", actions.background, app.state === "foreground"),
          button("Quit", actions.terminate, runs), button("Crash", actions.crash, runs)),
        toggle("Live Activities", "liveActivities", app.allowsLiveActivities),
        toggle("More frequent updates", "frequentUpdates", app.allowsFrequentUpdates), ...tokens);
      attribute(root, "aria-label", app.name);
      attribute(root, "role", "group");
      return root;
    }));
  }
}
