import { languageCodes } from '@rondo/rules';
import { newsletterForm, newsletterStates } from '@rondo/rules/newsletter';
import { z } from 'zod';
import { consoleList } from './console.ts';
import { defineCall } from './define-call.ts';
import { done, id, instant, line, success, text } from './wire.ts';

/** Newsletters, written and sent in the console (product.md#newsletters). */

const state = z.enum(newsletterStates);
const language = z.enum(languageCodes);

const newsletter = z.strictObject({
  _id: id,
  /** Its subject in the first language that has one. */
  title: z.string(),
  state,
  author: z.string(),
  createdAt: instant,
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** How many people it goes or went to; 0 for a draft. */
  people: z.int(),
  sent: z.int(),
  /** How many mails came back while it was sent. */
  bounced: z.int(),
});

export const { list: listNewsletters, file: newslettersFile } = consoleList({
  path: '/admin/newsletters',
  summary: 'Newsletters, by words of their subjects.',
  rows: { newsletters: newsletter },
  sorts: ['newest', 'oldest'],
  filters: { state: state.optional() },
});

const oneNewsletter = z.strictObject({
  status: success,
  data: z.strictObject({
    newsletter: newsletter.extend({
      /** How many mails came back, including those reported later. */
      bounced: z.int(),
      /** How many receivers have left the list since. */
      left: z.int(),
      texts: z.array(z.strictObject({ language, subject: z.string(), body: z.string() })),
      /** For a draft: how many people would get it now, in each language. */
      readers: z.array(z.strictObject({ language, people: z.int() })),
    }),
  }),
});

const params = z.object({ id });
/** A draft may be incomplete. */
const texts = z
  .array(z.object({ language, subject: line(newsletterForm.subjectMax), body: text(newsletterForm.bodyMax) }))
  .length(languageCodes.length)
  .refine((given) => new Set(given.map((one) => one.language)).size === given.length);

export const getNewsletter = defineCall({
  method: 'GET',
  path: '/admin/newsletters/{id}',
  summary: 'A newsletter with its texts.',
  access: 'admin',
  input: { params },
  output: oneNewsletter,
  errors: ['newsletter_not_found'],
});

export const createNewsletter = defineCall({
  method: 'POST',
  path: '/admin/newsletters',
  summary: 'Begin a newsletter, which nobody gets until it is sent.',
  access: 'admin',
  proof: false,
  input: { body: z.object({ texts }) },
  output: oneNewsletter,
  errors: [],
  idempotent: true,
});

export const changeNewsletter = defineCall({
  method: 'PUT',
  path: '/admin/newsletters/{id}',
  summary: 'Change the text of a draft.',
  access: 'admin',
  proof: false,
  input: { params, body: z.object({ texts }) },
  output: oneNewsletter,
  errors: ['newsletter_not_found', 'newsletter_not_draft'],
  idempotent: true,
});

export const previewNewsletter = defineCall({
  method: 'GET',
  path: '/admin/newsletters/{id}/preview',
  summary: 'A newsletter in each language as its mail will be.',
  access: 'admin',
  input: { params },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      mails: z.array(z.strictObject({ language, subject: z.string(), html: z.string(), text: z.string() })),
    }),
  }),
  errors: ['newsletter_not_found'],
});

export const testNewsletter = defineCall({
  method: 'POST',
  path: '/admin/newsletters/{id}/test',
  summary: 'Send a newsletter in each language to oneself.',
  access: 'admin',
  proof: false,
  input: { params, body: z.object({}) },
  output: done,
  errors: ['newsletter_not_found', 'newsletter_unfinished'],
  idempotent: true,
});

export const sendNewsletter = defineCall({
  method: 'POST',
  path: '/admin/newsletters/{id}/send',
  summary: 'Send a newsletter to everybody on the list, in batches.',
  access: 'admin',
  input: { params, body: z.object({}) },
  output: oneNewsletter,
  errors: ['newsletter_not_found', 'newsletter_not_draft', 'newsletter_unfinished', 'newsletter_without_readers'],
  idempotent: true,
});

export const stopNewsletter = defineCall({
  method: 'POST',
  path: '/admin/newsletters/{id}/stop',
  summary: 'Stop a newsletter that is being sent: whoever does not have it yet does not get it.',
  access: 'admin',
  input: { params, body: z.object({}) },
  output: oneNewsletter,
  errors: ['newsletter_not_found', 'newsletter_not_sending'],
  idempotent: true,
});
