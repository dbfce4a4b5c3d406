import { coOrganisersMax, leadingRights } from '@rondo/rules';
import { z } from 'zod';
import { email } from './accounts.ts';
import { defineCall } from './define-call.ts';
import { id, success } from './wire.ts';

/** The co-organisers of a game and their rights (product.md#co-organisers): only its organiser and admins see and change them. */

const byGame = z.object({ id });
const scope = z
  .enum(['one', 'following'])
  .default('one')
  .describe('Only this game, or it and all later ones of its series');

const coOrganiser = z.strictObject({
  _id: id.describe('The id of the naming, not of the person'),
  /** null for a co-organiser named by address: nothing reveals whether an account has it. */
  person: z.strictObject({ _id: id, name: z.string(), photo: z.string().nullable() }).nullable(),
  /** The address as typed; null for a co-organiser named by name. */
  address: z.string().nullable(),
  rights: z.array(z.enum(leadingRights)),
});
const all = z.strictObject({
  status: success,
  data: z.strictObject({ coOrganisers: z.array(coOrganiser), most: z.int() }),
});

export const listCoOrganisers = defineCall({
  method: 'GET',
  path: '/matches/{id}/coOrganisers',
  summary: 'The co-organisers of a game, for who runs it.',
  access: 'organiser',
  input: { params: byGame },
  output: all,
  errors: ['game_not_found'],
});

export const nameCoOrganiser = defineCall({
  method: 'PUT',
  path: '/matches/{id}/coOrganisers',
  summary: `Name a co-organiser of a game or of it and all later ones of its series, or change what they may: ${coOrganisersMax} at most. They are somebody the caller played with, or whoever has this address; an unknown one is answered in the same way.`,
  access: 'organiser',
  input: {
    params: byGame,
    body: z.strictObject({
      who: z.union([z.strictObject({ person: id }), z.strictObject({ email })]),
      rights: z
        .array(z.enum(leadingRights))
        .min(1)
        .max(leadingRights.length)
        .refine((given) => new Set(given).size === given.length, { error: 'Each only once.' }),
      scope,
    }),
  },
  output: all,
  errors: [
    'game_not_found',
    'game_cancelled',
    'game_archived',
    'person_not_found',
    'too_many_co_organisers',
    'mails_limited',
  ],
  idempotent: true,
});

export const dropCoOrganiser = defineCall({
  method: 'DELETE',
  path: '/matches/{id}/coOrganisers/{coOrganiserId}',
  summary: 'Take a co-organiser’s rights away, at once; one who is none any more is no error.',
  access: 'organiser',
  input: { params: z.object({ id, coOrganiserId: id }), query: z.object({ scope }) },
  output: all,
  errors: ['game_not_found'],
});

export const stepBack = defineCall({
  method: 'POST',
  path: '/matches/{id}/coOrganisers/stepBack',
  summary: 'Be a co-organiser of a game no more, or of it and all later ones of its series; its organiser is told.',
  access: 'player',
  input: { params: byGame, body: z.strictObject({ scope }) },
  output: z.strictObject({ status: success, message: z.string() }),
  errors: ['game_not_found', 'not_a_co_organiser'],
});

export type CoOrganiser = z.output<typeof coOrganiser>;
