import { pageSizes, sports } from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { gameCard, gameDetails, joinedCard, waitingCard } from './game-shapes.ts';
import { csv, pagination, success } from './wire.ts';

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

/** The key of a private link, which opens a private community's game to who is no member. */
export const linkKey = z.string().max(200).optional().describe('Key of the private link');
const byId = { params: z.object({ id: z.string().max(64) }), query: z.object({ secret_key: linkKey }) };
/** The answer that shows one game to its viewer. */
export const oneGame = z.strictObject({ status: success, data: z.strictObject({ match: gameDetails }) });

export const getGame = defineCall({
  method: 'GET',
  path: '/matches/{id}',
  summary: 'One upcoming or running game; archived ones are found under /archivedmatches.',
  access: 'visitor',
  input: byId,
  output: oneGame,
  errors: ['game_not_found', 'members_only'],
});

export const getArchivedGame = defineCall({
  method: 'GET',
  path: '/archivedmatches/match/{id}',
  summary: 'One archived game.',
  access: 'visitor',
  input: byId,
  output: oneGame,
  errors: ['game_not_found', 'members_only'],
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
  summary: 'Games the user has joined; those that were cancelled with them in say what came back.',
  access: 'guest',
  input: {
    query: z.object({
      period: z.enum(['upcoming', 'past', 'all']).default('upcoming'),
      limit: limit(pageSizes.profileGames),
      skip: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
  },
  output: z.strictObject({ status: success, matches: z.array(joinedCard), pagination }),
  errors: [],
});

export const myWaitingGames = defineCall({
  method: 'GET',
  path: '/matches/mywaiting',
  summary: 'Games the user waits for, the soonest first, with their place in the queue.',
  access: 'guest',
  input: {
    query: z.object({
      limit: limit(pageSizes.profileGames),
      skip: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
  },
  output: z.strictObject({ status: success, matches: z.array(waitingCard), pagination }),
  errors: [],
});
