import { type Colour, lit } from '../paper/colour.ts';
import { drawn, filled } from '../paper/elements.ts';
import { Pen } from '../paper/pen.ts';
import { type Random, randomOf } from '../paper/random.ts';
import type { Setting } from '../setting/setting.ts';

/** What is in the air of a season, and a branch of blossom that hangs in. */
export function drawSeason(setting: Setting): string {
  const { facts, indoors } = setting;
  if (indoors) return '';
  const random = randomOf(facts.seed, 'season');
  if (facts.season === 'winter') return random.chance(0.5) ? rain(setting, random) : snow(setting, random);
  if (facts.surface === 'Sand') return '';
  if (facts.season === 'spring') return blossom(setting, random) + leaves(setting, random, '#fbd0d6', 10);
  if (facts.season === 'autumn') return leaves(setting, random, '#e8822a', 12) + leaves(setting, random, '#b63a0e', 8);
  return '';
}

const inLight = ({ palette }: Setting, colour: Colour): Colour => lit(colour, palette.light, palette.strength * 0.6);

/** Somewhere beside the players, whom nothing hides. */
function* drifting({ focus }: Setting, random: Random, count: number): Generator<[x: number, y: number]> {
  for (let index = 0; index < count; index++) {
    const x = random.chance(0.3) ? random.between(focus - 340, focus - 160) : random.between(focus + 190, focus + 510);
    yield [x, random.between(90, 520)];
  }
}

function rain(setting: Setting, random: Random): string {
  const pen = new Pen();
  for (const [x, y] of drifting(setting, random, 54)) {
    const start = x - random.between(0, 380);
    pen.move([start, y]).line([start - 8, y + 34]);
  }
  return drawn(setting.facts.hour === 'night' ? '#dff3ff' : '#ffffff', 2, pen, 0.4);
}

function snow(setting: Setting, random: Random): string {
  const pen = new Pen();
  for (const at of drifting(setting, random, 40)) pen.circle(at, random.whole(2, 6));
  return filled('#ffffff', pen, 0.8);
}

function leaves(setting: Setting, random: Random, colour: Colour, count: number): string {
  const pen = new Pen();
  for (const [x, y] of drifting(setting, random, count)) {
    const [long, high] = [random.between(7, 11), random.between(-5, 5)];
    pen
      .move([x - long, y - high])
      .bend([x, y - 7], [x + long, y + high])
      .bend([x, y + 6], [x - long, y - high])
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
