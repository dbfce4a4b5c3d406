import { gameDays, levels, mapLimits, pageSizes, searchRadiiKm, searchRadiusDefaultKm, sports } from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { gameCard } from './game-shapes.ts';
import { csv, line, success } from './wire.ts';

/** A week from this day ends in a year of four digits. */
const localDate = z.iso.date().refine((day) => day < '9999', 'Before the year 9999.');
const latitude = z.coerce.number().min(-90).max(90);
const longitude = z.coerce.number().min(-180).max(180);

const flag = z.enum(['true']).optional();

/** The filters of lists and maps of games; a filter that is left out does not narrow the result (product.md#finding-games). */
export const priceRanges = ['any', 'free', 'under5', 'over5'] as const;
export const tournamentFilters = ['show_games', 'show_tournaments'] as const;
export const gameSorts = ['upcoming', 'capacity', 'recent'] as const;

const filterFields = {
  query: line(100).optional().describe('Words that each occur in the name, venue, address, city or community'),
  sports: csv(sports).optional().describe("Sports, comma-separated; none is 'All types'"),
  levels: csv(levels).optional().describe("Levels, comma-separated; 'All levels' does not narrow"),
  price: z.enum(priceRanges).default('any'),
  dateFrom: localDate.optional().describe('First day, local to Europe/Amsterdam; past days clamp to today'),
  dateTo: localDate.optional().describe('Last day, inclusive'),
  evening: flag.describe('Games that start in the evening, local to Europe/Amsterdam'),
  hasSpots: flag.describe('Games with a spot that is neither taken nor held'),
  numberOfPlayers: z.coerce.number().int().min(0).max(99).optional().describe('Games for at least this many players'),
  tournament: z.enum(tournamentFilters).optional(),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
  radius: z.coerce
    .number()
    .refine((value) => (searchRadiiKm as readonly number[]).includes(value), {
      error: 'Radius must be 10, 25, 50, 75 or 100 km.',
    })
    .default(searchRadiusDefaultKm),
};

interface Pairs {
  latitude?: number;
  longitude?: number;
  dateFrom?: string;
  dateTo?: string;
}

/** Filters that only make sense together. */
export const inPairs = (query: Pairs, issues: z.core.$RefinementCtx): void => {
  if ((query.latitude === undefined) !== (query.longitude === undefined))
    issues.addIssue({ code: 'custom', path: ['longitude'], message: 'latitude and longitude go together.' });
  if (query.dateFrom && query.dateTo && query.dateFrom > query.dateTo)
    issues.addIssue({ code: 'custom', path: ['dateTo'], message: 'dateTo must not be before dateFrom.' });
};

export const filters = z.object(filterFields);

const gameSearch = filters
  .extend({
    sort: z.enum(gameSorts).default('upcoming'),
    page: z.coerce.number().int().min(1).max(pageSizes.deepestPage).default(1),
    limit: z.coerce.number().int().min(1).max(pageSizes.gamesMax).default(pageSizes.gamesWide),
  })
  .superRefine(inPairs);

export const listGames = defineCall({
  method: 'GET',
  path: '/matches',
  summary: 'Search upcoming games.',
  access: 'visitor',
  input: { query: gameSearch },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      matches: z.array(gameCard),
      totalPages: z.int(),
      totalCount: z.int().describe(`With words at most ${pageSizes.gamesCounted}`),
      /** Whether there are more than `totalCount`. */
      more: z.boolean(),
    }),
  }),
  errors: [],
});

const daysSearch = filters
  .extend({ first: localDate.optional().describe('First day, local to Europe/Amsterdam; today if left out') })
  .superRefine(inPairs);

const dayOfGames = z.strictObject({
  /** A local day in Europe/Amsterdam. */
  day: localDate,
  count: z.int().min(0),
  /** The day's first games. */
  matches: z.array(gameCard).max(gameDays.gamesOfDay),
});

export const gamesByDay = defineCall({
  method: 'GET',
  path: '/matches/days',
  summary: `Upcoming games of ${gameDays.shown} days: of each how many there are, and the first ${gameDays.gamesOfDay}.`,
  access: 'visitor',
  input: { query: daysSearch },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      days: z.array(dayOfGames),
      /** If these days have no games: the first later day with one. */
      next: localDate.nullable(),
    }),
  }),
  errors: [],
});

const mapSearch = filters
  .extend({
    south: latitude,
    west: longitude,
    north: latitude,
    east: longitude,
    zoom: z.coerce.number().int().min(0).max(20),
  })
  .superRefine((query, issues) => {
    inPairs(query, issues);
    if (query.south > query.north)
      issues.addIssue({ code: 'custom', path: ['north'], message: 'north must not be south of south.' });
    if (query.west > query.east)
      issues.addIssue({ code: 'custom', path: ['east'], message: 'east must not be west of west.' });
  });

/** Games in one cell of a map's grid; when its bounds are a single point, they are all in one place. */
const mapCell = z.strictObject({
  count: z.int().min(1),
  /** The average of its games' coordinates. */
  latitude: z.number(),
  longitude: z.number(),
  bounds: z.strictObject({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }),
  /** The game if it is the only one; at the deepest zoom the soonest few; otherwise none. */
  matches: z.array(gameCard),
});

export const mapGames = defineCall({
  method: 'GET',
  path: '/matches/map',
  summary: `Upcoming games within a part of the map, grouped by the cells of a grid: at most ${mapLimits.cells}. Zoomed out, cells at its edge are whole.`,
  access: 'visitor',
  input: { query: mapSearch },
  output: z.strictObject({
    status: success,
    data: z.strictObject({ cells: z.array(mapCell), totalCount: z.int() }),
  }),
  errors: [],
});

const joinableSearch = z
  .object({
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    radius: filterFields.radius,
    limit: z.coerce.number().int().min(1).max(pageSizes.gamesMax).default(pageSizes.backupGames),
  })
  .superRefine(inPairs);

export const joinableGames = defineCall({
  method: 'GET',
  path: '/matches/joinable',
  summary:
    'Games that the caller can join now: open, with room, no passcode. Around a place those within the radius first, then others up to 100 km.',
  access: 'visitor',
  input: { query: joinableSearch },
  output: z.strictObject({ status: success, data: z.strictObject({ matches: z.array(gameCard) }) }),
  errors: [],
});

export const listTournaments = defineCall({
  method: 'GET',
  path: '/matches/tournaments',
  summary: 'Tournaments to come, the soonest first.',
  access: 'visitor',
  input: {
    query: z.object({ limit: z.coerce.number().int().min(1).max(pageSizes.gamesMax).default(pageSizes.tournaments) }),
  },
  output: z.strictObject({ status: success, data: z.strictObject({ tournaments: z.array(gameCard) }) }),
  errors: [],
});

export const votableGames = defineCall({
  method: 'GET',
  path: '/elo/getMatchesForUser',
  summary: 'Games whose players the user may still rate, the latest first.',
  access: 'guest',
  input: {},
  output: z.strictObject({ status: success, gamesUserCanVote: z.array(gameCard) }),
  errors: [],
});

export type GameFilters = z.output<typeof filters>;
export type GameSearch = z.output<typeof gameSearch>;
export type JoinableSearch = z.output<typeof joinableSearch>;
export type DaysSearch = z.output<typeof daysSearch>;
export type DayOfGames = z.output<typeof dayOfGames>;
export type MapSearch = z.output<typeof mapSearch>;
export type MapCell = z.output<typeof mapCell>;
