// The activities: their state and times, their content to read and change, what starts new ones.
import { attribute, byId, copy, fill, make, say, words } from "./dom.js";
import { perform } from "./wire.js";
import * as actions from "./actions.js";
import { Presentations } from "./presentations.js";

function pretty(json) {
  try { return JSON.stringify(JSON.parse(json), null, 2); } catch { return json; }
}

export class Activities {
  selected = null;

  constructor() {
    this.list = make("div", { className: "chips", role: "group", "aria-label": "Choose an activity" });
    this.template = make("select", { "aria-label": "State to start or update with" });
    this.start = make("button", { type: "button", className: "main", onclick: () => perform(actions.start(this.template.value)) }, "Start");
    this.update = make("button", { type: "button", onclick: () => perform(actions.update(this.selected, this.template.value)) }, "Update");
    this.starter = make("div", { className: "row" }, this.template, this.start, this.update);
    this.facts = make("dl");
    this.content = make("textarea", { "aria-label": "Content state as JSON", spellcheck: false, oninput: () => this.check() });
    this.apply = make("button", { type: "button", className: "main", onclick: () => this.send() }, "Apply");
    this.revert = make("button", { type: "button", onclick: () => this.reset() }, "Revert");
    this.complaint = make("span", { role: "status", className: "quiet-text" });
    this.attributes = make("pre", { className: "json", tabIndex: 0, "aria-label": "Attributes as JSON" });
    const act = (label, action) => make("button", { type: "button", onclick: () => perform(action(this.selected)) }, label);
    this.presentations = new Presentations();
    this.details = make("div", { className: "chips" },
      make("div", { className: "row" },
        act("End", (id) => actions.end(id)), act("End and dismiss", (id) => actions.end(id, 0)), act("Swipe away", actions.remove)),
      this.facts,
      this.presentations.root,
      make("h3", {}, "Content state"), this.content,
      make("div", { className: "row" }, this.apply, this.revert, this.complaint),
      make("details", {}, make("summary", {}, "Attributes"), this.attributes));
    byId("activities").append(this.starter, this.list, this.details);
  }

  show(phone) {
    this.phone = phone;
    fill(this.template, phone.templates, () => phone.templates.map(({ name, attributesType, source }) =>
      make("option", { value: name }, `${name} · ${attributesType} (${source})`)));
    this.starter.hidden = phone.templates.length === 0;
    if (!phone.activities.some(({ id }) => id === this.selected)) this.select(phone.activities.at(-1)?.id ?? null);
    fill(this.list, [phone.activities.map(({ id, state, attributesType, started }) => [id, state, attributesType, started]), this.selected], () =>
      phone.activities.length
        ? phone.activities.map((activity) => make("button", {
            type: "button", className: "chip", "data-key": activity.id, "aria-pressed": activity.id === this.selected,
            onclick: () => { this.select(activity.id); this.show(this.phone); },
          },
            make("span", { className: "name" }, activity.attributesType),
            make("span", { className: "quiet-text" }, this.time(activity.started)),
            make("span", { className: `state ${activity.state}` }, activity.state)))
        : [make("p", { className: "empty" }, "No activity. Start one in the app, or from a state above.")]);
    const activity = phone.activities.find(({ id }) => id === this.selected);
    this.details.hidden = !activity;
    this.update.disabled = !activity;
    if (activity) this.describe(activity);
    this.presentations.show(phone, activity);
  }

  time(date) {
    try { return new Intl.DateTimeFormat("en-GB", { timeStyle: "medium", timeZone: this.phone.settings.timeZone }).format(date * 1000); }
    catch { return new Date(date * 1000).toISOString().slice(11, 19); }
  }

  select(id) {
    this.selected = id;
    this.isEdited = false;
    this.shown = null;
  }

  describe(activity) {
    const { pushToken } = activity;
    fill(this.facts, [activity.id, activity.app, activity.started, activity.staleDate, activity.relevanceScore, pushToken], () => {
      const fact = (name, value) => [make("dt", {}, name), make("dd", {}, value)];
      return [
        ...fact("App", activity.app), ...fact("Identifier", activity.id),
        ...fact("Started", this.time(activity.started)),
        ...fact("Stale", activity.staleDate ? this.time(activity.staleDate) : "never"),
        ...fact("Relevance", String(activity.relevanceScore)),
        ...fact("Push token", pushToken ? make("span", { className: "line" },
          make("span", { className: "token", title: pushToken }, pushToken),
          make("button", { type: "button", "data-key": "copy", onclick: () => copy(pushToken, "Push token") }, "Copy")) : "none"),
      ];
    });
    words(this.attributes, pretty(activity.attributes));
    if (this.shown !== activity.content && !this.isEdited) {
      this.shown = activity.content;
      this.content.value = pretty(activity.content);
      this.check();
    }
  }

  reset() { this.isEdited = false; this.shown = null; this.show(this.phone); }

  /** The JSON is looked at while it is typed; whether it fits the types the widget says. */
  check() {
    this.isEdited = this.content.value !== pretty(this.shown ?? "");
    let fault = "";
    try { JSON.parse(this.content.value); } catch (error) { fault = error.message; }
    words(this.complaint, fault);
    this.apply.disabled = !this.isEdited || fault !== "";
    this.revert.disabled = !this.isEdited;
    attribute(this.content, "aria-invalid", fault ? "true" : null);
  }

  async send() {
    if (!(await perform(actions.updateJSON(this.selected, this.content.value)))) return;
    this.isEdited = false;
    this.check();
    say("The content was applied.");
  }
}
