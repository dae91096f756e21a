// The picture of the phone, as sharp as the screen it is seen on.
import { byId } from "./dom.js";
import { picture } from "./wire.js";

export class Display {
  size = null;
  /** CSS pixels in a point. */
  factor = 1;
  drawing = null;
  dirty = false;
  place = "";

  get isSized() { return this.size !== null; }

  show(phone) {
    const [width, height] = phone.display;
    this.place = phone.place;
    if (this.size?.[0] !== width || this.size?.[1] !== height) {
      this.size = [width, height];
      this.fit();
      this.draw();
    }
    byId("phone-title").textContent = phone.device;
    byId("frame").classList.toggle("square", Math.max(width, height) / Math.min(width, height) < 1.9);
  }

  /** Makes the phone as large as the window lets it be, at most its own size. */
  fit() {
    if (!this.size) return;
    const [width, height] = this.size;
    const high = Math.max(420, innerHeight - 190) / height;
    const wide = (Math.min(innerWidth, document.documentElement.clientWidth) - 50) / width;
    this.factor = Math.max(0.4, Math.min(1, high, wide));
    const canvas = byId("picture");
    canvas.style.width = `${width * this.factor}px`;
    canvas.style.height = `${height * this.factor}px`;
    const overlay = byId("overlay");
    overlay.style.width = `${width}px`;
    overlay.style.height = `${height}px`;
    overlay.style.transform = `scale(${this.factor})`;
  }

  /** Pixels in a point, in steps that the phone draws sharply. */
  get scale() {
    const wanted = this.factor * devicePixelRatio;
    return Math.min(3, Math.max(1, Math.ceil(wanted * 4) / 4));
  }

  /** Draws the newest picture; one request is under way at a time. */
  draw() {
    if (this.drawing) { this.dirty = true; return this.drawing; }
    this.drawing = (async () => {
      do {
        this.dirty = false;
        const blob = await picture(this.scale);
        if (!blob) continue;
        const bitmap = await createImageBitmap(blob);
        const canvas = byId("picture");
        if (canvas.width !== bitmap.width || canvas.height !== bitmap.height) {
          canvas.width = bitmap.width;
          canvas.height = bitmap.height;
        }
        canvas.getContext("2d").drawImage(bitmap, 0, 0);
        bitmap.close();
      } while (this.dirty);
    })().finally(() => { this.drawing = null; });
    return this.drawing;
  }

  /** The point of the display below a pointer. */
  point(event) {
    const box = byId("picture").getBoundingClientRect();
    const round = (value) => Math.round(value * 100) / 100;
    return [round((event.clientX - box.left) / this.factor), round((event.clientY - box.top) / this.factor)];
  }
}
