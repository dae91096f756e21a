// Makes taps, holds, swipes, drags and scrolls of what a pointer does on the picture.
import { byId } from "./dom.js";
import { perform } from "./wire.js";
import * as actions from "./actions.js";

/** As on the phone: so long is a hold, so far is no tap, so near the bottom goes home. */
const holdMilliseconds = 500;
const tapPoints = 10;
const homeEdge = 24;

export class Gestures {
  phone = null;
  finger = null;

  constructor(display) {
    this.display = display;
    const surface = byId("display");
    surface.addEventListener("pointerdown", (event) => this.down(event));
    surface.addEventListener("pointermove", (event) => this.move(event));
    surface.addEventListener("pointerup", (event) => this.up(event));
    surface.addEventListener("pointercancel", () => this.cancel());
    surface.addEventListener("contextmenu", (event) => event.preventDefault());
    surface.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
  }

  /** The frontmost element at a point that a test holds for. */
  element([x, y], test) {
    return this.phone?.elements.findLast(({ frame: [[left, top], [width, height]], ...element }) =>
      x >= left && x < left + width && y >= top && y < top + height && test(element));
  }

  down(event) {
    if (event.button !== 0 || this.finger) return;
    const start = this.display.point(event);
    byId("display").setPointerCapture(event.pointerId);
    this.finger = { start, last: start, kind: "still", id: event.pointerId };
    this.finger.timer = setTimeout(() => {
      if (this.finger?.kind !== "still") return;
      this.finger.kind = "held";
      perform(actions.hold(start));
    }, holdMilliseconds);
  }

  /** What a finger does that moves from where it came down. */
  kind([x, y], [dx, dy]) {
    if (y > this.phone.display[1] - homeEdge && dy < 0) return "home";
    if (this.element([x, y], ({ role }) => role === "slider")) return "drag";
    const swipes = this.element([x, y], (element) => element.actions.includes("swipe"));
    if (swipes && Math.abs(dx) > Math.abs(dy)) return "swipe";
    return this.phone.place === "app" ? "scroll" : "swipe";
  }

  move(event) {
    const finger = this.finger;
    if (!finger || event.pointerId !== finger.id || !this.phone) return;
    const point = this.display.point(event);
    const by = [point[0] - finger.start[0], point[1] - finger.start[1]];
    if (finger.kind === "still" && Math.hypot(...by) > tapPoints) {
      clearTimeout(finger.timer);
      finger.kind = this.kind(finger.start, by);
      if (finger.kind === "drag") perform(actions.touch("began", finger.start));
    }
    if (finger.kind === "scroll") {
      perform(actions.scroll(finger.start, [point[0] - finger.last[0], point[1] - finger.last[1]]));
    }
    if (finger.kind === "drag") perform(actions.touch("moved", point));
    if (finger.kind !== "still") finger.last = point;
  }

  up(event) {
    const finger = this.finger;
    if (!finger || event.pointerId !== finger.id) return;
    this.finger = null;
    clearTimeout(finger.timer);
    const point = this.display.point(event);
    const by = [point[0] - finger.start[0], point[1] - finger.start[1]];
    switch (finger.kind) {
      case "still": perform(actions.tap(finger.start)); break;
      case "home": perform(actions.home()); break;
      case "swipe": perform(actions.swipe(finger.start, by)); break;
      case "drag": perform(actions.touch("ended", point)); break;
    }
  }

  cancel() {
    if (!this.finger) return;
    clearTimeout(this.finger.timer);
    if (this.finger.kind === "drag") perform(actions.touch("cancelled", this.finger.last));
    this.finger = null;
  }

  wheel(event) {
    if (this.phone?.place !== "app") return;
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    perform(actions.scroll(this.display.point(event), [-event.deltaX * unit, -event.deltaY * unit]));
  }
}
