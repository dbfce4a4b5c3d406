import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { gameCard } from './game-shapes.ts';
import { face } from './people.ts';
import { id, instant, success } from './wire.ts';

const count = z.int().min(0);

/** A player's own home (pages.md#home): what is next, what waits for them, what is near, and their year. */
const ownHome = z.strictObject({
  /** The next game they are in; null when there is none. */
  next: gameCard
    .extend({
      faces: z.array(face),
      /** How many who are in have played with them before. */
      playedWith: count,
      /** Games to come after this one. */
      following: count,
    })
    .nullable(),
  waits: z.strictObject({
    /** Spots kept for them for a while, from the waiting list. */
    offers: z.array(z.strictObject({ _id: id, name: z.string(), offeredUntil: instant })),
    /** Spots that others offer them. */
    handOvers: z.array(z.strictObject({ _id: id, name: z.string(), game_date: instant, from: z.string() })),
    /** Communities they lead, with how many ask to join. */
    requests: z.array(z.strictObject({ name: z.string(), shortCode: z.string(), count })),
    /** Games they were invited to and can still join, with who invited them. */
    invitations: z.array(z.strictObject({ game: gameCard, from: face })),
  }),
  /** Games with a spot, near and like what they play. */
  near: z.strictObject({
    matches: z.array(gameCard),
    /** The city that they are near; null: nobody knows where the player is, so these are everywhere. */
    city: z.string().nullable(),
  }),
  /** The next games of their communities that they are not in. */
  ofCommunities: z.array(gameCard),
  /** Of the last 365 days. */
  year: z.strictObject({ games: count, venues: count, people: count, weeksInARow: count }),
});

export const getHome = defineCall({
  method: 'GET',
  path: '/users/home',
  summary:
    'What is next for the user: games, what waits for them, games near, their communities’ games and their year.',
  access: 'guest',
  input: {},
  output: z.strictObject({ status: success, data: ownHome }),
  errors: [],
});

export type OwnHome = z.output<typeof ownHome>;
