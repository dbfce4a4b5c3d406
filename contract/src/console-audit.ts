import { auditKinds } from '@rondo/rules/audit-kinds';
import { z } from 'zod';
import { consoleList, consoleSpan } from './console.ts';
import { id, instant, line } from './wire.ts';

/** The log of what admins did, which nobody can change. */

const facts = z.record(z.string(), z.unknown()).nullable();

export const { list: listAudit, file: auditFile } = consoleList({
  path: '/admin/audit',
  summary:
    'What admins did, the newest first: by words of the name or address of the admin or of whom it was about, by what it was about, and by days.',
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
    kind: z.enum(auditKinds).optional().describe('What it was about'),
    money: z
      .enum(['true', 'false'])
      .default('false')
      .describe('Only what moved money, or decided where it goes; edits of games apart'),
    subject: line(100).optional().describe('The id of what it was about'),
    looks: z.enum(['with', 'without']).default('with').describe('Whether looks at personal data are listed'),
    ...consoleSpan,
  },
});
