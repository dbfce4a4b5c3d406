import { z } from 'zod';
import { email } from './accounts.ts';
import { defineCall } from './define-call.ts';
import { done } from './wire.ts';

/** What visitors write to Rondo (2-accounts §7). */

export const subscribe = defineCall({
  method: 'POST',
  path: '/leads/subscribe',
  summary: 'Subscribe an address to the newsletter: it gets a link that confirms it.',
  access: 'visitor',
  input: { body: z.object({ email }) },
  output: done,
  errors: ['mails_limited', 'already_subscribed'],
});

export const confirmNewsletter = defineCall({
  method: 'POST',
  path: '/leads/confirm',
  summary: 'Put the address on the list to which this token was mailed; it works once, for 24 hours.',
  access: 'visitor',
  input: { body: z.object({ token: z.string().min(1).max(200) }) },
  output: done,
  errors: ['newsletter_link_invalid'],
});
