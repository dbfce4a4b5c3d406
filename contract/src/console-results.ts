import { sports } from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { success } from './wire.ts';

/** What results say of scores (product.md#results). */

const count = z.int().min(0);
const share = z.number().min(0).max(1);

export const judgeScores = defineCall({
  method: 'GET',
  path: '/admin/results',
  summary:
    'How often the side that scores favour won, of the latest games with a result that stands between two teams whose players all had a score.',
  access: 'admin',
  input: {},
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      sports: z.array(
        z.strictObject({
          sport: z.enum(sports),
          games: count,
          /** The share that the favoured side won; a draw counts half. */
          won: share.nullable(),
          /** The mean squared error of the fitted chance: 0.25 is a coin’s. */
          brier: share.nullable(),
          bands: z.array(
            z.strictObject({
              /** Sides whose mean scores were at least so far apart, and less than the next band’s. */
              from: z.number(),
              games: count,
              won: share.nullable(),
              expected: share.nullable(),
            }),
          ),
        }),
      ),
    }),
  }),
  errors: [],
});
