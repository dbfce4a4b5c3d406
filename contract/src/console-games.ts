import { gameStatuses, sports } from '@rondo/rules';
import { z } from 'zod';
import { consoleDay, consoleList, consoleSpan, reason } from './console.ts';
import { defineCall } from './define-call.ts';
import { euros, id, instant, line, success } from './wire.ts';

/** Games as admins see them: all, also private ones. */

/** A venue's id is made from its address, and so is not a UUID of any version. */
export const venueId = z.guid().describe('Id of a venue');

const byId = z.object({ id });

const listedGame = z.strictObject({
  _id: id,
  name: z.string(),
  sport: z.enum(sports),
  city: z.string(),
  startsAt: instant,
  status: z.enum(gameStatuses),
  archived: z.boolean(),
  joined: z.int(),
  players: z.int(),
  price: euros,
  organiser: z.strictObject({ _id: id, name: z.string() }),
  /** Its position among the featured games on the home page; null if it isn't there. */
  featured: z.int().nullable(),
  isPrivate: z.boolean(),
  /** Where it is; all games at the venue have the same id. */
  venue: z.strictObject({ _id: venueId, name: z.string() }),
  /** The series it belongs to, if any. */
  seriesId: id.nullable(),
});

/** The filters of the list of games, and of the games that something is done to together. */
export const gameFilters = {
  status: z
    .enum(['upcoming', 'played', 'cancelled', 'held'])
    .default('upcoming')
    .describe('held: all games that were not cancelled'),
  ground: z.enum(['outdoors', 'indoors']).optional(),
  venue: venueId.optional().describe('Only games at this venue'),
  city: line(100).optional().describe('Only games in this city, by its whole name'),
  organiser: id.optional().describe('Only games of this organiser'),
  series: id.optional().describe('Only games of this series'),
  day: consoleDay.describe('Only games that start on this day'),
  joined: consoleDay.describe('Only games that somebody joined on this day'),
  ...consoleSpan,
};

export const { list: listConsoleGames, file: consoleGamesFile } = consoleList({
  path: '/admin/games',
  summary: 'All games, by words of their name, place or community.',
  rows: { games: listedGame },
  sorts: ['earliest', 'latest'],
  filters: gameFilters,
});

const oneGame = z.strictObject({ status: success, data: z.strictObject({ game: listedGame }) });

export const featureGame = defineCall({
  method: 'POST',
  path: '/admin/games/{id}/feature',
  summary: 'Show a game among the featured ones on the home page, after those that are there, or no longer.',
  access: 'admin',
  input: { params: byId, body: z.object({ featured: z.boolean(), reason: reason.optional() }) },
  output: oneGame,
  errors: ['game_not_found', 'game_cancelled', 'game_archived', 'already_decided'],
  idempotent: true,
});

export const giveGame = defineCall({
  method: 'PUT',
  path: '/admin/games/{id}/organiser',
  summary: 'Give a game into the hands of an organiser, who earns by it when it is paid.',
  access: 'admin',
  input: {
    params: byId,
    body: z.object({
      organiserId: id,
      unpaid: z.boolean().default(false).describe('The admin knows that they earn nothing by a paid game'),
      reason,
    }),
  },
  output: oneGame,
  errors: [
    'game_not_found',
    'game_cancelled',
    'game_archived',
    'game_started',
    'user_not_found',
    'organiser_needed',
    'organiser_unpaid',
    'not_on_oneself',
    'already_decided',
  ],
  idempotent: true,
});
