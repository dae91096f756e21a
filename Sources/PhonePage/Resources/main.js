// Puts the page together and shows each new state of the phone in its parts.
import { byId, say, words } from "./dom.js";
import * as wire from "./wire.js";
import { Activities } from "./activities.js";
import { Apps } from "./apps.js";
import { Buttons } from "./buttons.js";
import { Clock } from "./clock.js";
import { Display } from "./display.js";
import { Gestures } from "./gestures.js";
import { Log } from "./log.js";
import { Overlay } from "./overlay.js";
import { Problems } from "./problems.js";
import { Settings } from "./settings.js";

const display = new Display();
const parts = [
  display, new Overlay(), new Buttons(), new Problems(), new Clock(), new Activities(), new Log(),
  new Apps(), new Settings(),
];
const gestures = new Gestures(display);

let busy = false;
let again = false;

async function refresh() {
  if (busy) { again = true; return; }
  busy = true;
  do {
    again = false;
    try {
      // The picture is asked for while the words are still on their way, once the size is known.
      const drawn = display.isSized ? display.draw() : null;
      const phone = await wire.snapshot();
      for (const part of parts) part.show(phone);
      gestures.phone = phone;
      await (drawn ?? display.draw());
      document.documentElement.dataset.generation = phone.generation;
    } catch (error) { say(error.message); }
  } while (again);
  busy = false;
}

wire.watch(refresh, (isThere) => {
  byId("connection").classList.toggle("lost", !isThere);
  words(byId("connection"), isThere ? "Connected" : "The phone is gone. Start islet again.");
});
addEventListener("resize", () => { display.fit(); display.draw(); });
