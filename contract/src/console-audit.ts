import { z } from 'zod';
import { consolePagination, fileOf, listed } from './console.ts';
import { defineCall } from './define-call.ts';
import { id, instant, line, success } from './wire.ts';

/** What admins did, which nobody can change. */

const facts = z.record(z.string(), z.unknown()).nullable();

export const listAudit = defineCall({
  method: 'GET',
  path: '/admin/audit',
  summary:
    'What admins did, the newest first: by words of the admin’s name or address, by kind of act, or by what it was about.',
  access: 'admin',
  input: {
    query: z.object({
      ...listed(['newest', 'oldest']),
      kind: line(40).optional().describe('What it was about: user, game …'),
      subject: line(100).optional().describe('The id of what it was about'),
      looks: z.enum(['with', 'without']).default('with').describe('Whether looks at personal data are listed'),
    }),
  },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      actions: z.array(
        z.strictObject({
          _id: z.int(),
          at: instant,
          /** null: by a command on the server. */
          actor: z.strictObject({ _id: id, name: z.string() }).nullable(),
          action: z.string(),
          subject: z.strictObject({
            kind: z.string(),
            id: z.string().nullable(),
            /** What it is called now, where it has a name. */
            name: z.string().nullable(),
          }),
          reason: z.string().nullable(),
          before: facts,
          after: facts,
          /** The network it came from. */
          network: z.string().nullable(),
        }),
      ),
      pagination: consolePagination,
    }),
  }),
  errors: [],
});
export const auditFile = fileOf(listAudit);
