// The display for keyboards and screen readers: an element without looks over each drawn one.
import { attribute, byId, words } from "./dom.js";
import { perform } from "./wire.js";
import * as actions from "./actions.js";

const fields = ["textField", "secureField"];
const pressed = ["button", "link", "toggle", "picker", "row", "tab"];
const adjusted = ["stepper", "slider"];
const silent = { image: "img", header: "heading", alert: "alert", progress: "progressbar", group: "group" };
const keys = { Enter: "enter", Backspace: "delete", Delete: "delete", Escape: "escape", ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

export class Overlay {
  nodes = new Map();
  alerts = new Set();

  show(phone) {
    const overlay = byId("overlay");
    const held = document.activeElement;
    const seen = new Set();
    let previous = null;
    for (const element of phone.elements) {
      if (seen.has(element.id)) continue;
      seen.add(element.id);
      const tag = this.tag(element);
      let node = this.nodes.get(element.id);
      if (node?.localName !== tag) {
        node?.remove();
        node = this.create(tag, element);
        this.nodes.set(element.id, node);
      }
      this.describe(node, element, phone);
      const next = previous ? previous.nextSibling : overlay.firstChild;
      if (next !== node) overlay.insertBefore(node, next);
      previous = node;
    }
    for (const [id, node] of this.nodes) {
      if (seen.has(id)) continue;
      node.remove();
      this.nodes.delete(id);
    }
    // A node that moved among its neighbours has lost the keyboard.
    if (held !== document.activeElement && held?.isConnected && overlay.contains(held)) held.focus();
    this.follow(phone.focus);
    this.announce(phone);
  }

  tag(element) {
    if (fields.includes(element.role)) return "input";
    return this.isUsable(element) ? "button" : "div";
  }

  isUsable(element) {
    return pressed.includes(element.role) || adjusted.includes(element.role) || element.actions.length > 0;
  }

  create(tag, element) {
    const node = document.createElement(tag);
    node.dataset.element = element.id;
    if (tag === "button") {
      node.type = "button";
      node.addEventListener("click", () => perform(actions.activate(node.dataset.element)));
      node.addEventListener("keydown", (event) => this.pressKey(event, node));
    }
    if (tag === "input") {
      node.autocomplete = "off";
      node.spellcheck = false;
      node.type = element.role === "secureField" ? "password" : "text";
      node.addEventListener("focus", () => {
        if (this.focus !== node.dataset.element) perform(actions.activate(node.dataset.element));
      });
      node.addEventListener("beforeinput", (event) => this.type(event));
      node.addEventListener("compositionend", (event) => {
        if (event.data) perform(actions.text(event.data));
      });
      node.addEventListener("keydown", (event) => {
        if (event.isComposing || event.key === "Delete" || !keys[event.key] || event.key === "Backspace") return;
        event.preventDefault();
        perform(actions.key(keys[event.key]));
      });
    }
    return node;
  }

  describe(node, element, phone) {
    const [[left, top], [width, height]] = element.frame;
    Object.assign(node.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    node.actions = element.actions;
    if (node.localName === "input") {
      attribute(node, "aria-label", element.label);
      if (node.value !== (element.value ?? "") && !node.composing) node.value = element.value ?? "";
      node.disabled = !element.isEnabled;
      return;
    }
    if (node.localName === "button") {
      const role = { link: "link", toggle: "switch", stepper: "spinbutton", slider: "slider", tab: "tab" }[element.role];
      attribute(node, "role", role);
      attribute(node, "aria-checked", element.role === "toggle" ? element.value === "on" : null);
      attribute(node, "aria-valuetext", adjusted.includes(element.role) ? element.value : null);
      attribute(node, "aria-selected", element.role === "tab" ? element.isSelected : null);
      const more = [];
      if (element.actions.includes("hold")) more.push("H");
      if (element.actions.includes("swipe")) more.push("Delete");
      attribute(node, "aria-keyshortcuts", more.length ? more.join(" ") : null);
      // A control that is off stays in the tab order: the person must learn that it is there.
      attribute(node, "aria-disabled", element.isEnabled ? null : "true");
    } else {
      attribute(node, "role", silent[element.role]);
      attribute(node, "aria-level", element.role === "header" ? 2 : null);
      attribute(node, "aria-valuetext", element.role === "progress" ? element.value : null);
    }
    const value = element.value && element.role !== "toggle" ? `${element.label}, ${element.value}` : element.label;
    attribute(node, "aria-label", node.localName === "div" && element.role === "text" ? null : value);
    words(node, value);
  }

  pressKey(event, node) {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const id = node.dataset.element;
    const can = (name) => node.actions.includes(name);
    const role = node.getAttribute("role");
    let action = null;
    if (event.key.toLowerCase() === "h" && can("hold")) action = actions.holdElement(id);
    else if (["Delete", "Backspace"].includes(event.key) && can("swipe")) action = actions.swipeElement(id);
    else if (can("adjust") || role === "slider" || role === "spinbutton") {
      if (["ArrowUp", "ArrowRight"].includes(event.key)) action = actions.adjust(id, "increment");
      if (["ArrowDown", "ArrowLeft"].includes(event.key)) action = actions.adjust(id, "decrement");
    }
    if (!action && event.key === "Escape") action = actions.collapse();
    if (!action) return;
    event.preventDefault();
    perform(action);
  }

  /** The phone's field changes its words itself; the page's follows with the next snapshot. */
  type(event) {
    if (event.isComposing) return;
    event.preventDefault();
    if (event.inputType === "deleteContentBackward") perform(actions.key("delete"));
    else {
      const typed = event.data ?? event.dataTransfer?.getData("text/plain");
      if (typed) perform(actions.text(typed));
    }
  }

  /** Puts the keyboard where the phone has it, when that has changed. */
  follow(focus) {
    if (focus === this.focus) return;
    const before = this.nodes.get(this.focus);
    this.focus = focus;
    const node = this.nodes.get(focus);
    if (node?.localName === "input") node.focus({ preventScroll: true });
    else if (before === document.activeElement) before?.blur();
  }

  announce(phone) {
    const now = new Set(phone.elements.filter(({ role }) => role === "alert").map(({ label }) => label));
    const fresh = [...now].filter((label) => !this.alerts.has(label));
    this.alerts = now;
    if (fresh.length) words(byId("alerts"), fresh.join(". "));
    else if (!now.size) words(byId("alerts"), "");
  }
}
