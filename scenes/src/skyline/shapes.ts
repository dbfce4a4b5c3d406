import { across, moved, type Point, towards } from '../paper/geometry.ts';
import { Pen } from '../paper/pen.ts';
import type { Random } from '../paper/random.ts';

/** A skyline stands on a baseline of y 0 around x 0, some 700 wide and 230 high; up is negative. */
export interface Skyline {
  silhouette: string;
  /** Openings, which show the sky by day and are lit at night. */
  openings?: string;
  /** Cables and rails. */
  lines?: string;
}

export const block = (x: number, width: number, height: number, above = 0): string =>
  `M${x} ${-above}v${-height}h${width}v${height}z`;

/** Stages on top of each other, each [half width, height], with a spire of a height at the end. */
export function tower(x: number, stages: readonly (readonly [number, number])[], spire = 0): string {
  let [d, foot, half] = ['', 0, 0];
  for (const [width, height] of stages) {
    d += block(x - width, 2 * width, height, foot);
    [foot, half] = [foot + height, width];
  }
  return spire ? `${d}M${x - half} ${-foot}L${x} ${-foot - spire}L${x + half} ${-foot}z` : d;
}

/** A round tower with a wide pointed roof. */
export const turret = (x: number, half: number, wall: number, roof: number): string =>
  tower(x, [[half, wall]]) + `M${x - half - 3} ${-wall}L${x} ${-wall - roof}L${x + half + 3} ${-wall}z`;

/** A cupola in the shape of an onion, with its pin. */
export const onion = (x: number, foot: number, half: number, height: number): string =>
  `M${x - half * 0.7} ${-foot}q${-half * 0.6} ${-height * 0.2} 0 ${-height * 0.42}q${half * 0.6} ${-height * 0.12} ${half * 0.7} ${-height * 0.58}q${half * 0.1} ${height * 0.46} ${half * 0.7} ${height * 0.58}q${half * 0.6} ${height * 0.22} 0 ${height * 0.42}z`;

/** Half a ball. */
export const dome = (x: number, foot: number, half: number): string =>
  `M${x - half} ${-foot}a${half} ${half} 0 0 1 ${2 * half} 0z`;

/** A roof with its gable to us. */
export const gable = (x: number, width: number, wall: number, roof: number): string =>
  `M${x} 0v${-wall}l${width / 2} ${-roof}l${width / 2} ${roof}v${wall}z`;

/** A long house with a roof that slants at its ends. */
export const nave = (x: number, width: number, wall: number, roof: number): string =>
  `M${x} 0v${-wall}l${roof * 0.5} ${-roof}h${width - roof}l${roof * 0.5} ${roof}v${wall}z`;

/** Windows with round tops, side by side. */
export function arches(
  x: number,
  count: number,
  step: number,
  [foot, width, height]: readonly [number, number, number],
): string {
  let d = '';
  for (let index = 0; index < count; index++)
    d += `M${x + index * step} ${-foot}v${-height}q${width / 2} ${-width * 0.7} ${width} 0v${height}z`;
  return d;
}

/** Merlons along the top of a wall. */
export function battlement(x: number, width: number, foot: number): string {
  const merlon = 5;
  let d = '';
  for (let at = x; at < x + width - 1; at += 2 * merlon) d += block(at, merlon, 6, foot);
  return d;
}

/** A windmill: body, stage and four sails, the first at an angle. */
export function mill(x: number, size: number, angle: number): string {
  const pen = new Pen();
  const s = (value: number) => value * size;
  pen
    .move([x - s(17), 0])
    .line([x - s(10), -s(64)])
    .bend([x, -s(79)], [x + s(10), -s(64)])
    .line([x + s(17), 0])
    .close();
  pen.box(x - s(22), -s(30), s(44), s(3));
  const hub: Point = [x, -s(68)];
  for (let sail = 0; sail < 4; sail++) {
    const tip = towards(hub, angle + sail * 90, s(50));
    const side = across(hub, tip);
    const inner = towards(hub, angle + sail * 90, s(12));
    // Each sail turns the same way round, so that the shape stays filled where a sail crosses the body.
    pen.shape(
      moved(inner, side, -size),
      moved(inner, side, -s(9)),
      moved(tip, side, -s(9)),
      moved(tip, side, size),
      moved(hub, side, size),
    );
  }
  return pen.d;
}

type House = (x: number, width: number, wall: number) => string;

/** The gables of old Dutch houses. */
const gables = {
  spout: (x, w, h) => `M${x} 0v${-h}l${w / 2} ${-w * 0.62}l${w / 2} ${w * 0.62}v${h}z`,
  step: (x, w, h) => {
    const step = Math.round(w * 0.15);
    const top = w - 6 * step;
    return `M${x} 0v${-h}h${step}v-7h${step}v-7h${step}v-7h${top}v7h${step}v7h${step}v7h${step}v${h}z`;
  },
  bell: (x, w, h) => {
    const [a, b] = [Math.round(w * 0.26), Math.round(w * 0.48)];
    return `M${x} 0v${-h}q${a - 1}-2 ${a}-14q${Math.round(w * 0.24)}-14 ${b} 0q1 12 ${w - a - b} 14v${h}z`;
  },
  neck: (x, w, h) => {
    const [a, b] = [Math.round(w * 0.3), Math.round(w * 0.2)];
    return `M${x} 0v${-h}q${a} 0 ${a}-15l${b}-8l${w - 2 * a - b} 8q0 15 ${a} 15v${h}z`;
  },
  flat: (x, w, h) => block(x, w, h),
} as const satisfies Record<string, House>;
export type Gable = keyof typeof gables;

/** A row of houses from x to x, their walls between two heights. */
export function houses(
  random: Random,
  [from, to]: Point,
  [low, high]: Point,
  kinds: readonly [Gable, ...Gable[]],
): string {
  let d = '';
  for (let x = from; x < to;) {
    const width = random.whole(20, 36);
    d += gables[random.pick(kinds)](x, width, random.whole(low, high));
    x += width + (random.chance(0.12) ? 10 : 0);
  }
  return d;
}

/** Small windows somewhere in a stretch of houses. */
export function windows(random: Random, [from, to]: Point, [low, high]: Point, count: number): string {
  let d = '';
  for (let index = 0; index < count; index++) d += `M${random.whole(from, to)} ${-random.whole(low, high)}h4v6h-4z`;
  return d;
}
