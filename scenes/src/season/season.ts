import { type Colour, lit } from '../paper/colour.ts';
import { drawn, filled } from '../paper/elements.ts';
import { Pen } from '../paper/pen.ts';
import { type Random, randomOf } from '../paper/random.ts';
import { extent, type Setting } from '../setting/setting.ts';

/** Rain and snow in the air, leaves and petals on the ground, and a branch of blossom that hangs in. */
export function drawSeason(setting: Setting): string {
  const { facts, indoors } = setting;
  if (indoors) return '';
  const random = randomOf(facts.seed, 'season');
  if (facts.season === 'winter') return random.chance(0.5) ? rain(setting, random) : snow(setting, random);
  if (facts.surface === 'Sand') return '';
  if (facts.season === 'spring')
    return (random.chance(0.5) ? blossom(setting, random) : '') + leaves(setting, random, '#fbd0d6', 8);
  if (facts.season === 'autumn') return leaves(setting, random, '#e8822a', 12) + leaves(setting, random, '#b63a0e', 8);
  return '';
}

const inLight = ({ palette }: Setting, colour: Colour): Colour => lit(colour, palette.light, palette.strength * 0.6);

/** Somewhere in the air. */
function* falling(random: Random, count: number): Generator<[x: number, y: number]> {
  for (let index = 0; index < count; index++)
    yield [random.between(extent.left, extent.right), random.between(-60, 560)];
}

/** Somewhere on the ground. */
function* lying({ groundTop }: Setting, random: Random, count: number): Generator<[x: number, y: number]> {
  for (let index = 0; index < count * 2; index++)
    yield [random.between(extent.left, extent.right), random.between(groundTop + 24, 600)];
}

function rain(setting: Setting, random: Random): string {
  const pen = new Pen();
  for (const [x, y] of falling(random, 80)) {
    pen.move([x, y]).line([x - 8, y + 34]);
  }
  return drawn(setting.facts.hour === 'night' ? '#dff3ff' : '#ffffff', 2, pen, 0.4);
}

function snow(setting: Setting, random: Random): string {
  const pen = new Pen();
  for (const at of falling(random, 80)) pen.circle(at, random.whole(2, 5));
  return filled('#ffffff', pen, 0.8);
}

function leaves(setting: Setting, random: Random, colour: Colour, count: number): string {
  const pen = new Pen();
  for (const [x, y] of lying(setting, random, count)) {
    const [long, high] = [random.between(6, 10), random.between(-2, 2)];
    pen
      .move([x - long, y - high])
      .bend([x, y - 4], [x + long, y + high])
      .bend([x, y + 4], [x - long, y - high])
      .close();
  }
  return filled(inLight(setting, colour), pen);
}

function blossom(setting: Setting, random: Random): string {
  const petals = (colour: Colour) => {
    const pen = new Pen();
    for (let petal = 0; petal < 22; petal++) {
      const along = random.between(0, 1);
      pen.circle(
        [1210 - along * 250, 92 + along * 40 + random.between(-32, 32) - (random.chance(0.3) ? 40 : 0)],
        random.whole(5, 11),
      );
    }
    return filled(inLight(setting, colour), pen);
  };
  const branch = drawn(
    setting.palette.ink,
    5,
    'M1200 96Q1120 120 1060 108T960 142M1110 114Q1080 140 1066 168M1200 40Q1100 70 1010 60',
  );
  return branch + petals('#f7b6c2') + petals('#ffe3e6');
}
