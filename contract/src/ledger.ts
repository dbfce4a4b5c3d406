import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { success } from './wire.ts';

export { ledgerAccounts } from '@rondo/rules/books';

const hash = z
  .string()
  .regex(/^[\da-f]{64}$/)
  .describe('SHA-256, hexadecimal');

export const ledgerCloses = defineCall({
  method: 'GET',
  path: '/ledger/closes',
  summary: 'The last days of the ledger that were closed, the newest first: each hash holds the one of the day before.',
  access: 'visitor',
  input: { query: z.object({ limit: z.coerce.number().int().min(1).max(366).default(30) }) },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      closes: z.array(
        z.strictObject({
          day: z.iso.date(),
          journals: z.int().min(0),
          hash,
          /** Zeros for the first day. */ previousHash: hash,
        }),
      ),
    }),
  }),
  errors: [],
});
