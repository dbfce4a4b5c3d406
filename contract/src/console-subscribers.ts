import { languageCodes } from '@rondo/rules';
import { columnAnswers } from '@rondo/rules/subscriber-columns';
import { z } from 'zod';
import { consoleList, reason } from './console.ts';
import { defineCall } from './define-call.ts';
import { done, instant, success } from './wire.ts';

/** The newsletter's list: confirmed addresses, addresses that left, and addresses from which mails come back (product.md#newsletters). */

const states = ['subscribed', 'unsubscribed', 'bounced'] as const;

const subscriber = z.strictObject({
  email: z.string(),
  language: z.enum(languageCodes),
  /** `bounced` if mails come back for good, or were reported as spam. */
  state: z.enum(states),
  /** Since when it is on the list, or off it. */
  since: instant,
  /** What added it: an account's settings, the form in the footer, or a file. */
  by: z.enum(['account', 'form', 'file']),
});

export const { list: listSubscribers, file: subscribersFile } = consoleList({
  path: '/admin/newsletter',
  summary: 'Who gets the newsletter, by a part of the address.',
  rows: { subscribers: subscriber },
  sorts: ['email', 'newest'],
  filters: { state: z.enum([...states, 'all']).default('subscribed') },
  more: {
    /** How many people get it, whatever was searched for. */
    total: z.int(),
  },
});

export const removeSubscriber = defineCall({
  method: 'POST',
  path: '/admin/newsletter/remove',
  summary: 'Take an address off the newsletter’s list, as its owner asked for.',
  access: 'admin',
  input: { body: z.object({ email: z.string().trim().toLowerCase().min(3).max(320), reason }) },
  output: done,
  errors: ['subscriber_not_found'],
  idempotent: true,
});

/** A CSV with addresses and, if it has them, languages and states: some forty thousand lines. */
const csv = z.string().min(1).max(2_000_000);
/** The meanings of unclear columns, by heading: filled in or yes for people who left, or for people who stay, or nothing about that. */
const columns = z.record(z.string().min(1).max(10_000), z.enum(columnAnswers)).default({});

const comparison = z.strictObject({
  status: success,
  data: z.strictObject({
    /** Addresses that are added to the list. */
    subscribed: z.int(),
    /** Addresses that are taken off it, or kept as having left. */
    unsubscribed: z.int(),
    /** Addresses that left here, and so stay off the list whatever the file says. */
    keptOut: z.int(),
    /** Addresses whose state is already what the file says. */
    unchanged: z.int(),
    /** The numbers of lines whose state says neither, and of lines without an address. */
    unknown: z.array(z.int()),
    malformed: z.array(z.int()),
    /** The headings of columns that were read, and of columns that say nothing useful. */
    read: z.array(z.string()),
    ignored: z.array(z.string()),
    /** Columns that may say who left, with some of their cells: nothing is imported until somebody says what each means. */
    unclear: z.array(z.strictObject({ column: z.string(), examples: z.array(z.string()) })),
  }),
});

export const compareSubscribers = defineCall({
  method: 'POST',
  path: '/admin/newsletter/compare',
  summary: 'What the file of a list elsewhere would change here.',
  access: 'admin',
  proof: false,
  input: { body: z.object({ csv, columns }) },
  output: comparison,
  errors: ['subscriber_file_unreadable'],
});

export const importSubscribers = defineCall({
  method: 'POST',
  path: '/admin/newsletter/import',
  summary: 'Take over the file of a list elsewhere. Whoever left, here or there, stays off the list.',
  access: 'admin',
  input: { body: z.object({ csv, columns, reason }) },
  output: comparison,
  errors: ['subscriber_file_unreadable', 'subscriber_columns_unclear'],
  idempotent: true,
});
