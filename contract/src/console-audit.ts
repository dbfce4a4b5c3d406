import { z } from 'zod';
import { consoleList } from './console.ts';
import { id, instant, line } from './wire.ts';

/** The log of what admins did, which nobody can change. */

const facts = z.record(z.string(), z.unknown()).nullable();

export const { list: listAudit, file: auditFile } = consoleList({
  path: '/admin/audit',
  summary:
    'What admins did, the newest first: by words of the admin’s name or address, by kind of act, or by what it was about.',
  rows: {
    actions: z.strictObject({
      _id: z.int(),
      at: instant,
      /** null: by a command on the server. */
      actor: z.strictObject({ _id: id, name: z.string() }).nullable(),
      action: z.string(),
      subject: z.strictObject({
        kind: z.string(),
        id: z.string().nullable(),
        /** Its present name, where it has one. */
        name: z.string().nullable(),
      }),
      reason: z.string().nullable(),
      before: facts,
      after: facts,
      /** The network it came from. */
      network: z.string().nullable(),
    }),
  },
  sorts: ['newest', 'oldest'],
  filters: {
    kind: line(40).optional().describe('What it was about: user, game …'),
    subject: line(100).optional().describe('The id of what it was about'),
    looks: z.enum(['with', 'without']).default('with').describe('Whether looks at personal data are listed'),
  },
});
