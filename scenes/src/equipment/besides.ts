import type { Actor } from '../figures/cast.ts';
import { type Colour, lit } from '../paper/colour.ts';
import { drawn, filled, pool } from '../paper/elements.ts';
import { randomOf } from '../paper/random.ts';
import type { Setting } from '../setting/setting.ts';

/** Things that lie around, if any: bags, bottles, a dog that watches, cones; and a bicycle against the fence. */
export function drawBesides(setting: Setting, actors: readonly Actor[]): string {
  return bicycle(setting) + beside(setting, actors);
}

/** Where they may lie, beside the players. */
const spots: [number, ...number[]] = [236, 1060, 1106];
const bagColours: [Colour, ...Colour[]] = ['#f4a62a', '#123f63', '#1fb866', '#c2410c', '#6a3fa0'];

function beside(setting: Setting, actors: readonly Actor[]): string {
  const { facts, indoors, palette, shadow } = setting;
  const random = randomOf(facts.seed, 'besides');
  const inLight = (colour: Colour) => lit(colour, palette.light, palette.strength * 0.6);
  const what = random.pick(['bag', 'rucksack', 'bottles', 'dog', 'cones', 'nothing', 'nothing']);
  const [x, y] = [random.pick(spots), 474];
  if (actors.some((actor) => actor.y > 414 && Math.abs(actor.x - x) < 110)) return '';
  const orange = inLight('#e8591a');
  const white = inLight('#fffaf0');
  const bottle = (at: number, foot: number) =>
    filled(white, `M${at} ${foot}v-28q0-6 4-8v-7h6v7q4 2 4 8v28z`) + filled(orange, `M${at} ${foot - 12}h14v-9h-14z`);
  if (what === 'bottles')
    return (
      pool(shadow, [x, y + 2], [44, 5], 0.5) +
      [-34, -10, 18].map((aside, nth) => bottle(x + aside, y + 2 * nth)).join('')
    );
  if (what === 'rucksack')
    return [
      pool(shadow, [x, y], [36, 6], 0.5),
      drawn(palette.ink, 4, `M${x - 9} ${y - 58}q9-14 18 0`),
      filled(inLight(random.pick(bagColours)), `M${x - 27} ${y}q-8-52 10-60h34q18 8 10 60z`),
      filled(palette.ink, `M${x - 18} ${y - 6}v-22h36v22zM${x - 20} ${y - 38}h40v4h-40z`, 0.5),
    ].join('');
  if (what === 'bag')
    return [
      pool(shadow, [x, y], [58, 7], 0.5),
      filled(inLight(random.pick(bagColours)), `M${x - 46} ${y}q-8-34 10-40h72q18 6 10 40z`),
      filled(palette.ink, `M${x - 20} ${y - 40}h9v40h-9zM${x + 12} ${y - 40}h9v40h-9z`, 0.55),
      drawn(palette.ink, 4, `M${x - 16} ${y - 38}q16-30 32 0`),
      bottle(x + 63, y + 4),
    ].join('');
  if (what === 'dog' && !indoors) {
    const left = x + 10;
    return [
      pool(shadow, [left, y], [40, 6], 0.5),
      filled(
        inLight(random.pick<Colour>(['#7a3d1c', '#2a1d18', '#d9a066', '#f1e3cf'])),
        `M${left + 26} ${y}h-52q-4-5 4-7l6-1q-4-20 0-36q-1-14 4-18l-16-1q-10-1-8-8l16-6q4-10 12-8q10 2 9 14l-1 14q24 16 24 40l8-12q7-8 8 0q-2 20-14 29z`,
      ),
      filled(orange, `M${left - 10} ${y - 60}h17v6h-17z`),
      filled(palette.ink, `M${left - 1} ${y - 82}q10 4 8 18q-8 2-10-8z`, 0.5),
      filled(palette.ink, `M${left - 26} ${y - 72}h6v5h-6z`),
    ].join('');
  }
  if (what === 'cones')
    return [
      [x - 60, 452],
      [x + 20, 474],
    ]
      .map(
        ([at, foot]) =>
          filled(orange, `M${at} ${foot}l14-32q4-5 9 0l14 32z`) +
          filled(white, `M${(at ?? 0) + 7} ${(foot ?? 0) - 15}h23l-4-8h-16z`),
      )
      .join('');
  return '';
}

function bicycle({ facts, indoors, palette, focus, side, horizon }: Setting): string {
  const random = randomOf(facts.seed, 'bicycle');
  if (indoors || facts.surface === 'Sand' || random.chance(0.25)) return '';
  const x = Math.round(Math.min(1105, focus - side * random.between(395, 425)));
  const y = horizon + 34;
  const wheel = (at: number) => `M${at} ${y - 20}m-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0`;
  const frame = `M${x - 34} ${y - 20}l20-30l14 30zM${x} ${y - 20}q14-10 22-38l12 38M${x + 22} ${y - 58}l-2-8l-14-2M${x - 14} ${y - 50}l-3-9m-8 0h16`;
  return drawn(palette.ink, 3.4, wheel(x - 34) + wheel(x + 34) + frame);
}
