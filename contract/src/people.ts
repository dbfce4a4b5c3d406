import {
  accountForm,
  badgeFrom,
  faces,
  invitationsMax,
  pageSizes,
  skillBands,
  spokenLanguages,
  sports,
  weekParts,
} from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { id, instant, line, pagination, success } from './wire.ts';

/** Players as others see them, partners, and inviting them (product.md#people). Visitors see nobody. */

const count = z.int().min(0);

export const face = z.strictObject({ _id: id, name: z.string(), photo: z.string().nullable() });

const badge = z.enum(Object.keys(badgeFrom) as [keyof typeof badgeFrom]);

const person = face.extend({
  /** `own` is the reader's own page; for `name`, only name and face are shown, and the fields below are empty. */
  sight: z.enum(['own', 'whole', 'name']),
  /** Since when they have played here. */
  since: instant.nullable(),
  played: count,
  badges: z.array(badge),
  /** The sports they play, the most played first, with the band in rated sports. */
  sports: z.array(
    z.strictObject({
      sport: z.enum(sports),
      played: count,
      band: z.enum(skillBands).nullable(),
      /** Whether the band rests on too few games yet. */
      provisional: z.boolean(),
    }),
  ),
  /** What they say about themselves; null if they don't show it. */
  playing: z
    .strictObject({
      sports: z.array(z.enum(sports)),
      hours: z.array(z.enum(weekParts)),
      languages: z.array(z.enum(spokenLanguages)),
      city: z.string().nullable(),
    })
    .nullable(),
  /** Games whose result stands that their team won, of how many. */
  results: z.strictObject({ won: count, of: count }),
  /** Past games that they organised, and how many went ahead. */
  hosted: z.strictObject({ games: count, wentAhead: count }),
  /** Games that the reader has played with them, and the latest; none on the reader's own page. */
  together: z.strictObject({
    games: count,
    latest: z.array(z.strictObject({ _id: id, name: z.string(), sport: z.enum(sports), game_date: instant })),
  }),
  /** Communities of which both are members; all of the reader's on their own page. */
  communities: z.array(z.strictObject({ _id: id, name: z.string(), shortCode: z.string() })),
});

export const getPerson = defineCall({
  method: 'GET',
  path: '/people/{id}',
  summary: 'A player, as far as they let the caller see.',
  access: 'guest',
  input: { params: z.object({ id: z.string().max(64) }) },
  output: z.strictObject({ status: success, data: z.strictObject({ person }) }),
  errors: ['person_not_found'],
});

/** Somebody the caller has played with. */
const partner = face.extend({
  /** Games played together. */
  games: count,
  lastPlayedAt: instant,
  /** The outcome that an invitation to the named game would have; null if no game was named. */
  invitation: z.enum(['sent', 'in', 'invited', 'later']).nullable(),
});

export const myPartners = defineCall({
  method: 'GET',
  path: '/people/partners',
  summary:
    'Who the caller has played with, the most often first; without those who can’t be invited to `match`, if given.',
  access: 'guest',
  input: {
    query: z.object({
      match: id.optional().describe('A game to invite them to'),
      name: line(accountForm.nameMax).default('').describe('Part of a name'),
      skip: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(50).default(pageSizes.partners),
    }),
  },
  output: z.strictObject({ status: success, data: z.array(partner), pagination }),
  errors: ['game_not_found', 'not_joined', 'joining_closed', 'game_full'],
});

const facesOfGame = z.strictObject({
  _id: id,
  /** Its players, the caller's partners first, then in the order of joining; at most five. */
  faces: z.array(face),
  /** How many of all its players have played with the caller before. */
  playedWith: count,
});

export const gameFaces = defineCall({
  method: 'GET',
  path: '/people/faces',
  summary: 'Who is in these games, as a stack of faces; nothing is told of games that the caller may not see.',
  access: 'guest',
  input: {
    query: z.object({
      matches: z
        .string()
        .transform((given) => given.split(','))
        .pipe(z.array(id).min(1).max(faces.gamesMax))
        .describe('Ids of games, comma-separated'),
    }),
  },
  output: z.strictObject({ status: success, data: z.array(facesOfGame) }),
  errors: [],
});

export const invitePartners = defineCall({
  method: 'POST',
  path: '/matches/{id}/invitations',
  summary:
    'Invite people one played with to a game one is in or organises; each hears of it once, and of so many a day. Says of each what became of it.',
  access: 'player',
  input: {
    params: z.object({ id }),
    body: z.object({ people: z.array(id).min(1).max(invitationsMax.atOnce) }),
  },
  output: z.strictObject({
    status: success,
    message: z.string(),
    data: z.strictObject({
      people: z.array(z.strictObject({ _id: id, outcome: z.enum(['sent', 'in', 'invited', 'later', 'unavailable']) })),
    }),
  }),
  errors: ['game_not_found', 'not_joined', 'joining_closed', 'game_full'],
});

export const declineInvitation = defineCall({
  method: 'DELETE',
  path: '/matches/{id}/invitations',
  summary: 'Put away the invitation to a game; whoever sent it isn’t told.',
  access: 'guest',
  input: { params: z.object({ id }) },
  output: z.strictObject({ status: success }),
  errors: [],
});

export type Face = z.output<typeof face>;
export type PersonPage = z.output<typeof person>;
export type Partner = z.output<typeof partner>;
export type FacesOfGame = z.output<typeof facesOfGame>;
