// All presentations of the selected activity, each by itself.
import { fill, make } from "./dom.js";

const titles = {
  "lock-screen": "Lock Screen", compact: "Compact", minimal: "Minimal", expanded: "Expanded", banner: "Banner",
  standby: "StandBy", "standby-night": "StandBy at night", "standby-minimal": "StandBy, minimal",
  "smart-stack": "Apple Watch", carplay: "CarPlay", "menu-bar": "Menu bar", "menu-bar-minimal": "Menu bar, minimal",
  "menu-bar-expanded": "Menu bar, expanded",
};

export class Presentations {
  root = make("div", { className: "presentations", role: "group", "aria-label": "Presentations" });

  show(phone, activity) {
    if (!activity) { fill(this.root, null, () => []); return; }
    const scale = Math.min(3, Math.max(1, Math.ceil(devicePixelRatio)));
    fill(this.root, [activity.id, activity.presentations, scale], () => activity.presentations.map((name) => {
      const image = make("img", { alt: `${titles[name] ?? name} of ${activity.attributesType}` });
      image.addEventListener("load", () => { image.style.width = `${image.naturalWidth / scale}px`; });
      image.presentation = name;
      return make("figure", {}, image, make("figcaption", {}, titles[name] ?? name));
    }));
    // A change draws them again; a running clock alone does so once a second.
    const key = `${phone.rate ? Math.floor(performance.now() / 1000) : phone.generation} ${scale}`;
    if (this.key === key && this.activity === activity.id) return;
    this.key = key;
    this.activity = activity.id;
    for (const image of this.root.querySelectorAll("img")) {
      image.src = `/activities/${encodeURIComponent(activity.id)}/${encodeURIComponent(image.presentation)}.png?scale=${scale}&at=${phone.generation}`;
    }
  }
}
