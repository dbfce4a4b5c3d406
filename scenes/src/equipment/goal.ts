import type { Actor } from '../figures/cast.ts';
import { lit } from '../paper/colour.ts';
import { drawn } from '../paper/elements.ts';
import { Pen } from '../paper/pen.ts';
import type { Setting } from '../setting/setting.ts';

/** Where a goal stands, in the picture's units. */
export interface Goal {
  left: number;
  width: number;
  /** The y of its posts' feet. */
  foot: number;
  height: number;
  /** How long a metre is at the goal. */
  metre: number;
}

/** The goal behind its keeper; none in sports without one. */
export function goalOf(setting: Setting, actors: readonly Actor[]): Goal | null {
  const { composition, focus, side, horizon, tallness, facts } = setting;
  if (facts.kind !== 'football' && facts.kind !== 'futsal') return null;
  const keeper = actors.find(({ player }) => player.team === 2);
  const large = composition.largeGoal;
  const foot = (keeper?.y ?? 400) - (large ? 6 : 10);
  const metre = ((foot - horizon) * tallness) / 1.8;
  const width = metre * (large ? 2.8 : 3.6);
  const middle = (keeper?.x ?? focus + side * 320) + (large ? side * 40 : 0);
  return { left: middle - width / 2, width, foot, height: metre * (facts.kind === 'futsal' ? 2 : 2.2), metre };
}

/** Draws the goal with a net that slants back. */
export function drawGoal({ palette, side }: Setting, { left, width, foot, height, metre }: Goal): string {
  const depth = metre * 0.45;
  const back = (side * metre) / 2;
  const net = new Pen();
  for (let cord = 0; cord <= 10; cord++) {
    const x = left + (width * cord) / 10;
    net.move([x, foot - height]).line([x + back, foot - depth]);
  }
  for (let cord = 1; cord < 6; cord++) {
    const x = left + (back * cord) / 6;
    const y = foot - height + ((height - depth) * cord) / 6;
    net.move([x, y]).line([x + width, y]);
  }
  const rear = new Pen();
  for (const x of [left, left + width]) rear.move([x, foot - height]).line([x + back, foot - depth], [x, foot]);
  rear.move([left + back, foot - depth]).line([left + back + width, foot - depth]);
  const frame = new Pen()
    .move([left, foot])
    .line([left, foot - height], [left + width, foot - height], [left + width, foot]);
  const white = lit('#fffaf0', palette.light, palette.strength * 0.6);
  return drawn(white, 1, net, 0.5) + drawn(white, 2, rear) + drawn(white, Math.max(3, metre * 0.1), frame);
}
