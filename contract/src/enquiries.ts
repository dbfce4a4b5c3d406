import { z } from 'zod';
import { email } from './accounts.ts';
import { defineCall } from './define-call.ts';
import { done } from './wire.ts';

/** What visitors write to Rondo (2-accounts §7). */

export const subscribe = defineCall({
  method: 'POST',
  path: '/leads/subscribe',
  summary: 'Subscribe an address to the newsletter.',
  access: 'visitor',
  input: { body: z.object({ email }) },
  output: done,
  errors: ['already_subscribed'],
});
