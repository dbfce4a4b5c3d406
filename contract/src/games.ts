import { levels, pageSizes, searchRadiiKm, searchRadiusDefaultKm, sports } from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { gameCard, gameDetails } from './game-shapes.ts';
import { pagination, success } from './wire.ts';

const csv = <T extends readonly [string, ...string[]]>(values: T) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((given) => (Array.isArray(given) ? given : given.split(',')).filter((v) => v !== ''))
    .pipe(z.array(z.enum(values)).max(values.length * 2));

const localDate = z.iso.date();

/** Filters, sort and page of `GET /matches`; a filter that is left out does not narrow. */
export const gameSearch = z
  .object({
    sports: csv(sports).optional().describe("Sports, comma-separated; none is 'All types'"),
    levels: csv(levels).optional().describe("Levels, comma-separated; 'All levels' does not narrow"),
    price: z.enum(['any', 'free', 'under5', 'over5']).default('any'),
    dateFrom: localDate.optional().describe('First day, local to Europe/Amsterdam; past days clamp to today'),
    dateTo: localDate.optional().describe('Last day, inclusive'),
    numberOfPlayers: z.coerce.number().int().min(0).max(99).optional().describe('Games for at least this many players'),
    tournament: z.enum(['show_games', 'show_tournaments']).optional(),
    latitude: z.coerce.number().min(-90).max(90).optional(),
    longitude: z.coerce.number().min(-180).max(180).optional(),
    radius: z.coerce
      .number()
      .refine((value) => (searchRadiiKm as readonly number[]).includes(value), {
        error: 'Radius must be 10, 25, 50, 75 or 100 km',
      })
      .default(searchRadiusDefaultKm),
    sort: z.enum(['upcoming', 'capacity', 'recent']).default('upcoming'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(pageSizes.gamesMax).default(pageSizes.gamesWide),
  })
  .refine((query) => (query.latitude === undefined) === (query.longitude === undefined), {
    error: 'latitude and longitude go together',
    path: ['longitude'],
  })
  .refine((query) => !query.dateFrom || !query.dateTo || query.dateFrom <= query.dateTo, {
    error: 'dateTo must not be before dateFrom',
    path: ['dateTo'],
  });

export const listGames = defineCall({
  method: 'GET',
  path: '/matches',
  summary: 'Search upcoming games.',
  access: 'visitor',
  input: { query: gameSearch },
  output: z.strictObject({
    status: success,
    data: z.strictObject({ matches: z.array(gameCard), totalPages: z.int(), totalCount: z.int() }),
  }),
  errors: [],
});

const cards = z.strictObject({ status: success, data: z.strictObject({ matches: z.array(gameCard) }) });
const limit = (preset: number) => z.coerce.number().int().min(1).max(pageSizes.gamesMax).default(preset);

export const latestGames = defineCall({
  method: 'GET',
  path: '/matches/latest',
  summary: 'Games created most recently; sports of `priority` and `prioritySequence` come first, in that order.',
  access: 'visitor',
  input: {
    query: z.object({
      limit: limit(pageSizes.latest),
      priority: z.enum(sports).optional(),
      prioritySequence: csv(sports).optional(),
    }),
  },
  output: cards,
  errors: [],
});

export const featuredGames = defineCall({
  method: 'GET',
  path: '/matches/featured',
  summary: 'Games an admin features; sports of `prioritySequence` come first, in that order.',
  access: 'visitor',
  input: { query: z.object({ limit: limit(pageSizes.featured), prioritySequence: csv(sports).optional() }) },
  output: cards,
  errors: [],
});

const byId = { params: z.object({ id: z.string().max(64) }) };
/** The answer that shows one game to its viewer. */
export const oneGame = z.strictObject({ status: success, data: z.strictObject({ match: gameDetails }) });

export const getGame = defineCall({
  method: 'GET',
  path: '/matches/{id}',
  summary: 'One upcoming or running game; archived ones are found under /archivedmatches.',
  access: 'visitor',
  input: byId,
  output: oneGame,
  errors: ['game_not_found'],
});

export const getArchivedGame = defineCall({
  method: 'GET',
  path: '/archivedmatches/match/{id}',
  summary: 'One archived game.',
  access: 'visitor',
  input: byId,
  output: oneGame,
  errors: ['game_not_found'],
});

export const archivedGamesCount = defineCall({
  method: 'GET',
  path: '/archivedmatches/getAllConfirmedArchivedMatchesCount',
  summary: 'How many confirmed games were played.',
  access: 'visitor',
  input: {},
  output: z.strictObject({ status: success, count: z.int() }),
  errors: [],
});

export const myJoinedGames = defineCall({
  method: 'GET',
  path: '/matches/myjoined',
  summary: 'Games the user has joined.',
  access: 'guest',
  input: {
    query: z.object({
      period: z.enum(['upcoming', 'past', 'all']).default('upcoming'),
      limit: limit(pageSizes.profileGames),
      skip: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
  },
  output: z.strictObject({ status: success, matches: z.array(gameCard), pagination }),
  errors: [],
});

export type GameSearch = z.output<typeof gameSearch>;
