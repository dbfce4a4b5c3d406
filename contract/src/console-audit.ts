import { auditAmounts, auditGroupNames, auditKinds } from '@rondo/rules/audit-kinds';
import { z } from 'zod';
import { consoleList, consoleSpan } from './console.ts';
import { euros, id, instant, line } from './wire.ts';

/** The log of what admins did, which nobody can change. */

/** Of people, games, tags and promocodes that facts have the ids of. */
const names = z.record(z.string(), z.string());
const facts = z.record(z.string(), z.unknown()).nullable();

const act = z.strictObject({
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
  /** The person it was about; null: nobody, or somebody who is no more. */
  person: z.strictObject({ _id: id, name: z.string() }).nullable(),
  /** How much it moved; null: nothing, or later. */
  amount: euros.nullable(),
  reason: z.string().nullable(),
  before: facts,
  after: facts,
  names,
  /** The network it came from. */
  network: z.string().nullable(),
  /** The request by which it was done, as the log calls it. */
  request: z.string().nullable(),
});

/** An act as a line of the file: in words. */
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
      .describe('What it was about: a kind, or a group of them'),
    money: z
      .enum(['true', 'false'])
      .default('false')
      .describe('Only what moved money, or decided where it goes; edits of games apart'),
    above: z.enum(auditAmounts).optional().describe('Only what moved money, and at least so many euros of it'),
    who: z
      .enum(['either', 'by', 'about'])
      .default('either')
      .describe('Whether the words are of the admin, or of the person it was about'),
    by: id.optional().describe('Only what this admin did'),
    about: id.optional().describe('Only what was about this person'),
    subject: line(100).optional().describe('The id of what it was about'),
    looks: z.enum(['with', 'without']).default('with').describe('Whether looks at personal data are listed'),
    ...consoleSpan,
  },
});
