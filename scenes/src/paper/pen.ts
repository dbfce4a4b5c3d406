import type { Point } from './geometry.ts';

/**
 * Writes the `d` of a path. It takes absolute points, rounds them to whole units and writes steps from one to the next: these are short and
 * alike, so they compress well. A larger unit makes a smaller file.
 */
export class Pen {
  readonly #unit: number;
  #at: [number, number] = [0, 0];
  #began: [number, number] = [0, 0];
  d = '';

  /** @param unit - how long a step of 1 is; with another unit than 1, the caller scales the path by it */
  constructor(unit = 1) {
    this.#unit = unit;
  }

  move(to: Point): this {
    // The first point is absolute, so that paths can be written one after another.
    this.#step(this.d === '' ? 'M' : 'm', [to]);
    this.#began = [...this.#at];
    return this;
  }

  line(...points: Point[]): this {
    for (const point of points) this.#step('l', [point]);
    return this;
  }

  curve(first: Point, second: Point, to: Point): this {
    return this.#step('c', [first, second, to]);
  }

  bend(over: Point, to: Point): this {
    return this.#step('q', [over, to]);
  }

  /** A part of a circle, clockwise unless told. */
  arc(radius: number, to: Point, sweep: 0 | 1 = 1): this {
    const r = Math.max(1, Math.round(radius / this.#unit));
    return this.#step(`a${r} ${r} 0 0 ${sweep}`, [to]);
  }

  close(): this {
    this.d += 'z';
    this.#at = [...this.#began];
    return this;
  }

  shape(first: Point, ...others: Point[]): this {
    return this.move(first)
      .line(...others)
      .close();
  }

  box(x: number, y: number, width: number, height: number): this {
    return this.shape([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
  }

  /** In whole units, so that one half of a circle ends exactly where the other begins. */
  circle(centre: Point, radius: number): this {
    const whole = (value: number) => Math.round(value / this.#unit) * this.#unit;
    const [x, y, r] = [whole(centre[0]), whole(centre[1]), Math.max(this.#unit, whole(radius))];
    return this.move([x - r, y])
      .arc(r, [x + r, y])
      .arc(r, [x - r, y])
      .close();
  }

  /** A soft closed line through all the points. */
  round(points: readonly Point[]): this {
    const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
    this.move(at(0));
    for (let index = 0; index < points.length; index++) {
      const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      this.curve(
        [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
        [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
        to,
      );
    }
    return this.close();
  }

  #step(command: string, points: Point[]): this {
    const [fromX, fromY] = this.#at;
    let text = '';
    for (const [x, y] of points) {
      this.#at = [Math.round(x / this.#unit), Math.round(y / this.#unit)];
      text += spaced(this.#at[0] - fromX) + spaced(this.#at[1] - fromY);
    }
    this.d += command.startsWith('a') ? command + text : command + text.trimStart();
    return this;
  }
}

/** A minus separates two numbers as well as a space does. */
const spaced = (value: number): string => (value < 0 ? String(value) : ` ${value}`);
