import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { id } from './wire.ts';

/** One's ticket in the wallet app of one's phone, which changes when the game does (product.md#tickets-in-the-phone). */

const byGame = { params: z.object({ id }) };

export const appleTicket = defineCall({
  method: 'GET',
  path: '/matches/{id}/ticket.pkpass',
  summary: 'One’s ticket for Apple Wallet, where the operator has set that up.',
  access: 'guest',
  input: byGame,
  output: z.string(),
  errors: ['not_found'],
  media: 'application/vnd.apple.pkpass',
});

export const googleTicket = defineCall({
  method: 'GET',
  path: '/matches/{id}/ticket/google',
  summary: 'Redirects to Google to save one’s ticket in Google Wallet, where the operator has set that up.',
  access: 'guest',
  input: byGame,
  output: z.string().describe('Address to go to'),
  errors: ['not_found'],
  redirect: true,
});
