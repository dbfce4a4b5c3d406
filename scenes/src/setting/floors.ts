import type { Surface } from '@rondo/rules';
import type { Facts } from '../facts.ts';
import { type Colour, lit, mix } from '../paper/colour.ts';
import { randomOf } from '../paper/random.ts';
import type { Palette } from './palette.ts';

/** The colours of the ground in its light. */
export interface Floor {
  base: Colour;
  /** Mown stripes, planks, the field. */
  second: Colour;
  lines: Colour;
  shadow: Colour;
}

type Paint = readonly [base: Colour, second: Colour, lines: Colour];

const paints: Record<Surface, readonly [Paint, ...Paint[]]> = {
  Grass: [
    ['#3f9d52', '#4caa58', '#f3f7e6'],
    ['#4b9a44', '#59a84c', '#f6f7e2'],
  ],
  'Artificial grass': [
    ['#12a257', '#1cb463', '#ffffff'],
    ['#0f9464', '#18a671', '#ffffff'],
  ],
  Concrete: [
    ['#c8643c', '#b9552f', '#fff3e2'],
    ['#3f8f8b', '#367f7d', '#f4f7ea'],
    ['#6f7fa8', '#62719b', '#fffbe9'],
    ['#a9aaa0', '#9c9d93', '#fffbe9'],
  ],
  Sand: [
    ['#ecd3a0', '#e4c68c', '#2a6fb0'],
    ['#efd8ab', '#e6ca95', '#d8324a'],
  ],
  Indoors: [
    ['#dba662', '#d29a55', '#fff6e2'],
    ['#5d9c86', '#548f7b', '#fff4dc'],
    ['#c9875a', '#bf7c50', '#fff4e0'],
    ['#5f8fb5', '#5583a9', '#fff8e6'],
    ['#b5626a', '#aa5861', '#fff4ec'],
    ['#7d86b8', '#737cae', '#fff8ee'],
  ],
};

export function floorOf({ surface, hour, season, seed }: Facts, palette: Palette): Floor {
  const indoors = surface === 'Indoors';
  const inLight = (colour: Colour) => lit(colour, palette.light, palette.strength * (indoors ? 0.4 : 1));
  let [base, second, lines] = randomOf(seed, 'floor').pick(paints[surface]).map(inLight) as [Colour, Colour, Colour];
  if (!indoors && hour === 'night') {
    base = mix(base, palette.ink, 0.34);
    second = mix(second, palette.ink, 0.16);
    lines = mix(lines, second, 0.2);
  }
  if (!indoors && hour === 'dusk') {
    base = mix(base, palette.ink, 0.36);
    second = mix(second, palette.ink, 0.27);
    lines = mix(lines, palette.ink, 0.12);
  }
  if (season === 'winter' && hour !== 'night' && surface.endsWith('rass')) {
    base = mix(base, '#dbe9e2', 0.28);
    second = mix(second, '#e6f0ea', 0.34);
  }
  if (season === 'autumn' && surface === 'Grass') base = mix(base, '#a98a3a', 0.18);
  return { base, second, lines, shadow: mix(base, palette.ink, 0.62) };
}
