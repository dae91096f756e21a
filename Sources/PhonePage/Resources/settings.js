// The switches of Settings and of the simulated device.
import { byId, fill, make } from "./dom.js";
import { perform } from "./wire.js";
import * as actions from "./actions.js";

const textSizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
  "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5"];

export class Settings {
  constructor() {
    this.form = make("div", { className: "form" });
    byId("settings").append(this.form);
    this.controls = {
      device: this.choice("Device", "device"),
      appearance: this.choice("Appearance", "appearance", ["light", "dark"]),
      textSize: this.choice("Text size", "textSize", textSizes),
      locale: this.words("Language and region", "locale", "en_US"),
      timeZone: this.words("Time zone", "timeZone", "Europe/Berlin"),
      isAlwaysOn: this.toggle("Always-on display", "alwaysOn"),
      isLowPower: this.toggle("Low Power Mode", "lowPower"),
      allowsLiveActivities: this.toggle("Live Activities of all apps", "allLiveActivities"),
    };
  }

  add(label, control) {
    control.id = `setting-${this.form.children.length}`;
    this.form.append(make("label", { for: control.id }, label), control);
    return control;
  }

  choice(label, setting, names = []) {
    return this.add(label, make("select", { name: setting, onchange: (event) => perform(actions.set(setting, event.target.value)) },
      ...names.map((name) => make("option", { value: name }, name))));
  }

  words(label, setting, placeholder) {
    return this.add(label, make("input", {
      type: "text", name: setting, className: "field", placeholder, spellcheck: false, autocomplete: "off",
      onchange: async (event) => { if (!(await perform(actions.set(setting, event.target.value)))) this.show(this.phone); },
    }));
  }

  toggle(label, setting) {
    return this.add(label, make("input", { type: "checkbox", name: setting, onchange: (event) => perform(actions.set(setting, event.target.checked)) }));
  }

  show(phone) {
    this.phone = phone;
    const { settings } = phone;
    fill(this.controls.device, [settings.devices, phone.device], () => {
      const names = settings.devices.includes(phone.device) ? settings.devices : [phone.device, ...settings.devices];
      return names.map((name) => make("option", { value: name }, name));
    });
    const values = { ...settings, device: phone.device };
    for (const [name, control] of Object.entries(this.controls)) {
      if (control.type === "checkbox") control.checked = values[name];
      else if (control !== document.activeElement || control.localName === "select") control.value = values[name];
    }
  }
}
