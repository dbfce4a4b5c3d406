import type { Facts, Hour, Season } from '../facts.ts';
import { type Colour, mix } from '../paper/colour.ts';
import { randomOf } from '../paper/random.ts';

/** The colours of an hour. */
export interface Palette {
  /** The sky's colours from the top down to the horizon. */
  sky: [Colour, Colour, Colour];
  sun: Colour;
  /** The colour of buildings far away. */
  far: Colour;
  /** The colour of trees and fences. */
  mid: Colour;
  /** The darkest colour. */
  ink: Colour;
  /** The colour of the light on the ground and on people, and how strong it is there. */
  light: Colour;
  strength: number;
  /** The colour of lit windows; omitted by day. */
  windows?: Colour;
}

/** The palettes of each hour; the hours at which most games are played have the most. */
const printings: Record<Hour, readonly [Palette, ...Palette[]]> = {
  morning: [
    {
      sky: ['#f4d9c0', '#f9e4cc', '#fdf0dc'],
      sun: '#ff9d66',
      far: '#a9c4ae',
      mid: '#5d9a7b',
      ink: '#12462f',
      light: '#ffe2c4',
      strength: 0.55,
    },
    {
      sky: ['#cfe6d8', '#e4efd9', '#fbf0d3'],
      sun: '#ffb86b',
      far: '#93bda6',
      mid: '#478a6a',
      ink: '#0f4430',
      light: '#fff0cc',
      strength: 0.5,
    },
  ],
  midday: [
    {
      sky: ['#8fd6d2', '#b2e3d9', '#d6f1e2'],
      sun: '#fff8dc',
      far: '#6fb5a0',
      mid: '#2d8560',
      ink: '#0b3d2a',
      light: '#ffffff',
      strength: 0,
    },
    {
      sky: ['#7cc4dd', '#a5d8e4', '#d3ede6'],
      sun: '#fffbe6',
      far: '#6ba7ae',
      mid: '#2a7c5c',
      ink: '#0b3d2a',
      light: '#ffffff',
      strength: 0,
    },
  ],
  golden: [
    {
      sky: ['#f2a05e', '#f8bd7c', '#fdd9a2'],
      sun: '#fff3c9',
      far: '#c47a4a',
      mid: '#7c4a2a',
      ink: '#3b1a10',
      light: '#ffd7a6',
      strength: 0.7,
    },
    {
      sky: ['#ecb36a', '#f5ca86', '#fbe2ae'],
      sun: '#e8663a',
      far: '#a3804f',
      mid: '#55602f',
      ink: '#23301a',
      light: '#ffdfae',
      strength: 0.7,
    },
  ],
  dusk: [
    {
      sky: ['#3a2f63', '#8a4470', '#e8775a'],
      sun: '#ffc27a',
      far: '#43285a',
      mid: '#251d45',
      ink: '#150f2e',
      light: '#d0b6e2',
      strength: 0.75,
      windows: '#ffc670',
    },
    {
      sky: ['#0f4a55', '#3f7f78', '#f0a468'],
      sun: '#ff7d4a',
      far: '#12454f',
      mid: '#0b2f38',
      ink: '#06222a',
      light: '#a9d2d2',
      strength: 0.7,
      windows: '#ffd27e',
    },
    {
      sky: ['#24305e', '#6f5a8e', '#f2a08a'],
      sun: '#ffd9a0',
      far: '#3a3c6e',
      mid: '#1e2448',
      ink: '#10142c',
      light: '#c6c2e6',
      strength: 0.7,
      windows: '#ffd08a',
    },
  ],
  night: [
    {
      sky: ['#07211c', '#0a2d25', '#0e3b2f'],
      sun: '#f6efd0',
      far: '#14503f',
      mid: '#082a21',
      ink: '#03140f',
      light: '#d2eedd',
      strength: 0.5,
      windows: '#ffd27e',
    },
    {
      sky: ['#0c1a33', '#11264a', '#193660'],
      sun: '#fbe9c0',
      far: '#244a78',
      mid: '#0d2140',
      ink: '#060f20',
      light: '#c8def4',
      strength: 0.5,
      windows: '#ffcf7a',
    },
    {
      sky: ['#1a1230', '#251a44', '#3a2a5e'],
      sun: '#fbe3c8',
      far: '#4a3a76',
      mid: '#1c1434',
      ink: '#0c0818',
      light: '#d6cdf0',
      strength: 0.5,
      windows: '#ffc98a',
    },
    {
      sky: ['#0b2530', '#103542', '#1b5260'],
      sun: '#fff1d6',
      far: '#2a6a78',
      mid: '#0a2730',
      ink: '#041218',
      light: '#c6e6ea',
      strength: 0.5,
      windows: '#ffdf9a',
    },
  ],
};

export function paletteOf({ hour, season, seed }: Facts): Palette {
  const palette = randomOf(seed, 'palette').pick(printings[hour]);
  return season === 'winter' && hour !== 'night' ? wintry(palette, hour) : palette;
}

function wintry(palette: Palette, hour: Hour): Palette {
  const pale = hour === 'dusk' ? 0.12 : 0.3;
  const [top, middle, low] = palette.sky;
  return {
    ...palette,
    sky: [mix(top, '#dfe7ea', pale), mix(middle, '#dfe7ea', pale), mix(low, '#dfe7ea', pale)],
    far: mix(palette.far, '#b9c6cc', 0.25),
    mid: mix(palette.mid, '#5b7480', 0.3),
  };
}

/** The colours that the dark scheme multiplies into a picture: the same place later in the evening. */
export const laterLight: Record<Hour, Colour> = {
  morning: '#8aa39a',
  midday: '#5e9aa0',
  golden: '#b9846a',
  dusk: '#a79fc0',
  night: '#b4c6c2',
};

export const leaves: Record<Season, readonly [Colour, Colour]> = {
  spring: ['#f3b7bf', '#7fb86a'],
  summer: ['#2d8560', '#3f9a5f'],
  autumn: ['#d9772b', '#c2410c'],
  winter: ['#5b7480', '#5b7480'],
};
