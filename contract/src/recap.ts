import { againSteps } from '@rondo/rules/recap';
import { outcomes } from '@rondo/rules/results';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { gameCard } from './game-shapes.ts';
import { face } from './people.ts';
import { id, instant, success } from './wire.ts';

const count = z.int().min(0);
const byId = z.object({ id: z.string().max(64) });

/** A game's recap, for people who played in it or hosted it, from the next morning for a week (product.md#after-a-game). */
export const gameRecap = z.strictObject({
  game: gameCard,
  isHost: z.boolean(),
  /** The other members who played, in the order of joining. */
  people: z.array(face),
  /** How many guests played with them. */
  guests: count,
  /** What came out for the reader's team: its goals, points or sets and those of the other, where two teams played; null without a result. */
  result: z.strictObject({ outcome: z.enum(outcomes), score: z.tuple([count, count]).nullable() }).nullable(),
  /** The team that won the tournament; null of any other game, and while nobody has. */
  winner: z.string().nullable(),
  /** How many members the reader played with for the first time. */
  metFirst: count,
  /** Weeks in a row with a game, up to this one. */
  weeksInARow: count,
  /** The reader's own published score in the sport, by the first receipt since; null until there is one. */
  score: z.strictObject({ before: z.number().nullable(), after: z.number() }).nullable(),
  /** The next game of the series, or the one like it that the host opened. */
  next: z.strictObject({ _id: id, game_date: instant, isIn: z.boolean() }).nullable(),
  /** What the reader can do for another game, or that they asked for one; null for nothing. */
  again: z.enum(againSteps).nullable(),
  /** How many asked the host for another game; only the host sees it, others see 0. */
  wanted: count,
  /** Whether it has a picture that anybody may see; a private community's game has none. */
  hasPicture: z.boolean(),
});

export const getRecap = defineCall({
  method: 'GET',
  path: '/matches/{id}/recap',
  summary: 'What a game left behind, for its players and its host; null while there is no recap.',
  access: 'guest',
  input: { params: byId },
  output: z.strictObject({ status: success, data: z.strictObject({ recap: gameRecap.nullable() }) }),
  errors: ['game_not_found'],
});

export const openAgain = defineCall({
  method: 'POST',
  path: '/matches/{id}/again',
  summary:
    'Open a game like one that was played, at the same time a week later, and invite those who played. Pressed twice there is one.',
  access: 'organiser',
  input: { params: byId },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      /** The new game. */
      match: id,
      /** How many were invited. */
      invited: count,
    }),
  }),
  errors: [
    'game_not_found',
    'recap_over',
    'next_is_open',
    'tournament_made_once',
    'challenge_made_once',
    'local_time_missing',
    'community_not_yours',
  ],
  idempotent: true,
});

export const askAgain = defineCall({
  method: 'POST',
  path: '/matches/{id}/again/askings',
  summary: 'Ask the host of a game one played in for another one; they hear of all who ask in one notification.',
  access: 'player',
  input: { params: byId },
  output: z.strictObject({ status: success }),
  errors: ['game_not_found', 'recap_over', 'next_is_open', 'tournament_made_once', 'challenge_made_once'],
});

export type GameRecap = z.output<typeof gameRecap>;
