import { backUpHindrances, healthChecks, healthFindings, healthStates } from '@rondo/rules/health';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { instant, success } from './wire.ts';

/** How the installation is, and back-ups (product.md#health). */

const checked = z.strictObject({
  check: z.enum(healthChecks),
  state: z.enum(healthStates),
  /** Sentences of the console, with what is filled in; no secret and no person is in it. */
  said: z.array(
    z.strictObject({
      found: z.enum(healthFindings),
      values: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  page: z.string().nullable().describe('The page of the documentation that says what to do; null where all is well'),
});

const backUps = z.strictObject({
  last: z
    .strictObject({
      at: instant,
      /** null if it was stored by an earlier release. */
      bytes: z.int().nullable(),
      place: z.string().nullable(),
    })
    .nullable(),
  verified: z
    .strictObject({ at: instant, isWhole: z.boolean().describe('Whether it came back, with its ledger') })
    .nullable(),
  isRunning: z.boolean(),
  /** Why the last one that was begun is not there; null if it is. */
  failed: z
    .strictObject({ at: instant, says: z.string().nullable().describe('null if it was cut off without a word') })
    .nullable(),
  hindrance: z.enum(backUpHindrances).nullable().describe('Why none can be made by this server now'),
});

export const getHealth = defineCall({
  method: 'GET',
  path: '/admin/health',
  summary:
    'Everything that this installation needs, looked at once a minute at most: each check with what it found and the page that says what to do; versions; back-ups.',
  access: 'admin',
  input: {},
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      lookedAt: instant,
      checks: z.array(checked),
      versions: z.strictObject({
        rondo: z.string(),
        commit: z.string(),
        postgres: z.string(),
        node: z.string(),
        newer: z.string().nullable().describe('A newer release, where the operator names the makers’ feed'),
      }),
      backUps,
    }),
  }),
  errors: [],
});

export const backUpNow = defineCall({
  method: 'POST',
  path: '/admin/health/back-up',
  summary: 'Begin a back-up, in a process of its own; answered at once.',
  access: 'admin',
  input: {},
  output: z.strictObject({ status: success, data: z.strictObject({ backUps }) }),
  errors: ['back_ups_not_set_up', 'back_up_not_here', 'back_up_running'],
  idempotent: true,
});
