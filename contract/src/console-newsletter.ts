import { z } from 'zod';
import { consolePagination, fileOf, listed, reason } from './console.ts';
import { defineCall } from './define-call.ts';
import { done, instant, success } from './wire.ts';

/** Who gets the newsletter: addresses that were confirmed, and did not leave (product.md#administration). */

const subscriber = z.strictObject({
  email: z.string(),
  since: instant,
  /** By the settings of an account, or by the form in the footer. */
  by: z.enum(['account', 'form']),
});

export const listSubscribers = defineCall({
  method: 'GET',
  path: '/admin/newsletter',
  summary: 'Who gets the newsletter, by a part of the address.',
  access: 'admin',
  input: { query: z.object(listed(['email', 'newest'])) },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      /** How many there are, whatever is searched for. */
      total: z.int(),
      subscribers: z.array(subscriber),
      pagination: consolePagination,
    }),
  }),
  errors: [],
});
/** All of them, for the service that sends it. */
export const subscribersFile = fileOf(listSubscribers);

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
