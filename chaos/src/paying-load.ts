import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { makeGames, query } from './world.ts';

interface Answer {
  status: number;
  body: { code?: string; orderId?: string; paymentLink?: string; outcome?: string };
}

/** The outcome of guests' payments under a load. */
export interface Paid {
  /** Payments that the provider accepted. */
  taken: number;
  /** How many of those became spots and credits; the rest is lost. */
  joined: number;
  credited: number;
}

/**
 * Four guests at a time pay for one game after another.
 * @param pay gets a `signal` that says when it is over
 * @returns a function that ends it
 */
export function payInTurn(
  games: readonly string[],
  pay: (matchId: string, signal: AbortSignal) => Promise<void>,
  pauseMs = 0,
): () => Promise<void> {
  const told = new AbortController();
  const { signal } = told;
  const run = async (client: number) => {
    for (let n = client; !signal.aborted; n += 4) {
      await pay(games[n % games.length] ?? '', signal);
      if (pauseMs > 0) await wait(pauseMs);
    }
  };
  const clients = [0, 1, 2, 3].map(run);
  return async () => {
    told.abort();
    await Promise.all(clients);
  };
}

/**
 * Guests pay for spots of small games through the sandbox until stopped, each request retried until it is answered: the API may die between any two
 * steps of a payment.
 */
export async function startPayingLoad(databaseUrl: string, origin: string, gameCount = 60) {
  const games = await makeGames(databaseUrl, gameCount, 6, 100);
  const taken: string[] = [];

  const ask = async (path: string, body: object, key: string, signal: AbortSignal): Promise<Answer | null> => {
    for (let tries = 0; !signal.aborted && tries < 200; tries += 1) {
      const answer = await post(`${origin}${path}`, body, key);
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      // All guests come from one network here.
      if (answer?.status === 429)
        await query(databaseUrl, `delete from rate_limit where subject like 'guest:%'`).catch(() => undefined);
      await query(databaseUrl, 'delete from started_entry').catch(() => undefined);
      await wait(50);
    }
    return null;
  };
  const end = payInTurn(games, async (matchId, signal) => {
    const email = `guest-${randomUUID()}@rondo.test`;
    const form = { matchId, email, terms: true, privacy: true };
    const started = await ask('/api/internalPayments/guest/pay', form, randomUUID(), signal);
    const { paymentLink, orderId } = started?.body ?? {};
    if (!paymentLink || !orderId) return;
    const path = `${new URL(paymentLink).pathname}/complete`;
    const webhook = taken.length % 3 === 0 ? 'lose' : 'duplicate';
    const done = await ask(path, { outcome: 'paid', webhook }, orderId, signal);
    if (done?.body.outcome === 'paid') taken.push(orderId);
  });

  return {
    async stop(): Promise<string[]> {
      await end();
      return taken;
    },
  };
}

/** Waits until guests' payments have become spots or credit: the sweeps ask the provider for payments that were never reported. */
export async function untilDealtWith(
  databaseUrl: string,
  orderIds: readonly string[],
  withinMs: number,
): Promise<Paid> {
  const until = performance.now() + withinMs;
  for (;;) {
    const rows = await query<{ outcome: string | null; n: string }>(
      databaseUrl,
      'select outcome, count(*) as n from payment_order where id = any($1::uuid[]) group by outcome',
      [orderIds],
    );
    const of = (outcome: string) => Number(rows.find((row) => row.outcome === outcome)?.n ?? 0);
    const paid = { taken: orderIds.length, joined: of('joined'), credited: of('credited') };
    if (paid.joined + paid.credited === paid.taken || performance.now() > until) return paid;
    await wait(1000);
  }
}

async function post(url: string, body: object, key: string): Promise<Answer | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  } catch {
    return null;
  }
}
