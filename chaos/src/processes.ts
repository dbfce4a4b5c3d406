import { setTimeout as wait } from 'node:timers/promises';
import { embeddedUrl } from '../../api/src/platform/embedded/postgres-cluster.ts';
import { end, startApi, untilServing } from './api-process.ts';
import { isAlive } from './cluster/servers.ts';
import { startJoiningLoad } from './joining-load.ts';
import { openMailSink } from './mail-sink.ts';
import { nothingLost } from './nothing-lost.ts';
import { startPayingLoad } from './paying-load.ts';
import { type Check, type Report, reportOf } from './report.ts';
import { withTemporaryFolder } from '../../api/test/temporary-database.ts';
import { makeGames, query } from './world.ts';

const port = 3896;
const origin = `http://127.0.0.1:${port}`;
const processes = 3;
/** Within this time another process must take over the work of a killed one. */
const handedOnMs = 10_000;
const mailsABurst = 60;
/** How long the mail server takes for each mail, so that each process has claimed some when it is killed. */
const mailMs = 40;

/**
 * Kills three processes one after another with SIGKILL, and then their parent, while people join, guests pay and mails are sent, and checks that
 * others finish what they had begun.
 */
export async function severalProcesses(kills: number): Promise<Report> {
  const sink = await openMailSink(mailMs, isOfBurst);
  const more = { RONDO_PROCESSES: String(processes), SMTP_URL: sink.url };
  return withTemporaryFolder(async (dataDir) => {
    let api = await startApi({ dataDir, port, more }, handedOnMs * 3);
    try {
      const databaseUrl = embeddedUrl(dataDir) ?? '';
      await untilServing(origin, api.pid ?? 0, processes);
      const [joining, paying] = await Promise.all([
        startJoiningLoad(databaseUrl, origin),
        startPayingLoad(databaseUrl, origin),
      ]);
      const took: Took[] = [];
      for (let n = 0; n < kills; n += 1) {
        const wanted = await queueMails(databaseUrl, n);
        const [dueGame = ''] = await makeGames(databaseUrl, 1, 10, 100);
        while ([...sink.taken.keys()].filter(isOfBurst).length < n * mailsABurst + 10) await wait(20);
        await reachCutoff(databaseUrl, dueGame);
        const pids = await untilServing(origin, api.pid ?? 0, processes);
        process.kill(pids[n % pids.length] ?? 0, 'SIGKILL');
        took.push(await untilDone(databaseUrl, wanted, dueGame));
        await untilServing(origin, api.pid ?? 0, processes);
      }
      const orphans = await untilServing(origin, api.pid ?? 0, processes);
      await end(api, 'SIGKILL');
      const outlived = await countAlive(orphans, 2000);
      const restarted = performance.now();
      api = await startApi({ dataDir, port, more }, handedOnMs * 3);
      const backMs = performance.now() - restarted;

      const [joined, taken] = await Promise.all([joining.stop(), paying.stop()]);
      const kept = await nothingLost(databaseUrl, { ...joined, taken });
      const times = addressesOf(kills).map((address) => sink.taken.get(address) ?? 0);
      const unsent = times.filter((count) => count === 0).length;
      const twice = times.filter((count) => count > 1).length;
      const slowest = {
        mails: Math.max(...took.map(({ mails }) => mails)),
        game: Math.max(...took.map(({ game }) => game)),
      };
      const checks: Check[] = [
        ...kept.checks,
        // Nobody knows whether the mail on its way has arrived, so it is sent once more, with the same Message-ID.
        [`mails: ${times.length}; never sent: ${unsent}, sent twice: ${twice}`, unsent === 0 && twice <= kills],
        [`slowest until others had sent its mails: ${Math.round(slowest.mails)} ms`, slowest.mails <= handedOnMs],
        [`slowest until others had seen to a due game: ${Math.round(slowest.game)} ms`, slowest.game <= handedOnMs],
        [`processes that outlived their parent: ${outlived}`, outlived === 0],
        [`all back after the parent was killed: ${Math.round(backMs)} ms`, backMs <= handedOnMs],
      ];
      return reportOf(checks, [`one of ${processes} processes killed ${kills} times, then their parent`]);
    } finally {
      await end(api, 'SIGTERM');
      sink.close();
    }
  });
}

async function countAlive(pids: number[], withinMs: number): Promise<number> {
  const until = performance.now() + withinMs;
  for (;;) {
    const alive = (await Promise.all(pids.map(isAlive))).filter(Boolean).length;
    if (alive === 0 || performance.now() > until) return alive;
    await wait(20);
  }
}

const isOfBurst = (address: string) => address.startsWith('burst');

/** The receivers of the first bursts. */
const addressesOf = (bursts: number): string[] =>
  Array.from({ length: bursts * mailsABurst }, (_, n) => `burst${n}@rondo.test`);

/** Puts a burst of mails into the outbox. @returns how many mails all bursts have so far */
async function queueMails(databaseUrl: string, n: number): Promise<number> {
  await query(
    databaseUrl,
    `insert into mail (recipient, subject, text_body, html_body, created_at)
    select address, 'Hello', 'Hello', 'Hello', now() from unnest($1::text[]) as b(address)`,
    [addressesOf(n + 1).slice(n * mailsABurst)],
  );
  return (n + 1) * mailsABurst;
}

/** Half a day before its start, a paid game is confirmed, or cancelled for lack of players. */
async function reachCutoff(databaseUrl: string, gameId: string): Promise<void> {
  await query(
    databaseUrl,
    `update game set created_at = now() - interval '3 days', cutoff_at = now() - interval '1 minute',
      starts_at = now() - interval '1 minute' + interval '12 hours', ends_at = now() + interval '13 hours' where id = $1`,
    [gameId],
  );
}

interface Took {
  mails: number;
  game: number;
}

/** Milliseconds until all bursts are sent, and until the game has passed its cutoff. */
async function untilDone(databaseUrl: string, wanted: number, gameId: string): Promise<Took> {
  const started = performance.now();
  const took: Took = { mails: Infinity, game: Infinity };
  while (Math.max(took.mails, took.game) === Infinity && performance.now() - started < handedOnMs * 3) {
    const [state] = await query<{ sent: number; status: string }>(
      databaseUrl,
      `select (select count(*)::int from mail where recipient like 'burst%' and sent_at is not null) as sent,
        (select status from game where id = $1) as status`,
      [gameId],
    );
    const now = performance.now() - started;
    if (state?.sent === wanted) took.mails = Math.min(took.mails, now);
    if (state?.status !== 'pending') took.game = Math.min(took.game, now);
    await wait(50);
  }
  return took;
}
