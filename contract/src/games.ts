import { ownGamesInMonth, pageSizes, sports } from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { gameCard, gameDetails, joinedCard, waitingCard } from './game-shapes.ts';
import { csv, id, instant, month, pagination, success } from './wire.ts';

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

/** The key of a private link, which opens a private community's game to people who are not members. */
export const linkKey = z.string().max(200).optional().describe('Key of the private link');
const byId = { params: z.object({ id: z.string().max(64) }), query: z.object({ secret_key: linkKey }) };
/** One game, as its viewer may see it. */
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

/** The inputs of a random draw of a game's teams (decisions/0038-committed-draw.md). */
const shownDraw = z.strictObject({
  /** From 1. */
  number: z.int(),
  drawnAt: instant,
  teamSize: z.int(),
  /** Ids of players, in blocks of similar strength; null for viewers who may not see the players. */
  players: z.array(id).nullable(),
  /** Hashed with SHA-256 as often as its number says, it becomes the seal. */
  seed: z.string(),
});

const gameDraws = z.strictObject({
  /** The hash that every draw's seed leads to, published when the game was created. */
  seal: z.string(),
  /** How often chance made the teams. */
  count: z.int(),
  /** The number of the last draw that made the teams as they are saved now; null if no draw did. */
  saved: z.int().nullable(),
  /** The draws; null while anybody can still join. */
  shown: z.array(shownDraw).nullable(),
});

export const getDraws = defineCall({
  method: 'GET',
  path: '/matches/{id}/draws',
  summary: 'The seal of a game’s draws, and once nobody can join any more what each was made from, to check it.',
  access: 'visitor',
  input: byId,
  output: z.strictObject({ status: success, data: gameDraws }),
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

/** One of the caller's own games, and their part in it. */
const ownDayGame = gameCard.extend({
  plays: z.boolean().describe('Plays, or did until the game was cancelled'),
  waits: z.boolean().describe('Is on the waiting list'),
  hosts: z.boolean().describe('Organises it, or is a co-organiser'),
});

export const myGamesOfMonth = defineCall({
  method: 'GET',
  path: '/matches/mymonth',
  summary: `Games of a month that the user plays, waits for or hosts, the first ${ownGamesInMonth}, in order.`,
  access: 'guest',
  input: { query: z.object({ month }) },
  output: z.strictObject({ status: success, matches: z.array(ownDayGame) }),
  errors: [],
});

export type OwnDayGame = z.output<typeof ownDayGame>;
export type GameDraws = z.output<typeof gameDraws>;
export type ShownDraw = z.output<typeof shownDraw>;
