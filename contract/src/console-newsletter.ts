import { z } from 'zod';
import { consoleList, reason } from './console.ts';
import { defineCall } from './define-call.ts';
import { done, instant } from './wire.ts';

/** The subscribers of the newsletter: addresses that were confirmed, and did not leave (product.md#administration). */

const subscriber = z.strictObject({
  email: z.string(),
  since: instant,
  /** By the settings of an account, or by the form in the footer. */
  by: z.enum(['account', 'form']),
});

export const { list: listSubscribers, file: subscribersFile } = consoleList({
  path: '/admin/newsletter',
  summary: 'Who gets the newsletter, by a part of the address.',
  rows: { subscribers: subscriber },
  sorts: ['email', 'newest'],
  filters: {},
  more: {
    /** The number of all, regardless of the search. */
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
