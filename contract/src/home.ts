import { levels, sports, weekParts } from '@rondo/rules';
import { hostNeeds } from '@rondo/rules/hosting';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { gameCard } from './game-shapes.ts';
import { face } from './people.ts';
import { weather } from './weather.ts';
import { gameRecap } from './recap.ts';
import { euros, id, instant, success } from './wire.ts';

const count = z.int().min(0);

/** Why a game is suggested; each reason is true of the game and the player. */
const reason = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('people'), count }),
  z.strictObject({ kind: z.literal('level'), level: z.enum(levels) }),
  z.strictObject({ kind: z.literal('hours'), part: z.enum(weekParts) }),
  z.strictObject({ kind: z.literal('near'), km: z.number() }),
  z.strictObject({ kind: z.literal('sport'), sport: z.enum(sports) }),
  ...(['free', 'price', 'soon'] as const).map((kind) => z.strictObject({ kind: z.literal(kind) })),
]);

/** What suggested games are chosen by: games that the player played, what they say about themselves, or nothing but their start. */
const bases = ['played', 'said', 'soonest'] as const;

/** A player's own home page (pages.md#home): their next game, things that wait for them, and suggestions. */
const ownHome = z.strictObject({
  /** The next game they are in; null if there is none. */
  next: gameCard
    .extend({
      faces: z.array(face),
      /** How many of its players have played with them before. */
      playedWith: count,
      /** Upcoming games after this one. */
      following: count,
      /** null if it has none, or it is unknown. */
      weather: weather.nullable(),
    })
    .nullable(),
  /** What they run as organiser or co-organiser; null for everybody else (product.md#hosting). */
  hosting: z
    .strictObject({
      /** The most urgent games: those that lack players, then today's; otherwise the next one. */
      games: z.array(
        gameCard.extend({
          needs: z.enum(hostNeeds).nullable(),
          /** How many people wait for a spot. */
          waiting: count,
          /** How many fitting people were told that it lacks players. */
          told: count,
          mayEdit: z.boolean(),
          /** Whether they run it, and so may cancel it. */
          mayCancel: z.boolean(),
          mayCheckIn: z.boolean(),
        }),
      ),
      /** The games of the next seven days, the soonest first. */
      week: z.array(
        gameCard.pick({
          _id: true,
          name: true,
          game_date: true,
          status: true,
          players: true,
          placeholder_player_number: true,
          joined_players_number: true,
          unproved_players_number: true,
          minimum_players_threshold: true,
        }),
      ),
      /** The number of all upcoming games. */
      total: count,
      /** Pay that Rondo owes them, in euros; negative if they owe some back. */
      owed: euros,
      /** Whether they have an account to which it can be paid. */
      hasAccount: z.boolean(),
    })
    .nullable(),
  waits: z.strictObject({
    /** Spots kept for them for a while, from the waiting list. */
    offers: z.array(z.strictObject({ _id: id, name: z.string(), offeredUntil: instant })),
    /** Spots that others offer them. */
    handOvers: z.array(z.strictObject({ _id: id, name: z.string(), game_date: instant, from: z.string() })),
    /** Communities they lead, with how many people ask to join. */
    requests: z.array(z.strictObject({ name: z.string(), shortCode: z.string(), count })),
    /** Games they were invited to and can still join, with the inviter. */
    invitations: z.array(z.strictObject({ game: gameCard, from: face })),
  }),
  /** Games with a spot that suit them best, the best first (product.md#for-you). */
  forYou: z.strictObject({
    basis: z.enum(bases),
    /** What Rondo doesn't know of them yet, and so asks. */
    asks: z.strictObject({ city: z.boolean(), sports: z.boolean() }),
    games: z.array(z.strictObject({ game: gameCard, because: z.array(reason) })),
    /** The city that the games are near; null if nobody knows where the player is, so the games are everywhere. */
    city: z.string().nullable(),
  }),
  /** The next game of each of their communities that they could join, with the community's short code. */
  ofCommunities: z.array(z.strictObject({ community: z.string(), game: gameCard })),
  /** The recap of their latest game, for a week; null if there is none (product.md#after-a-game). */
  recap: gameRecap.nullable(),
});

export const getHome = defineCall({
  method: 'GET',
  path: '/users/home',
  summary: 'What is next for the user: games, what waits for them, games that suit them, and their communities’ games.',
  access: 'guest',
  input: {},
  output: z.strictObject({ status: success, data: ownHome }),
  errors: [],
});

export type OwnHome = z.output<typeof ownHome>;
