import { enquiryKinds, enquiryStates, languageCodes, roles } from '@rondo/rules';
import { z } from 'zod';
import { consoleList } from './console.ts';
import { defineCall } from './define-call.ts';
import { enquiryDetails } from './enquiry-details.ts';
import { id, instant, success, text } from './wire.ts';

/** Enquiries from the contact pages, and what admins do with them (product.md#enquiries). */

const byId = z.object({ id });
const person = z.strictObject({ _id: id, name: z.string() });

const listedEnquiry = z.strictObject({
  _id: id,
  kind: z.enum(enquiryKinds),
  name: z.string(),
  email: z.string(),
  state: z.enum(enquiryStates),
  /** The admin who looks after it. */
  assignee: person.nullable(),
  createdAt: instant,
});

export const { list: listEnquiries, file: enquiriesFile } = consoleList({
  path: '/admin/enquiries',
  summary: 'What companies, venues and would-be organisers wrote, by kind, state, or words of a name or address.',
  rows: { enquiries: listedEnquiry },
  sorts: ['newest', 'oldest'],
  filters: {
    kind: z.enum(enquiryKinds).optional(),
    state: z
      .enum(['waiting', ...enquiryStates])
      .optional()
      .describe('waiting: nobody has answered it or decided about it'),
  },
});

const wholeEnquiry = listedEnquiry.extend({
  language: z.enum(languageCodes),
  /** When it entered its present state. */
  stateAt: instant,
  /** The latest text that was mailed: an answer, or the note of a decision. */
  answer: z.string().nullable(),
  /** All answers, the earliest first, with the admin who wrote each; null if nobody knows any more. */
  answers: z.array(z.strictObject({ by: person.nullable(), at: instant, words: z.string() })),
  /** Whether it was approved for an address that no account has, and that nobody has proved to be theirs yet. */
  awaitsAccount: z.boolean(),
  /** The account that has the address now. */
  account: person.extend({ role: z.enum(roles) }).nullable(),
  photos: z.array(z.string()),
});

const oneEnquiry = z.strictObject({
  status: success,
  data: z.strictObject({
    enquiry: z.discriminatedUnion('kind', [
      wholeEnquiry.extend({ kind: z.literal('business'), details: enquiryDetails.business }),
      wholeEnquiry.extend({ kind: z.literal('facility'), details: enquiryDetails.facility }),
      wholeEnquiry.extend({ kind: z.literal('organiser'), details: enquiryDetails.organiser }),
    ]),
    /** The admins it can be assigned to. */
    admins: z.array(person),
    repliesTo: z
      .string()
      .nullable()
      .describe(
        'The inbox that replies by mail come to; null: no CONTACT_EMAIL is set, and they go to the sender of our mails',
      ),
  }),
});

export const getEnquiry = defineCall({
  method: 'GET',
  path: '/admin/enquiries/{id}',
  summary: 'What somebody wrote, with its photos. Each look is in the audit log.',
  access: 'admin',
  input: { params: byId },
  output: oneEnquiry,
  errors: ['enquiry_not_found'],
});

export const changeEnquiry = defineCall({
  method: 'PATCH',
  path: '/admin/enquiries/{id}',
  summary: 'Give an enquiry to an admin, close it without a word, or reopen one that was answered or closed.',
  access: 'admin',
  input: {
    params: byId,
    body: z
      .object({
        /** The assignee before and after; null for nobody. The second of two admins gets `already_decided`. */
        assignee: z.object({ from: id.nullable(), to: id.nullable() }).optional(),
        state: z.enum(['closed', 'open']).optional(),
      })
      .refine(({ assignee, state }) => (assignee === undefined) !== (state === undefined), {
        error: 'Give either assignee or state.',
      }),
  },
  output: oneEnquiry,
  errors: ['enquiry_not_found', 'already_decided', 'application_newer', 'user_not_found'],
  idempotent: true,
});

export const answerEnquiry = defineCall({
  method: 'POST',
  path: '/admin/enquiries/{id}/answer',
  summary: 'Mail whoever wrote an answer, or another one.',
  access: 'admin',
  input: {
    params: byId,
    body: z.object({
      answer: text(3000, 3),
      after: z
        .int()
        .min(0)
        .default(0)
        .describe('How many answers the admin saw: if two admins answer at once, the second gets `already_decided`'),
    }),
  },
  output: oneEnquiry,
  errors: ['enquiry_not_found', 'already_decided'],
  idempotent: true,
});

/** The note mailed with a decision. */
const decided = z.object({ note: text(500, 3) });

export const approveApplication = defineCall({
  method: 'POST',
  path: '/admin/applications/{id}/approve',
  summary:
    'Make the account with the application’s address an organiser; without one, whoever confirms the address becomes one.',
  access: 'admin',
  input: { params: byId, body: decided },
  output: oneEnquiry,
  errors: ['enquiry_not_found', 'already_decided', 'account_banned', 'not_on_oneself'],
  idempotent: true,
});

export const declineApplication = defineCall({
  method: 'POST',
  path: '/admin/applications/{id}/decline',
  summary: 'Decline an application; the note is mailed.',
  access: 'admin',
  input: { params: byId, body: decided },
  output: oneEnquiry,
  errors: ['enquiry_not_found', 'already_decided'],
  idempotent: true,
});
