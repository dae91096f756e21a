// What can be done with the phone, in the coding of docs/page.md.
const bare = (name) => () => ({ [name]: {} });
const one = (name) => (value) => ({ [name]: { _0: value } });

export const touch = (phase, point) => ({ touch: { _0: phase, _1: point } });
export const tap = one("tap");
export const hold = one("hold");
export const swipe = (point, by) => ({ swipe: { _0: point, by } });
export const scroll = (point, by) => ({ scroll: { _0: point, by } });
export const text = one("text");
export const key = one("key");
export const activate = one("activate");
export const adjust = (id, step) => ({ adjust: { _0: id, _1: step } });
export const holdElement = one("holdElement");
export const swipeElement = one("swipeElement");

export const home = bare("home");
export const lock = bare("lock");
export const unlock = bare("unlock");
export const wake = bare("wake");
export const charge = one("charge");
export const restart = bare("restart");
export const collapse = bare("collapse");

export const launch = one("launch");
export const background = one("background");
export const terminate = one("terminate");
export const crash = one("crash");
export const openURL = one("openURL");

export const start = (template) => ({ start: { template } });
export const update = (activity, template) => ({ update: { _0: activity, template } });
export const end = (activity, dismissal) => ({
  end: dismissal === undefined ? { _0: activity } : { _0: activity, dismissal },
});
export const remove = one("remove");
export const rotateTokens = bare("rotateTokens");

function base64(words) {
  return btoa(Array.from(new TextEncoder().encode(words), (byte) => String.fromCharCode(byte)).join(""));
}
export const updateJSON = (activity, state) => ({ updateJSON: { _0: activity, state: base64(state) } });
export const push = (payload, target, priority = 10) => ({
  push: { payload: base64(payload), to: target, priority },
});

export const advance = one("advance");
export const advanceTo = one("advanceTo");
export const run = (rate) => ({ run: { rate } });

/** A setting: `set("appearance", "dark")`, `set("liveActivities", app, true)`. */
export const set = (name, ...values) => ({
  set: { _0: { [name]: Object.fromEntries(values.map((value, place) => [`_${place}`, value])) } },
});
