// Making and keeping elements.

/** An element with properties (`on…` listens, `aria-…`, `data-…` and `role` are attributes) and children. */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name.includes("-") || ["role", "for", "list"].includes(name)) element.setAttribute(name, value);
    else element[name] = value;
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

export const byId = (id) => document.getElementById(id);

/** Sets an attribute only when it differs, so that screen readers are not told twice. */
export function attribute(element, name, value) {
  if (value === null || value === undefined || value === false) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}

export function words(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Fills an element anew only when what it shows has changed. */
export function fill(element, key, build) {
  const wanted = JSON.stringify(key);
  if (element.shownKey === wanted) return;
  element.shownKey = wanted;
  const focused = element.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  element.replaceChildren(...build());
  if (focused) element.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
}

let clearing;
/** Says a sentence to the person, seen and read aloud. */
export function say(sentence) {
  words(byId("says"), sentence);
  clearTimeout(clearing);
  clearing = setTimeout(() => words(byId("says"), ""), 6000);
}

export async function copy(text, name) {
  try {
    await navigator.clipboard.writeText(text);
    say(`${name} copied.`);
  } catch {
    say(`The browser does not let the page copy. ${name}: ${text}`);
  }
}
