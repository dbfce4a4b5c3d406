import { languageCodes } from '@rondo/rules';
import { switchedOffMost, switchKinds } from '@rondo/rules/switches';
import { z } from 'zod';
import { reason } from './console.ts';
import { defineCall } from './define-call.ts';
import { instant, line, success } from './wire.ts';

/** What an admin can switch off for a while: maintenance, sign-ups, payments, a provider, emails (product.md#switches). */

const kind = z.enum(switchKinds);
const language = z.enum(languageCodes);

/** Something that can be switched off. */
export const switchable = z.strictObject({
  kind,
  /** null while it's on. */
  off: z
    .strictObject({
      reason: z.string(),
      /** What people read instead of the usual sentence; in a language that isn't here, they read that. */
      said: z.array(z.strictObject({ language, words: z.string() })),
      by: z.string().describe('The admin’s name'),
      since: instant,
      until: instant.nullable().describe('When it’s on again by itself; null: until an admin switches it on'),
    })
    .nullable(),
});

const switches = z.strictObject({
  status: success,
  data: z.strictObject({
    /** In the console's order. */
    switches: z.array(switchable),
  }),
});

export const listSwitches = defineCall({
  method: 'GET',
  path: '/admin/switches',
  summary: 'What can be switched off, and what is off, since when, by whom and why.',
  access: 'admin',
  input: {},
  output: switches,
  errors: [],
});

export const switchOff = defineCall({
  method: 'POST',
  path: '/admin/switches/{kind}/off',
  summary:
    'Switch something off everywhere within two seconds, or change what is said of what is off. `changes` is maintenance: Rondo is read, and every change refused.',
  access: 'admin',
  input: {
    params: z.object({ kind }),
    body: z.object({
      said: z
        .array(z.object({ language, words: line(200) }))
        .refine((given) => new Set(given.map((one) => one.language)).size === given.length)
        .default([])
        .describe('What people read instead of the usual sentence, at most once for each language'),
      minutes: z
        .number()
        .int()
        .min(1)
        .max(switchedOffMost.minutes)
        .optional()
        .describe('Minutes after which it is on again by itself; without, an admin must switch it on'),
      reason,
    }),
  },
  output: switches,
  errors: [],
  idempotent: true,
});

export const switchOn = defineCall({
  method: 'POST',
  path: '/admin/switches/{kind}/on',
  summary: 'Switch on again what is off.',
  access: 'admin',
  input: { params: z.object({ kind }), body: z.object({ reason }) },
  output: switches,
  errors: ['already_decided'],
  idempotent: true,
});
