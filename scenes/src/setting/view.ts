import { ringOf } from '../equipment/equipment.ts';
import { goalOf } from '../equipment/goal.ts';
import type { Actor } from '../figures/cast.ts';
import type { Point } from '../paper/geometry.ts';
import type { Setting } from './setting.ts';

/** A part of a scene, in the scene's units. */
export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The space around the people: sky above hands, ground with shadows below feet, and a little at the sides. */
const margin = { top: 26, bottom: 44, side: 30 } as const;
/** The smallest view, so that few people don't come too near. */
const least = { width: 620, height: 400 } as const;

/** The part that a frame of any shape shows: everybody from hands to feet, the ball, and its goal. */
export function viewOf(setting: Setting, actors: readonly Actor[]): View {
  const boxes = [...actors.map(boxOf), ...aimsOf(setting, actors)];
  const left = Math.min(...boxes.map(({ x }) => x)) - margin.side;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + margin.side;
  const top = Math.min(...boxes.map(({ y }) => y)) - margin.top;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + margin.bottom;
  const [width, height] = [Math.max(least.width, right - left), Math.max(least.height, bottom - top)];
  return {
    x: Math.round((left + right - width) / 2),
    y: Math.round(bottom - height),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/**
 * The space around one person, and the smallest view of one who lies or crouches. `beside` is how far a wide card sees, and `higher` how much taller it
 * may become for the heads there.
 */
const near = { top: 20, bottom: 26, side: 22, width: 150, height: 210, beside: 340, higher: 90 } as const;

/**
 * The part that a card shows, where all of them would be too small: who has the ball, or else who is nearest, from hands to feet. Whoever is beside
 * them is in view as far as the frame has room.
 */
export function closeViewOf(actors: readonly Actor[]): View {
  const main = actors.find(({ player, body }) => player.ball && body.ball) ?? actors.at(-1);
  if (!main) return { x: 0, y: 0, width: least.width, height: least.height };
  const box = boxOf(main);
  const middle = box.x + box.width / 2;
  const bottom = box.y + box.height + near.bottom;
  const top = Math.min(box.y - near.top, bottom - near.height);
  const heads = actors
    .map(boxOf)
    .filter(({ x, width }) => x < middle + near.beside && x + width > middle - near.beside)
    .map(({ y }) => y - near.top / 2);
  const highest = Math.max(Math.min(top, ...heads), top - near.higher);
  const width = Math.max(near.width, box.width + 2 * near.side);
  return {
    x: Math.round(middle - width / 2),
    y: Math.round(highest),
    width: Math.round(width),
    height: Math.round(bottom - highest),
  };
}

/** The board of a basket, or a goal that fills the picture. */
function aimsOf(setting: Setting, actors: readonly Actor[]): View[] {
  const { facts, composition } = setting;
  if (facts.kind === 'basketball' || facts.kind === 'streetball') {
    const [x, y] = ringOf(setting);
    return [{ x: x - 60, y: y - 66, width: 120, height: 106 }];
  }
  const goal = composition.largeGoal && goalOf(setting, actors);
  return goal ? [{ x: goal.left, y: goal.foot - goal.height, width: goal.width, height: goal.height }] : [];
}

/** The space that a person takes in the picture, with the ball if they have it. */
export function boxOf({ body, x, y, size, faces, player }: Actor): View {
  const { arms, legs, head, drop } = body;
  const points = [arms.near, arms.far, legs.near, legs.far].flatMap(({ middle, end, hand }) => [middle, end, hand]);
  const ends: [at: Point, reach: number][] = points.map((at) => [at, 5]);
  ends.push([head.centre, 12]);
  if (player.ball && body.ball) ends.push([[body.ball[0], body.ball[1] - drop], 8]);
  const across = ends.flatMap(([[at], reach]) => [
    x + faces * size * at - size * reach,
    x + faces * size * at + size * reach,
  ]);
  const down = ends.flatMap(([[, at], reach]) => [y + size * (at + drop - reach), y + size * (at + drop + reach)]);
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return { x: left, y: top, width: Math.max(...across) - left, height: Math.max(...down) - top };
}
