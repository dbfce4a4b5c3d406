import { countLost } from './joining-load.ts';
import { makeGames, makeJoiners, payToJoin } from './world.ts';

export interface Seen {
  joins: number;
  reads: number;
  /** Live pages that ended properly, to reconnect elsewhere. */
  reconnected: number;
  /** Wrong answers, each with how often it came. */
  failed: Map<string, number>;
  /** Joins that were answered with success, but are missing. */
  lost: number;
}

const readers = 8;
const joinersAtOnce = 8;
const livePages = 20;

/** People join, read and have live pages open until stopped, on kept connections; nobody asks anything twice. */
export async function startSteadyLoad(databaseUrl: string, origin: string): Promise<{ stop(): Promise<Seen> }> {
  const people = await makeJoiners(databaseUrl, 64, 10_000_000);
  const games = await makeGames(databaseUrl, 1500, 64, 100);
  const seen: Seen = { joins: 0, reads: 0, reconnected: 0, failed: new Map(), lost: 0 };
  const acknowledged: string[] = [];
  const ending = new AbortController();
  const isRunning = () => !ending.signal.aborted;
  const fail = (what: string) => void seen.failed.set(what, (seen.failed.get(what) ?? 0) + 1);

  const join = async (mine: typeof people) => {
    for (const gameId of games)
      for (const joiner of mine) {
        if (!isRunning()) return;
        const { status, code } = await payToJoin(origin, joiner, gameId);
        seen.joins += 1;
        if (status === 200) acknowledged.push(`${gameId} ${joiner.id}`);
        else fail(`join: ${status} ${code ?? ''}`);
      }
  };
  const get = async (path: string, token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(origin + path, { headers, signal: AbortSignal.timeout(20_000) }).catch(() => null);
    const body = (await answer?.text().catch(() => null)) ?? null;
    seen.reads += 1;
    if (answer?.status !== 200 || body === null) fail(`${nameOf(path)}: ${answer?.status ?? 0}`);
    return body ?? '';
  };
  /** Each page is read with its scripts, which have other names in another version. */
  const read = async (n: number) => {
    const token = people[n]?.token ?? '';
    while (isRunning()) {
      for (const path of ['/api/matches', `/api/matches/${games[n]}`, '/api/users/me']) await get(path, token);
      const scripts = new Set((await get('/login', token)).match(/\/assets\/[\w.-]+\.js/g));
      for (const path of scripts) await get(path, token);
    }
  };
  const watch = async (n: number) => {
    while (isRunning()) {
      try {
        const answer = await fetch(`${origin}/api/live?matches=${games[n]}`, { signal: ending.signal });
        if (!answer.ok) fail(`live page: ${answer.status}`);
        await answer.arrayBuffer();
        seen.reconnected += 1;
      } catch {
        if (isRunning()) fail('live page: cut off');
      }
    }
  };
  const each = (count: number, work: (n: number) => Promise<void>) => Array.from({ length: count }, (_, n) => work(n));
  const share = people.length / joinersAtOnce;
  const clients = [
    ...each(joinersAtOnce, (n) => join(people.slice(n * share, (n + 1) * share))),
    ...each(readers, read),
    ...each(livePages, watch),
  ];
  return {
    async stop() {
      ending.abort();
      await Promise.all(clients);
      return { ...seen, lost: await countLost(databaseUrl, acknowledged) };
    },
  };
}

const nameOf = (path: string) => path.replace(/[\da-f-]{36}/, '{id}').replace(/assets\/.*/, 'assets/…');
