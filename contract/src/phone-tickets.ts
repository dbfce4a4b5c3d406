import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { id } from './wire.ts';

/** A player's ticket in the wallet app of their phone, which changes when the game does (product.md#tickets-in-the-phone). */

/** The wallet apps that the operator has set up. */
export const phoneWallets = z.array(z.enum(['apple', 'google']));

const byGame = { params: z.object({ id }) };

const byBooking = { params: z.object({ token: z.string().max(200) }) };

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

export const appleTicketOfBooking = defineCall({
  method: 'GET',
  path: '/guest/bookings/{token}/ticket.pkpass',
  summary: 'The ticket of a booking for Apple Wallet, for whoever holds the link that was mailed to its player.',
  access: 'visitor',
  input: byBooking,
  output: z.string(),
  errors: ['booking_not_found', 'not_found'],
  media: 'application/vnd.apple.pkpass',
});

export const googleTicketOfBooking = defineCall({
  method: 'GET',
  path: '/guest/bookings/{token}/ticket/google',
  summary: 'Redirects to Google to save the ticket of a booking in Google Wallet, for whoever holds its link.',
  access: 'visitor',
  input: byBooking,
  output: z.string().describe('Address to go to'),
  errors: ['booking_not_found', 'not_found'],
  redirect: true,
});
