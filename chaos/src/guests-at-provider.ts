import { randomUUID } from 'node:crypto';
import { mollieReport } from '../../api/test/fake-mollie.ts';
import type { Booked, FakeProvider } from '../../api/test/fake-provider.ts';
import { payInTurn } from './paying-load.ts';
import { makeGames } from './world.ts';

/** Guests pay for spots until stopped, at a provider with books of its own, which reports each payment at once. */
export async function startGuestsAtProvider(databaseUrl: string, origin: string, mollie: FakeProvider) {
  const games = await makeGames(databaseUrl, 400, 6, 100);
  const taken: Booked[] = [];
  const post = async (path: string, headers: Record<string, string>, body: string) => {
    // Each guest comes from their own network, as in life.
    const from = `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { ...headers, 'x-forwarded-for': from, 'x-forwarded-proto': 'https' },
      body,
      signal: AbortSignal.timeout(20_000),
    }).catch(() => null);
    return (await answer?.json().catch(() => null)) as { orderId?: string } | null | undefined;
  };
  const pay = async (matchId: string) => {
    const form = { matchId, email: `guest-${randomUUID()}@rondo.test`, terms: true, privacy: true };
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const started = await post('/api/internalPayments/guest/pay', headers, JSON.stringify(form));
    const booked = [...mollie.books.values()].findLast(({ orderId }) => orderId === started?.orderId);
    if (!booked) return;
    booked.status = 'paid';
    taken.push(booked);
    const report = mollieReport(booked.reference);
    await post('/api/payments/webhooks/mollie', report.headers, report.body);
  };
  const end = payInTurn(games, pay, 50);
  return {
    /** @returns the payments that the provider took */
    async stop(): Promise<Booked[]> {
      await end();
      return taken;
    },
  };
}
