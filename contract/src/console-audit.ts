import { auditAmounts, auditGroupNames, auditKinds } from '@rondo/rules/audit-kinds';
import { z } from 'zod';
import { consoleList, consoleSpan } from './console.ts';
import { euros, id, instant, line } from './wire.ts';

/** The log of what admins did, which nobody can change. */

/** Names for the ids of people, games, tags and promocodes in facts. */
const names = z.record(z.string(), z.string());
const facts = z.record(z.string(), z.unknown()).nullable();

const act = z.strictObject({
  _id: z.int(),
  at: instant,
  /** null for a command on the server. */
  actor: z.strictObject({ _id: id, name: z.string() }).nullable(),
  action: z.string(),
  subject: z.strictObject({
    kind: z.string(),
    id: z.string().nullable(),
    /** Its present name, if it has one. */
    name: z.string().nullable(),
  }),
  /** The person whom the act was about; null for nobody, or somebody who no longer exists. */
  person: z.strictObject({ _id: id, name: z.string() }).nullable(),
  /** How much money it moved; null if none, or later. */
  amount: euros.nullable(),
  reason: z.string().nullable(),
  before: facts,
  after: facts,
  names,
  /** The network that the request came from. */
  network: z.string().nullable(),
  /** The request that did it, by its id in the log. */
  request: z.string().nullable(),
});

/** An act as a line of the file, in words. */
export const auditLine = act.omit({ before: true, after: true, names: true }).extend({ changed: z.string() });

export const { list: listAudit, file: auditFile } = consoleList({
  path: '/admin/audit',
  summary:
    'What admins did, the newest first: by words of the name or address of the admin or of whom it was about, by what it was about, by how much money it moved, and by days.',
  rows: {
    actions: act,
  },
  sorts: ['newest', 'oldest'],
  filters: {
    kind: z
      .enum([...auditGroupNames, ...auditKinds])
      .optional()
      .describe('What the act was about: a kind, or a group of kinds'),
    money: z
      .enum(['true', 'false'])
      .default('false')
      .describe('Only acts that moved money or decided where it goes, without edits of games'),
    above: z.enum(auditAmounts).optional().describe('Only acts that moved at least this many euros'),
    who: z
      .enum(['either', 'by', 'about'])
      .default('either')
      .describe('Whether the words name the admin, or the person the act was about'),
    by: id.optional().describe('Only acts of this admin'),
    about: id.optional().describe('Only acts about this person'),
    subject: line(100).optional().describe('The id of what the act was about'),
    looks: z.enum(['with', 'without']).default('with').describe('Whether looks at personal data are listed'),
    ...consoleSpan,
  },
});
