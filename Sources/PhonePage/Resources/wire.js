// The page's way to the phone: snapshot, pictures, actions, changes.
import { say } from "./dom.js";

async function refusal(answer) {
  try { return (await answer.json()).error; } catch { return `The phone answered ${answer.status}.`; }
}

/** The phone in words. */
export async function snapshot() {
  const answer = await fetch("/snapshot");
  if (!answer.ok) throw new Error(await refusal(answer));
  return answer.json();
}

/** The display as a blob; null when it could not be drawn. */
export async function picture(scale) {
  const answer = await fetch(`/display.png?scale=${scale}`, { cache: "no-cache" });
  if (!answer.ok) { say(await refusal(answer)); return null; }
  return answer.blob();
}

const queue = [];
let working = false;

/** Does something with the phone. Actions go one after the other; says the phone's sentence when it
    refuses. Gives whether it was done. */
export function perform(action) {
  return new Promise((resolve) => {
    const last = queue.at(-1);
    // Movements that were not sent yet become one.
    if (last?.action.scroll && action.scroll) {
      last.action.scroll.by[0] += action.scroll.by[0];
      last.action.scroll.by[1] += action.scroll.by[1];
      last.resolves.push(resolve);
    } else if (last?.action.touch?._0 === "moved" && action.touch?._0 === "moved") {
      last.action = action;
      last.resolves.push(resolve);
    } else queue.push({ action, resolves: [resolve] });
    work();
  });
}

async function work() {
  if (working) return;
  working = true;
  while (queue.length) {
    const { action, resolves } = queue.shift();
    let done = false;
    try {
      const answer = await fetch("/actions", {
        method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(action),
      });
      done = answer.ok;
      if (!done) say(await refusal(answer));
    } catch { say("The phone does not answer. Is islet still running?"); }
    for (const resolve of resolves) resolve(done);
  }
  working = false;
}

/** Calls `changed` after each change, and `connected` with whether the phone is there. */
export function watch(changed, connected) {
  const events = new EventSource("/events");
  events.addEventListener("open", () => connected(true));
  events.addEventListener("change", (event) => changed(Number(event.data)));
  events.addEventListener("error", () => {
    connected(false);
    if (events.readyState !== EventSource.CLOSED) return;
    setTimeout(() => watch(changed, connected), 2000);
  });
}
