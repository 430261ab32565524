/** What of the map is seen: all of it, or a part that is moved by dragging, pinching and turning the wheel. */
import { HEIGHT, WIDTH } from './land';

/** Smaller than this, plates cannot be read. */
export const FAR = 0.62;
const LARGEST = 2.6;

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

export class Camera {
  /** The place that the map has. */
  width = $state(0);
  height = $state(0);
  /** Pixels for a unit of the map; null is as much as fits. */
  #zoom = $state<number | null>(null);
  #at = $state.raw({ x: WIDTH / 2, y: HEIGHT / 2 });
  /** A finger or the mouse is moving it: nothing need be sharp. */
  moving = $state(false);

  /** The whole map. */
  fit = $derived(Math.min(this.width / WIDTH, this.height / HEIGHT) || 0.001);
  /** Whether the whole map is too small to be read. */
  narrow = $derived(this.fit < FAR);
  scale = $derived(this.#zoom === null ? (this.narrow ? Math.max(this.fit, 1) : this.fit) : between(this.fit, this.#zoom, this.most));
  /** Whether only a part is seen. */
  partial = $derived(this.scale > this.fit * 1.01);
  /** Whether plates give way to labels. */
  far = $derived(this.scale < FAR);

  get most(): number {
    return Math.max(LARGEST, this.fit * 2);
  }

  /** The left upper corner of the sheet, in pixels. */
  x = $derived(this.#edge(this.#at.x, WIDTH, this.width));
  y = $derived(this.#edge(this.#at.y, HEIGHT, this.height));

  #edge(at: number, size: number, room: number): number {
    const all = size * this.scale;
    return all <= room ? (room - all) / 2 : between(room - all, room / 2 - at * this.scale, 0);
  }

  /** What is seen, in units of the map. */
  seen = $derived({ x: -this.x / this.scale, y: -this.y / this.scale, w: this.width / this.scale, h: this.height / this.scale });

  /** Moves what is seen by pixels. */
  pan(dx: number, dy: number): void {
    // From what is really seen: the sheet may have stopped at its edge.
    const { x, y, w, h } = this.seen;
    this.#at = { x: x + w / 2 - dx / this.scale, y: y + h / 2 - dy / this.scale };
  }

  /** Grows or shrinks the map around a point of its place. */
  zoom(by: number, px = this.width / 2, py = this.height / 2): void {
    const unit = { x: (px - this.x) / this.scale, y: (py - this.y) / this.scale };
    this.#zoom = between(this.fit, this.scale * by, this.most);
    this.#at = { x: unit.x + (this.width / 2 - px) / this.scale, y: unit.y + (this.height / 2 - py) / this.scale };
  }

  whole(): void {
    this.#zoom = this.fit;
  }

  /** Shows a box of the map, if it is not all seen. */
  show([left = 0, top = 0, right = 0, bottom = 0]: number[]): void {
    const { x, y, w, h } = this.seen;
    if (left >= x - 1 && top >= y - 1 && right <= x + w + 1 && bottom <= y + h + 1) return;
    this.#at = { x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  centre(x: number, y: number): void {
    this.#at = { x, y };
  }
}
