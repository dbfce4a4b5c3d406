import { type Colour } from '../paper/colour.ts';
import { drawn, filled, pool } from '../paper/elements.ts';
import { type Point, towards } from '../paper/geometry.ts';
import { Pen } from '../paper/pen.ts';
import { randomOf } from '../paper/random.ts';
import type { Setting } from '../setting/setting.ts';
import type { Actor } from './cast.ts';

/** The ball at the player who has it, with its shadow; nothing in sports without a ball. */
export function drawBall(setting: Setting, actors: readonly Actor[]): string {
  const holder = actors.find(({ player, body }) => player.ball && body.ball);
  const at = holder?.body.ball;
  if (!holder || !at) return '';
  const { kind } = setting.facts;
  const isBasket = kind === 'basketball' || kind === 'streetball';
  const radius = Math.max(9, holder.size * (isBasket ? 7 : 6.2));
  const x = holder.x + holder.faces * holder.size * at[0];
  const y = Math.min(holder.y + holder.size * at[1], holder.y - radius * 0.8);
  const draw = isBasket ? basketball : setting.composition.net ? volleyball : football;
  const turned = randomOf(setting.facts.seed, 'ball').between(0, 90);
  return (
    pool(setting.shadow, [x, holder.y + radius * 0.1], [radius, radius * 0.26], 0.55) +
    draw([x, y], radius, turned, setting.palette.ink)
  );
}

/** Turns points that are given in parts of the radius. */
const onBall = ([x, y]: Point, radius: number, turned: number) => {
  const [cos, sin] = [Math.cos((turned * Math.PI) / 180) * radius, Math.sin((turned * Math.PI) / 180) * radius];
  return (u: number, v: number): Point => [x + u * cos - v * sin, y + u * sin + v * cos];
};

function football(centre: Point, radius: number, turned: number, ink: Colour): string {
  const patches = new Pen();
  const pentagon = (middle: Point, size: number, start: number) => {
    const [first, ...others] = [0, 1, 2, 3, 4].map((corner) => towards(middle, start + corner * 72, size));
    if (first) patches.shape(first, ...others);
  };
  pentagon(centre, radius * 0.36, turned);
  for (let patch = 0; patch < 5; patch++)
    pentagon(towards(centre, turned + 36 + patch * 72, radius * 0.8), radius * 0.2, turned + 36 + patch * 72);
  return filled('#fffaf0', new Pen().circle(centre, radius)) + filled(ink, patches);
}

function basketball(centre: Point, radius: number, turned: number, ink: Colour): string {
  const at = onBall(centre, radius, turned);
  const seams = new Pen().move(at(-1, 0)).line(at(1, 0)).move(at(0, -1)).line(at(0, 1));
  seams.move(at(-0.7, -0.7)).bend(at(0.1, 0), at(-0.7, 0.7)).move(at(0.7, -0.7)).bend(at(-0.1, 0), at(0.7, 0.7));
  return filled('#e8691e', new Pen().circle(centre, radius)) + drawn(ink, radius * 0.12, seams);
}

function volleyball(centre: Point, radius: number, turned: number): string {
  const at = onBall(centre, radius, turned);
  const panel = new Pen()
    .move(at(-0.97, -0.2))
    .bend(at(0, -0.5), at(0.5, -0.86))
    .arc(radius, at(0.97, -0.2))
    .bend(at(0.2, 0.3), at(-0.86, 0.5))
    .close();
  const seams = new Pen()
    .move(at(-0.97, -0.2))
    .bend(at(0, -0.5), at(0.5, -0.86))
    .move(at(-0.86, 0.5))
    .bend(at(0.2, 0.3), at(0.97, -0.2));
  return (
    filled('#fffaf0', new Pen().circle(centre, radius)) +
    filled('#f4b42a', panel) +
    drawn('#1b4f8a', radius * 0.1, seams)
  );
}
