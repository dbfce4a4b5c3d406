import type { CallResponse, listRefunds } from '@rondo/contract';
import { expect } from 'vitest';
import type { Player } from './builders.ts';
import type { TestServer } from './server.ts';

type Refund = CallResponse<typeof listRefunds>['data']['refunds'][number];

/** Refunds through the sandbox, and an admin's decisions about failed ones. */
export function refundCalls(server: TestServer, adminOf: () => Player) {
  const list = async (query: string) =>
    (
      (await server.as(adminOf()).get(`/api/admin/refunds?${query}`)).body.data as {
        refunds: Refund[];
      }
    ).refunds;
  const refundOf = async (orderId: string): Promise<Refund> => {
    const [refund] = await list(`query=${orderId}`);
    if (!refund) throw new Error(`nothing went back of ${orderId}`);
    return refund;
  };
  const decide = (id: string, how: 'again' | 'bank' | 'keep', more: object = {}, as = adminOf()) =>
    server.as(as).post(`/api/admin/refunds/${id}/${how}`, {
      reason: 'They asked for it',
      ...(how !== 'keep' && { amount: 50 }),
      ...(how === 'bank' && { holder: 'P. Jansen', iban: 'NL02ABNA0123456789' }),
      ...more,
    });
  return {
    list,
    refundOf,
    decide,
    codeOf: async (...asked: Parameters<typeof decide>) => (await decide(...asked)).body.code ?? 'done',
    /** A top-up of 50 euro, the bank's outcome, and its refund. */
    aTopUp: async (player: Player, outcome = 'paid') => {
      const body = { amount: 50, method: 'ideal' };
      const started = (await server.as(player).post('/api/payments/topUp', body)).body;
      const { pathname } = new URL(String(started.paymentLink));
      const bank = async (said: string, webhook = 'once') =>
        expect((await server.call('POST', `${pathname}/complete`, { body: { outcome: said, webhook } })).status).toBe(
          200,
        );
      await bank(outcome);
      const id = String(started.orderId);
      const back = (amount = 50, more: object = {}) =>
        server.as(adminOf()).post(`/api/admin/orders/${id}/back`, { amount, reason: 'Topped up by mistake', ...more });
      return { id, bank, back };
    },
    journalsOf: (orderId: string) => server.values<string>`
      select j.kind || ': ' || string_agg(p.account || ' ' || p.amount_cents, ', ' order by p.account) as said
      from journal j join posting p on p.journal_id = j.id where j.order_id = ${orderId} group by j.id order by j.id`,
  };
}
