import { type Goal, goalOf } from '../equipment/goal.ts';
import type { Actor } from '../figures/cast.ts';
import { type Colour, lit, mix } from '../paper/colour.ts';
import { drawn, filled, pool } from '../paper/elements.ts';
import type { Point } from '../paper/geometry.ts';
import { Pen } from '../paper/pen.ts';
import type { Kind } from '../kinds.ts';
import { extent, type Setting } from '../setting/setting.ts';

/** The ground with its pattern, the light that falls on it, mats, and the lines of the sport. */
export function drawField(setting: Setting, actors: readonly Actor[]): string {
  const { facts, floor, groundTop } = setting;
  return [
    filled(floor.base, new Pen().box(extent.left, groundTop, extent.width, extent.bottom - groundTop)),
    filled(floor.second, pattern(setting)),
    fallingLight(setting),
    facts.kind === 'karate' || facts.kind === 'judo' ? tatami(setting) : '',
    facts.kind === 'boxing' && facts.surface === 'Indoors' ? ring(setting) : '',
    filled(floor.lines, lines(setting, actors), facts.surface === 'Sand' ? 1 : 0.92),
  ].join('');
}

/** Corners of a rectangle on the ground, from u and v to u and v. */
const corners = (u1: number, v1: number, u2: number, v2: number): Point[] => [
  [u1, v1],
  [u2, v1],
  [u2, v2],
  [u1, v2],
];

/** Mown stripes, planks, a painted court, or ripples. */
function pattern({ facts: { surface }, ground }: Setting): Pen | string {
  const pen = new Pen();
  if (surface === 'Sand')
    return 'M-680 440q340-26 680-4t420-4t400-8t380 4t920-4V474q-460 10-920-4q-260 14-480 0t-400 8t-320-6t-680 4zM-680 560q340-30 680-6t640 0t560-10t920 6V980H-680z';
  if (surface === 'Concrete') return ground.area(pen, corners(-7, 1, 7, 16));
  if (surface === 'Indoors')
    for (let plank = -20; plank < 20; plank++) ground.area(pen, corners(plank * 1.6, -2, plank * 1.6 + 0.8, 30));
  else
    for (let stripe = -26; stripe < 26; stripe += 2)
      ground.area(pen, corners(stripe * 2.2, -2, stripe * 2.2 + 2.2, 60));
  return pen;
}

/** Through a hall's windows by day; from lamps and floodlights in the evening. */
function fallingLight({ facts, indoors, palette, floor, focus, side, groundTop }: Setting): string {
  if (facts.hour === 'night' || (indoors && facts.hour === 'dusk'))
    return (
      pool(mix(floor.second, '#fff6cf', 0.5), [focus, 470], [430, 96], 0.28) +
      pool('#fff6cf', [focus, 478], [270, 58], 0.16)
    );
  if (!indoors) return '';
  const pen = new Pen();
  for (let x = 150 - 4 * 230; x < extent.right; x += 230)
    pen.shape(
      [x, groundTop],
      [x + 110, groundTop],
      [x + 110 - side * 150, groundTop + 320],
      [x - 100 - side * 150, groundTop + 320],
    );
  return filled(palette.sun, pen, 0.17);
}

function tatami({ facts, palette, ground }: Setting): string {
  const inLight = (colour: Colour) => lit(colour, palette.light, palette.strength * 0.5);
  const [outer, inner] = facts.kind === 'judo' ? (['#c9a227', '#2f6f8f'] as const) : (['#0f6b47', '#c2410c'] as const);
  const seams = new Pen();
  for (let u = -6; u <= 6; u += 2) ground.stripe(seams, [u, 1], [u, 11], 0.015);
  for (let v = 2; v < 11; v += 2) ground.stripe(seams, [-7, v], [7, v], 0.015);
  return (
    filled(inLight(outer), ground.area(new Pen(), corners(-7, 1, 7, 11))) +
    filled(inLight(inner), ground.area(new Pen(), corners(-3.6, 2.4, 3.6, 9))) +
    filled(palette.ink, seams, 0.35)
  );
}

/** The canvas of a ring; its ropes are drawn behind the players. */
function ring({ palette, floor, horizon, focus }: Setting): string {
  const canvas = filled(
    mix(floor.base, '#dfe7ea', 0.55),
    `M${Math.round(focus) - 330} 420H${Math.round(focus) + 330}L${Math.round(focus) + 470} 580H${Math.round(focus) - 470}z`,
  );
  const ropes = ['#c8102e', '#fff4e0', '#1b4f8a'].map((colour, index) => {
    const y = horizon - 34 + index * 34;
    return drawn(colour as Colour, 4, new Pen().move([focus - 330, y]).line([focus + 330, y]));
  });
  const posts = new Pen()
    .box(focus - 338, horizon - 52, 12, 472 - horizon - 46)
    .box(focus + 326, horizon - 52, 12, 472 - horizon - 46);
  return canvas + ropes.join('') + filled(palette.ink, posts);
}

type Marking = (
  draw: { line: (from: Point, to: Point) => void; arc: (centre: Point, radius: number, degrees: Point) => void },
  setting: Setting,
  goal: Goal | null,
) => void;

/** The goal's line with its areas; futsal's area is round. There is no centre circle, because midfield lies behind the viewer. */
const pitch: Marking = ({ line, arc }, { facts, ground }, goal) => {
  if (!goal) return;
  const [left, away] = ground.at([goal.left, goal.foot]);
  const [right] = ground.at([goal.left + goal.width, goal.foot]);
  line([-60, away], [60, away]);
  const middle = (left + right) / 2;
  const area = (beside: number, deep: number) => {
    line([left - beside, away], [left - beside, away - deep]);
    line([right + beside, away], [right + beside, away - deep]);
    line([left - beside, away - deep], [right + beside, away - deep]);
  };
  const step = Math.min(1, away / 8);
  if (facts.kind === 'futsal') arc([middle, away], 4.4 * step, [180, 360]);
  else {
    area(1.2 * step, 1.5 * step);
    area(4 * step, 4.2 * step);
  }
};

const netted: Marking = ({ line }, { facts }) => {
  line([-6.5, -3], [-6.5, 11]);
  line([6.5, -3], [6.5, 11]);
  line([-6.5, 11], [6.5, 11]);
  if (facts.surface === 'Sand') return;
  line([-2.2, -3], [-2.2, 11]);
  line([2.2, -3], [2.2, 11]);
};

const key: Marking = ({ line, arc }, { side }) => {
  const basket = side * 3.4;
  arc([basket, 9], 5, [100, 440]);
  line([-9, 11.4], [9, 11.4]);
  line([basket - 1.6, 11.4], [basket - 1.6, 6.6]);
  line([basket + 1.6, 11.4], [basket + 1.6, 6.6]);
  line([basket - 1.6, 6.6], [basket + 1.6, 6.6]);
  arc([basket, 6.6], 1.6, [180, 360]);
};

const track: Marking = ({ line }) => {
  for (const u of [-6, -4, -2, 0, 2, 4, 6]) line([u, -3], [u, 60]);
};

const markings: Partial<Record<Kind, Marking>> = {
  football: pitch,
  futsal: pitch,
  volleyball: netted,
  beach: netted,
  basketball: key,
  streetball: key,
  run: track,
};

function lines(setting: Setting, actors: readonly Actor[]): Pen {
  const { facts, ground } = setting;
  const pen = new Pen();
  if (facts.kind === 'run' && facts.surface !== 'Concrete') return pen;
  const width = facts.surface === 'Sand' ? 0.045 : 0.055;
  markings[facts.kind]?.(
    {
      line: (from, to) => void ground.stripe(pen, from, to, width),
      arc: (centre, radius, degrees) => void ground.arc(pen, centre, radius, degrees, width),
    },
    setting,
    goalOf(setting, actors),
  );
  return pen;
}
