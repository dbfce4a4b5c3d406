import type { Actor } from '../figures/cast.ts';
import { type Colour, lit } from '../paper/colour.ts';
import { drawn, filled } from '../paper/elements.ts';
import { between, type Point } from '../paper/geometry.ts';
import { Pen } from '../paper/pen.ts';
import { randomOf } from '../paper/random.ts';
import type { Setting } from '../setting/setting.ts';
import { drawGoal, goalOf } from './goal.ts';

const inLight = ({ palette }: Setting, colour: Colour): Colour => lit(colour, palette.light, palette.strength * 0.6);

/** The equipment behind the players: floodlights, a goal, a basket, mats. */
export function drawEquipment(setting: Setting, actors: readonly Actor[]): string {
  const { kind } = setting.facts;
  const goal = goalOf(setting, actors);
  return [
    hasFloodlights(setting) ? floodlights(setting) : '',
    goal ? drawGoal(setting, goal) : '',
    kind === 'basketball' || kind === 'streetball' ? basket(setting) : '',
    kind === 'yoga' ? mats(setting, actors) : '',
  ].join('');
}

/** Clubs have floodlights at night; parks, beaches and many squares have none. */
function hasFloodlights({ facts: { hour, surface, kind, seed } }: Setting): boolean {
  if (hour !== 'night') return false;
  if (surface === 'Artificial grass') return true;
  const isField = surface === 'Concrete' || (surface === 'Grass' && kind === 'football');
  return isField && randomOf(seed, 'floodlights').chance(0.6);
}

function floodlights({ focus, side, horizon, palette }: Setting): string {
  const [masts, lamps, beams] = [new Pen(), new Pen(), new Pen()];
  const top = 120;
  for (const [x, size] of [
    [focus - side * 420, 1],
    [focus + side * 440, 1.12],
  ] as const) {
    masts.box(x - 2, top, 5, horizon + 10 - top).box(x - 34 * size, top - 22, 68 * size, 26);
    for (let lamp = 0; lamp < 4; lamp++)
      lamps
        .box(x - 28 * size + lamp * 16 * size, top - 18, 10, 8)
        .box(x - 28 * size + lamp * 16 * size, top - 7, 10, 8);
    const to = focus + (x < focus ? 40 : -40);
    beams.shape([x - 30, top], [to - 330, 520], [to + 330, 520], [x + 30, top]);
  }
  return filled(palette.ink, masts) + filled('#fffbe0', lamps) + filled('#f4ffe0', beams, 0.09);
}

/** The y of the foot of a basket's pole. */
const foot = 424;

/** Where the ring hangs. */
export function ringOf({ focus, side, horizon, tallness }: Setting): Point {
  return [Math.round(focus + side * 262), Math.round(foot - 2.32 * (((foot - horizon) * tallness) / 1.8))];
}

function basket(setting: Setting): string {
  const { side, palette } = setting;
  const [x, rim] = ringOf(setting);
  const post = x + side * 62;
  const white = inLight(setting, '#fffaf0');
  const orange = inLight(setting, '#e8591a');
  const pole = new Pen().shape(
    [post - 5, foot],
    [post - 5, rim + 20],
    [x + side * 30, rim - 8],
    [x + side * 30 + 4, rim - 16],
    [post + 5, rim + 8],
    [post + 5, foot],
  );
  const net = `M${x - 25} ${rim + 3}l8 36M${x + 25} ${rim + 3}l-8 36M${x - 8} ${rim + 3}l18 36M${x + 8} ${rim + 3}l-18 36M${x - 22} ${rim + 16}h44M${x - 19} ${rim + 28}h38`;
  return [
    filled(palette.ink, pole),
    filled(white, new Pen().box(x - 60, rim - 66, 120, 78)),
    drawn(orange, 4, `M${x - 24} ${rim - 2}v-36h48v36z`),
    drawn(orange, 7, `M${x - 27} ${rim}h54`),
    drawn(white, 2, net),
  ].join('');
}

const matColours: [Colour, ...Colour[]] = ['#6a3fa0', '#1b7f78', '#c2410c', '#d88fa5', '#2b5f9e'];

/** A mat under each player, along the direction in which they look. */
function mats(setting: Setting, actors: readonly Actor[]): string {
  return actors
    .map(({ x, y, size }, index) => {
      const [half, deep] = [58 * size, 7 * size];
      const mat = new Pen().shape(
        [x - half + deep, y - deep],
        [x + half + deep, y - deep],
        [x + half - deep, y + deep],
        [x - half - deep, y + deep],
      );
      return filled(inLight(setting, matColours[index % matColours.length] ?? matColours[0]), mat);
    })
    .join('');
}

/** The net across the middle, with both of its posts in the picture; players beyond it are drawn earlier. */
export function drawNet(setting: Setting): string {
  const { focus, side, horizon, tallness, palette } = setting;
  const [near, far]: [Point, Point] = [
    [focus - side * 14, 476],
    [focus + side * 84, 386],
  ];
  const above = ([x, y]: Point, part: number): Point => [x, y - (y - horizon) * tallness * part];
  const [top, foot] = [1.3, 0.78];
  const [nearTop, farTop, nearFoot, farFoot] = [above(near, top), above(far, top), above(near, foot), above(far, foot)];
  const mesh = new Pen();
  for (let cord = 1; cord < 14; cord++)
    mesh.move(between(nearTop, farTop, cord / 14)).line(between(nearFoot, farFoot, cord / 14));
  for (let cord = 1; cord < 7; cord++)
    mesh.move(between(nearTop, nearFoot, cord / 7)).line(between(farTop, farFoot, cord / 7));
  const white = inLight(setting, '#fffaf0');
  const lower = ([x, y]: Point, by: number): Point => [x, y + by];
  return [
    drawn(inLight(setting, '#e8591a'), 6, new Pen().move(far).line(lower(farTop, -5))),
    filled(palette.ink, new Pen().shape(nearTop, farTop, farFoot, nearFoot), 0.1),
    drawn(white, 1.3, mesh, 0.75),
    filled(white, new Pen().shape(nearTop, farTop, lower(farTop, 6), lower(nearTop, 13))),
    filled(white, new Pen().shape(nearFoot, farFoot, lower(farFoot, 3), lower(nearFoot, 6))),
    drawn(inLight(setting, '#e8591a'), 10, new Pen().move(near).line(lower(nearTop, -8))),
  ].join('');
}
