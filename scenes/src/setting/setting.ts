import type { Facts } from '../facts.ts';
import type { Colour } from '../paper/colour.ts';
import { randomOf } from '../paper/random.ts';
import { type Composition, compositionOf } from './compositions.ts';
import { floorOf, type Floor } from './floors.ts';
import { type Palette, paletteOf } from './palette.ts';
import { type Ground, groundOf } from './perspective.ts';

/** The size of a scene that is shown in full: in previews and mails. */
export const size = { width: 1200, height: 630 } as const;

/** How far a scene is drawn, since a frame may show more beside, above and below the people (setting/view.ts). */
export const extent = { left: -680, right: 2120, top: -320, bottom: 980, width: 2800, height: 1300 } as const;

/** The facts that all layers share: places and colours. */
export interface Setting {
  facts: Facts;
  palette: Palette;
  floor: Floor;
  composition: Composition;
  indoors: boolean;
  /** The y of the horizon. */
  horizon: number;
  /** The y at which the ground begins. */
  groundTop: number;
  /** A person's height per step between their feet and the horizon. */
  tallness: number;
  /** The side of the players on which the sun is; the landmark is on the other side. */
  side: 1 | -1;
  /** The x around which they play. */
  focus: number;
  landmark: number;
  sun: { x: number; y: number; radius: number };
  /** How far the bands of the sky slant, in steps of y. */
  slant: number;
  ground: Ground;
  shadow: Colour;
}

export function settingOf(facts: Facts): Setting {
  const random = randomOf(facts.seed, 'setting');
  const palette = paletteOf(facts);
  const composition = compositionOf(facts.kind, facts.composition);
  const indoors = facts.surface === 'Indoors';
  const side = random.chance(0.5) || composition.facesRight ? 1 : -1;
  const horizon = 322 + random.whole(0, 16);
  const tallness = 1.86 + random.between(0, 0.14) - (composition.net ? 0.12 : 0);
  const focus = random.between(690, 710) + (side > 0 ? 0 : 30);
  const centre = focus + random.between(-80, 80);
  const hasGoal = facts.kind === 'football' || facts.kind === 'futsal';
  // Not every field lies before its town's landmark.
  const aside = random.chance(0.7) ? random.between(195, 235) : random.between(420, 520);
  const floor = floorOf(facts, palette);
  const sunRadius = { morning: 92, midday: 58, golden: 88, dusk: 88, night: 34 }[facts.hour] * random.between(0.9, 1.2);
  return {
    facts,
    palette,
    floor,
    composition,
    indoors,
    horizon,
    groundTop: horizon + (indoors ? 14 : 10),
    tallness,
    side,
    focus,
    landmark: focus - side * aside + 15,
    sun: {
      x: focus + side * random.between(210, 300),
      y: {
        morning: horizon - sunRadius * 0.6,
        midday: 170,
        golden: horizon - sunRadius * 0.9,
        dusk: horizon - sunRadius * 0.4,
        night: 150,
      }[facts.hour],
      radius: sunRadius,
    },
    slant: side * random.between(20, 60),
    ground: groundOf({ horizon, height: 1.8 / tallness, centre, yaw: hasGoal ? 0 : random.between(-0.35, 0.35) }),
    shadow: floor.shadow,
  };
}

/** The scale of a figure of 100 steps whose feet are at `y`. */
export const sizeAt = ({ horizon, tallness }: Setting, y: number): number => ((y - horizon) * tallness) / 100;
