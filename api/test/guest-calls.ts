import { randomUUID } from 'node:crypto';
import type { Player } from './builders.ts';
import { mailsTo as findMails } from './mails.ts';
import type { Answer, TestServer } from './server.ts';

/** A checkout for a spot, as the guest who started it has it. */
export interface GuestCheckout {
  orderId: string;
  answer: Answer;
  /** What the guest does on the provider's page. */
  complete(
    outcome: 'paid' | 'closing' | 'failed' | 'expired' | 'reversed' | 'won' | 'refund_failed' | 'refund_arrived',
    more?: object,
  ): Promise<Answer>;
  /** The payment's state, as the result screen asks for it. */
  status(): Promise<Record<string, unknown>>;
}

export const guestEmail = () => `guest-${randomUUID().slice(0, 8)}@rondo.test`;

/** The calls of a person without a login, and of members who pay in the same way. */
export function guestCalls(server: TestServer) {
  const consents = { terms: true, privacy: true };
  const post = (path: string, body: object, key?: string, as?: string) => server.call('POST', path, { body, key, as });
  const checkout = (answer: Answer): GuestCheckout => {
    const orderId = String(answer.body.orderId);
    return {
      orderId,
      answer,
      complete: (outcome, more = {}) =>
        post(`${new URL(String(answer.body.paymentLink)).pathname}/complete`, { outcome, ...more }),
      status: async () => (await post('/api/payments/esn/payment', { orderId })).body.order as Record<string, unknown>,
    };
  };
  const mailsTo = (email: string) => findMails(server, email);
  return {
    joinFree: (matchId: string, email: string, more: object = {}, key?: string) =>
      post('/api/guest/joinFreeAsGuest', { matchId, email, ...consents, ...more }, key),
    /** @param as the token of a login with that address */
    startPaying: async (matchId: string, email: string, more: object = {}, key?: string, as?: string) =>
      checkout(await post('/api/internalPayments/guest/pay', { matchId, email, ...consents, ...more }, key, as)),
    /** A member pays through the provider. */
    startPayingAs: async (player: Player, matchId: string, more: object = {}, key?: string) =>
      checkout(await post('/api/internalPayments/checkout', { matchId, ...more }, key, player.token)),
    startExternal: async (matchId: string, email: string, more: object = {}) => {
      const form = { name: 'Noor', teamName: 'The Owls', organisation: 'ESN', organisationMember: false };
      return checkout(await post('/api/external/payment', { matchId, email, ...form, ...more }));
    },
    /** The link in the latest mail to an address; a booking's link becomes a path below the API. */
    bookingOf: async (
      email: string,
    ): Promise<Record<'see' | 'cancel' | 'open', () => Promise<Answer>> & { path: string }> => {
      const mails = await mailsTo(email);
      const token = mails.map(({ text }) => /\/booking\/(\S+)/.exec(text)?.[1]).find((found) => found !== undefined);
      const path = `/api/guest/bookings/${token}`;
      return {
        path,
        see: () => server.call('GET', path),
        cancel: () => server.call('POST', `${path}/cancel`, { body: {} }),
        /** Does what the page does when it is opened. */
        open: () => server.call('POST', `${path}/proof`),
      };
    },
    mailsTo,
  };
}
