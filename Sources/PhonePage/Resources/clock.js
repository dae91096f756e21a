// The phone's clock: running, standing, wound ahead.
import { attribute, byId, fill, make, say, words } from "./dom.js";
import { perform } from "./wire.js";
import * as actions from "./actions.js";

const names = { start: "start", stale: "stale", longestLife: "8 h", dismissal: "gone", alertEnds: "alert ends" };
const rates = [[1, "as in life"], [10, "10 × as fast"], [60, "a minute a second"], [600, "10 minutes a second"]];

export class Clock {
  constructor() {
    this.time = make("span", { className: "time" });
    this.day = make("span", { className: "quiet-text" });
    this.run = make("button", { type: "button", className: "main", onclick: () => this.toggle() }, "Run");
    this.rate = make("select", { "aria-label": "Speed of the clock", onchange: () => { if (this.phone.rate) perform(actions.run(Number(this.rate.value))); } },
      ...rates.map(([value, name]) => make("option", { value }, name)));
    const jump = (label, seconds) =>
      make("button", { type: "button", onclick: () => perform(actions.advance(seconds)) }, label);
    this.next = make("button", { type: "button", onclick: () => this.jumpToMark() }, "Next mark");
    this.slider = make("input", {
      type: "range", min: 0, step: 60, value: 0, "aria-label": "Hours ahead",
      oninput: () => this.preview(), onchange: () => this.go(),
    });
    this.marks = make("div");
    this.target = make("output", { className: "quiet-text" });
    byId("clock").append(
      make("div", { className: "row spread" },
        make("div", { className: "row" }, this.time, this.day),
        make("div", { className: "row" }, this.run, this.rate, jump("+1 s", 1), jump("+1 min", 60), jump("+10 min", 600), this.next)),
      make("div", { className: "ahead" }, this.slider, this.marks), this.target);
  }

  show(phone) {
    this.phone = phone;
    this.received = performance.now();
    const zone = phone.settings.timeZone;
    const format = (options) => {
      try { return new Intl.DateTimeFormat("en-GB", { timeZone: zone, ...options }); }
      catch { return new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...options }); }
    };
    this.clockFormat = format({ hour: "2-digit", minute: "2-digit", second: "2-digit" });
    this.dayFormat = format({ weekday: "short", day: "numeric", month: "short", year: "numeric" });
    const runs = phone.rate > 0;
    words(this.run, runs ? "Stop" : "Run");
    attribute(this.run, "aria-pressed", runs);
    if (runs) {
      if (![...this.rate.options].some(({ value }) => Number(value) === phone.rate)) {
        this.rate.append(make("option", { value: phone.rate }, `${phone.rate} ×`));
      }
      this.rate.value = String(phone.rate);
    }
    this.next.disabled = phone.marks.length === 0;
    const last = phone.marks.at(-1)?.date ?? phone.now;
    this.span = Math.max(12 * 3600, Math.ceil((last - phone.now) / 3600 + 0.5) * 3600);
    this.slider.max = this.span;
    if (document.activeElement !== this.slider || !this.isDragging) this.slider.value = 0;
    const ahead = phone.marks.filter(({ date }) => date > phone.now);
    fill(this.marks, [ahead, runs ? Math.floor(phone.now / 30) : phone.now, this.span], () => ahead.map((mark, index) => {
      const button = make("button", {
        type: "button", className: `mark ${mark.kind}${index % 2 ? " second" : ""}`, "data-key": `${mark.kind} ${mark.activity}`,
        title: `${this.clockFormat.format(mark.date * 1000)}, activity ${mark.activity}`,
        onclick: () => perform(actions.advanceTo(mark.date)),
      }, names[mark.kind] ?? mark.kind);
      button.style.left = `${((mark.date - phone.now) / this.span) * 100}%`;
      return button;
    }));
    if (!this.isDragging) words(this.target, "");
    this.tick();
  }

  /** Shows the time; between two snapshots of a running clock it goes on by itself. */
  tick() {
    const { now, rate } = this.phone;
    const shown = (now + (rate * (performance.now() - this.received)) / 1000) * 1000;
    words(this.time, this.clockFormat.format(shown));
    words(this.day, this.dayFormat.format(shown));
    clearTimeout(this.ticking);
    if (rate > 0) this.ticking = setTimeout(() => this.tick(), Math.max(50, Math.min(500, 500 / rate)));
  }

  toggle() { perform(actions.run(this.phone.rate > 0 ? 0 : Number(this.rate.value))); }

  jumpToMark() {
    const mark = this.phone.marks.find(({ date }) => date > this.phone.now) ?? this.phone.marks[0];
    if (mark) perform(actions.advanceTo(mark.date));
  }

  preview() {
    this.isDragging = true;
    const seconds = Number(this.slider.value);
    const words_ = `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min ahead, ${this.clockFormat.format((this.phone.now + seconds) * 1000)}`;
    words(this.target, words_);
    attribute(this.slider, "aria-valuetext", words_);
  }

  async go() {
    const seconds = Number(this.slider.value);
    this.isDragging = false;
    if (seconds > 0 && (await perform(actions.advance(seconds)))) say(`The clock was wound ${(seconds / 3600).toFixed(1)} h ahead.`);
    this.slider.value = 0;
    words(this.target, "");
  }
}
