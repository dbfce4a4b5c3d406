import { lateChanges } from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { oneGame } from './games.ts';
import { line, success } from './wire.ts';

/** Changes made on the day in one tap (product.md#late-changes). */

const byGame = z.object({ id: z.string().max(64) });

export const lateChangeReach = defineCall({
  method: 'GET',
  path: '/matches/{id}/lateChanges',
  summary:
    'Before changing a game on its day: how many people are told, how many of them paid, and how many changes are left.',
  access: 'player',
  input: { params: byGame },
  output: z.strictObject({
    status: success,
    data: z.strictObject({ told: z.int(), paid: z.int(), left: z.int() }),
  }),
  errors: ['game_not_found'],
});

export const changeLate = defineCall({
  method: 'POST',
  path: '/matches/{id}/lateChanges',
  summary: `On the day, from ${lateChanges.fromHours} hours before the start: let a game start some minutes later, or put a note on it, or both. Everyone in it is told at once. A new start is an edit like any other: who paid may have everything back until then.`,
  access: 'player',
  input: {
    params: byGame,
    body: z
      .strictObject({
        minutesLater: z
          .number()
          .refine((given) => given === 0 || (lateChanges.minutes as readonly number[]).includes(given), {
            error: `0, ${lateChanges.minutes.join(' or ')} minutes`,
          })
          .default(0),
        note: line(lateChanges.noteMax).default(''),
      })
      .refine(({ minutesLater, note }) => minutesLater > 0 || note !== '', {
        path: ['note'],
        error: 'What has changed?',
      }),
  },
  output: oneGame,
  errors: [
    'game_not_found',
    'game_cancelled',
    'game_archived',
    'game_started',
    'late_change_early',
    'no_late_changes_left',
    'date_out_of_range',
  ],
  idempotent: true,
});
