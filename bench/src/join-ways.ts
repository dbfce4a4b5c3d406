import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { GameAnswer, GameCommand } from '../../api/src/features/joining/state/commands.ts';
import type { decideBatch } from '../../api/src/features/joining/batch/decide-batch.ts';
import { CommandBatcher } from '../../api/src/features/joining/batch/command-batcher.ts';
import type { Joiner } from '../../chaos/src/world.ts';
import { KeptConnection } from '../../chaos/src/kept-connection.ts';
import { publicUrl } from '../../chaos/src/production.ts';

export interface Case {
  /** Whether each player pays with a promocode. */
  promo: boolean;
  hot: boolean;
  clients: number;
}

/** Joins a game as one of the clients; false if that was refused. */
export type Join = (player: Joiner, gameId: string, client: number) => Promise<boolean>;

/** A way of joining: opens as many clients as there are. */
export type Way = (given: Case) => Promise<{ join: Join; close: () => Promise<unknown> }>;

/** One plpgsql call by a driver, on as many connections as there are clients. */
export function bare(url: string): Way {
  return async ({ clients, promo }) => {
    const connections = await Promise.all(
      Array.from({ length: clients }, async () => {
        const client = new Client({ connectionString: url });
        await client.connect();
        return client;
      }),
    );
    const call = promo ? 'bare_promo_join' : 'bare_join';
    return {
      join: async ({ id }, gameId, client) => {
        const query = { name: call, text: `select ${call}($1, $2) as answer`, values: [id, gameId] };
        return (await connections[client]?.query<{ answer: string }>(query))?.rows[0]?.answer === 'in';
      },
      close: () => Promise.all(connections.map((client) => client.end())),
    };
  };
}

/** Rondo's own function, called in this process. */
export function inside(decide: ReturnType<typeof decideBatch>): Way {
  return async ({ promo }) => {
    const batcher = new CommandBatcher<GameCommand, GameAnswer>(decide);
    const join: Join = async ({ id: userId }, gameId) => {
      const answer = await batcher.submit(gameId, {
        kind: 'pay',
        userId,
        players: [{ userId, teamId: null, email: null }],
        entryKey: null,
        offeredCents: promo ? 70 : 100,
        periodicId: null,
        key: null,
      });
      return answer.did === 'joined';
    };
    return { join, close: async () => undefined };
  };
}

/** The request that a browser sends when somebody presses Join: the web app's call, with their session and a key. */
export function overHttp(port: number): Way {
  return async ({ clients, promo }) => {
    const connections = Array.from({ length: clients }, () => new KeptConnection(port));
    const { host } = new URL(publicUrl);
    return {
      join: async ({ token }, matchId, client) => {
        const body = JSON.stringify({
          matchId,
          selectedPeriodicPromocode: null,
          teamId: null,
          secret_key: null,
          amount: promo ? 0.7 : 1,
        });
        const answer = await connections[client]?.ask(
          `POST /api/internalPayments/payEntranceFee HTTP/1.1\r
host: ${host}\r
connection: keep-alive\r
content-length: ${body.length}\r
content-type: application/json\r
idempotency-key: ${randomUUID()}\r
accept: */*\r
origin: ${publicUrl}\r
sec-fetch-site: same-origin\r
sec-fetch-mode: cors\r
sec-fetch-dest: empty\r
referer: ${publicUrl}/match/${matchId}?step=8\r
user-agent: Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36\r
accept-encoding: gzip, deflate, br, zstd\r
accept-language: nl-NL,nl;q=0.9,en;q=0.8\r
cookie: __Host-sid=${token}; language=nl\r
\r
${body}`,
        );
        if (answer?.status !== 200) throw new Error(`a join was refused: ${answer?.body}`);
        return true;
      },
      close: async () => connections.forEach((connection) => connection.close()),
    };
  };
}
