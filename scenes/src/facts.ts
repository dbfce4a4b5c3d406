import type { Surface } from '@rondo/rules';
import type { Kind } from './kinds.ts';
import type { Place } from './places.ts';

export const hours = ['morning', 'midday', 'golden', 'dusk', 'night'] as const;
export type Hour = (typeof hours)[number];

export const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof seasons)[number];

/** Everything that a scene is drawn from: the same facts give the same picture. */
export interface Facts {
  kind: Kind;
  surface: Surface;
  place: Place;
  hour: Hour;
  season: Season;
  /** The number of one of its kind's compositions, from 0. */
  composition: number;
  /** A whole number from 0 up to {@link seeds}, which decides everything that is left to chance. */
  seed: number;
}

/** How many pictures one set of facts has: few enough to recognise a name that was made up, but more than anybody sees. */
export const seeds = 4096;
