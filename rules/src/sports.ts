import type { Surface } from './limits.ts';

export interface HallFloor {
  /** From one corner to the other. */
  from: string;
  to: string;
  /** The colour inside the lines, if it differs. */
  court?: string;
}

interface SportRow {
  /** Its position among the sports that are rated, whose games open for rating once archived and confirmed (product.md#sports). */
  rated?: number;
  /** Whether a game may have an entrance fee (product.md#sports). */
  mayCost: boolean;
  /** Whether people call a game of it a training (glossary.md). */
  isTraining?: true;
  /** Players in a team on the field. */
  teamSize?: number;
  /** The surface shown in covers and pictures when nothing else is known. */
  ground: Surface;
  /** The floor of its hall, if it is not parquet. */
  hall?: HallFloor;
}

/**
 * The sports, in the order in which they are listed. Adding one takes a row here and in the database table `sport` (`rated_sport`), its
 * name in `games.sport` of the phrases, its field in court-lines.ts and its mark in sport-marks.ts.
 */
const rows = {
  Football: { rated: 3, mayCost: true, teamSize: 11, ground: 'Grass' },
  Futsal: { mayCost: true, teamSize: 5, ground: 'Indoors', hall: { from: '#2c74b8', to: '#1d5793' } },
  Volleyball: {
    rated: 1,
    mayCost: true,
    teamSize: 6,
    ground: 'Sand',
    hall: { from: '#2a7f87', to: '#1c626b', court: '#cf6a35' },
  },
  Basketball: { rated: 2, mayCost: true, teamSize: 5, ground: 'Indoors' },
  'Martial arts': { mayCost: false, isTraining: true, ground: 'Indoors', hall: { from: '#a63a36', to: '#7d2527' } },
  'Health & fitness': { mayCost: false, isTraining: true, ground: 'Indoors', hall: { from: '#5c5a8f', to: '#413f6e' } },
} as const satisfies Record<string, SportRow>;

export type Sport = keyof typeof rows;

export type RatedSport = {
  [S in Sport]: (typeof rows)[S] extends { rated: number } ? S : never;
}[Sport];

export const sportTable: Record<Sport, SportRow> = rows;

export const sports = Object.keys(rows) as Sport[];

export function isRated(sport: Sport): sport is RatedSport {
  return sportTable[sport].rated !== undefined;
}

/** In the order of `rated`. */
export const ratedSports = sports.filter(isRated).sort((a, b) => rows[a].rated - rows[b].rated);
