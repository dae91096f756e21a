// The buttons on the phone's sides, and what the desk does to it.
import { attribute, byId, make, words } from "./dom.js";
import { perform } from "./wire.js";
import * as actions from "./actions.js";

export class Buttons {
  constructor() {
    const button = (label, action, title) =>
      make("button", { type: "button", title, onclick: () => perform(action()) }, label);
    this.lock = button("Lock", () => (this.isLocked ? actions.unlock() : actions.lock()), "The side button");
    this.wake = button("Wake", actions.wake, "Lights the display without unlocking");
    this.charge = button("Charge", () => actions.charge(!this.isCharging), "Stands it on a charger on its side: StandBy");
    byId("buttons").append(
      button("Home", actions.home, "Goes to the Home Screen"), this.lock, this.wake,
      button("Collapse", actions.collapse, "Closes the expanded island"), this.charge,
      button("Restart", actions.restart, "Switches the phone off and on"));
  }

  show(phone) {
    this.isLocked = phone.isLocked;
    this.isCharging = phone.isCharging;
    words(this.lock, phone.isLocked ? "Unlock" : "Lock");
    this.wake.disabled = phone.isLit;
    attribute(this.charge, "aria-pressed", phone.isCharging);
  }
}
