import { outcomes, results } from '@rondo/rules/results';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { givenInstant, id, instant, success } from './wire.ts';

/** What came out between the teams of a game (product.md#results). */

const count = z.int().min(0);
const byId = z.object({ id: z.string().max(64) });
const part = z.tuple([count.max(results.countMax), count.max(results.countMax)]);

/** Two teams that played each other, with their goals, their points, or each set. */
const bout = z.strictObject({ sides: z.tuple([id, id]), parts: z.array(part).min(1).max(results.setsMax) });

const gameResult = z.strictObject({
  bouts: z.array(
    bout.extend({
      /** Goals, points, or the sets that were won. */
      score: z.tuple([count, count]),
    }),
  ),
  /** Of each team that played. */
  outcomes: z.array(z.strictObject({ team: id, outcome: z.enum(outcomes) })),
  /** By the clock of the phone that it was entered on. */
  enteredAt: instant,
  /** null for visitors, and if they have left Rondo. */
  enteredBy: z.string().nullable(),
  /** From when on it stands: since another side confirmed it, or a day after it was entered. */
  standsAt: instant,
  stands: z.boolean(),
  /** How often it was changed. */
  changes: count,
});

const shown = z.strictObject({
  /** null while none was entered. */
  result: gameResult.nullable(),
  /** Who speaks for each team, while a result can be entered; none for visitors. */
  captains: z.array(z.strictObject({ team: id, _id: id, name: z.string() })),
  mayEnter: z.boolean(),
  mayConfirm: z.boolean(),
});

const oneResult = z.strictObject({ status: success, data: shown });

export const getResult = defineCall({
  method: 'GET',
  path: '/matches/{id}/result',
  summary: 'What came out between the teams of a game, and what the viewer may do about it.',
  access: 'visitor',
  input: { params: byId, query: z.object({ secret_key: z.string().max(200).optional() }) },
  output: oneResult,
  errors: ['game_not_found', 'members_only'],
});

export const enterResult = defineCall({
  method: 'PUT',
  path: '/matches/{id}/result',
  summary:
    'Enter or change a game’s result, with the time it was entered: of several the latest counts, whichever arrives first. No bouts take it back.',
  access: 'player',
  input: {
    params: byId,
    body: z.object({ bouts: z.array(bout).max(results.boutsMax), at: givenInstant }),
  },
  output: oneResult,
  errors: [
    'game_not_found',
    'game_cancelled',
    'result_not_yet',
    'result_too_late',
    'result_stands',
    'result_teams',
    'set_not_over',
  ],
});

export const confirmResult = defineCall({
  method: 'POST',
  path: '/matches/{id}/result/confirm',
  summary: 'Confirm, for another side, the result that was entered at this time: it stands from now on.',
  access: 'player',
  input: { params: byId, body: z.object({ enteredAt: givenInstant }) },
  output: oneResult,
  errors: ['game_not_found', 'game_cancelled', 'result_not_yet', 'result_too_late', 'result_changed'],
});

/** A team with its goals, its points, or the sets that it won. */
const side = z.strictObject({ name: z.string(), score: count });

export const communityResults = defineCall({
  method: 'GET',
  path: '/communities/shortcode/{code}/results',
  summary:
    'What came out of the latest hundred games that a community played, as far as it stands and two teams played one bout; none of a private one for who is not a member.',
  access: 'visitor',
  input: { params: z.object({ code: z.string().max(64) }) },
  output: z.strictObject({
    status: success,
    data: z.strictObject({ results: z.array(z.strictObject({ match: id, sides: z.tuple([side, side]) })) }),
  }),
  errors: ['community_not_found'],
});

export type ShownResult = z.output<typeof shown>;
export type GameResult = z.output<typeof gameResult>;
