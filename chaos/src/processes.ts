import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { embeddedUrl } from '../../api/src/platform/embedded/postgres-cluster.ts';
import { end, startApi } from './api-process.ts';
import { checkInvariants } from './invariants.ts';
import { countLost, startJoiningLoad } from './joining-load.ts';
import { openMailSink } from './mail-sink.ts';
import { startPayingLoad, untilDealtWith } from './paying-load.ts';
import { type Report, verdict } from './report.ts';
import { withTemporaryFolder } from '../../api/test/temporary-database.ts';
import { makeGames, query } from './world.ts';

const port = 3896;
const origin = `http://127.0.0.1:${port}`;
const processes = 3;
/** Within this time another process must take over the work of a killed one. */
const handedOnMs = 10_000;
const dealtWithMs = 180_000;
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
      await untilAll(api.pid ?? 0);
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
        const pids = await untilAll(api.pid ?? 0);
        process.kill(pids[n % pids.length] ?? 0, 'SIGKILL');
        took.push(await untilDone(databaseUrl, wanted, dueGame));
        await untilAll(api.pid ?? 0);
      }
      const orphans = await untilAll(api.pid ?? 0);
      await end(api, 'SIGKILL');
      const outlived = await countAlive(orphans, 2000);
      const restarted = performance.now();
      api = await startApi({ dataDir, port, more }, handedOnMs * 3);
      const backMs = performance.now() - restarted;

      const [{ acknowledged, attempts }, taken] = await Promise.all([joining.stop(), paying.stop()]);
      const paid = await untilDealtWith(databaseUrl, taken, dealtWithMs);
      const lost = await countLost(databaseUrl, acknowledged);
      const lostPayments = paid.taken - paid.joined - paid.credited;
      const violations = await checkInvariants(databaseUrl);
      const times = addressesOf(kills).map((address) => sink.taken.get(address) ?? 0);
      const unsent = times.filter((count) => count === 0).length;
      const twice = times.filter((count) => count > 1).length;
      const slowest = {
        mails: Math.max(...took.map(({ mails }) => mails)),
        game: Math.max(...took.map(({ game }) => game)),
      };
      const checks: [string, boolean][] = [
        [`joins: ${attempts}, of which ${acknowledged.length} were acknowledged; lost: ${lost}`, lost === 0],
        [`payments taken from guests: ${paid.taken}; lost: ${lostPayments}`, lostPayments === 0 && paid.taken > 0],
        // Nobody knows whether the mail on its way has arrived, so it is sent once more, with the same Message-ID.
        [`mails: ${times.length}; never sent: ${unsent}, sent twice: ${twice}`, unsent === 0 && twice <= kills],
        [
          `invariants broken: ${violations.length} ${JSON.stringify(violations).slice(0, 400)}`,
          violations.length === 0,
        ],
        [`slowest until others had sent its mails: ${Math.round(slowest.mails)} ms`, slowest.mails <= handedOnMs],
        [`slowest until others had seen to a due game: ${Math.round(slowest.game)} ms`, slowest.game <= handedOnMs],
        [`processes that outlived their parent: ${outlived}`, outlived === 0],
        [`all back after the parent was killed: ${Math.round(backMs)} ms`, backMs <= handedOnMs],
      ];
      return {
        ok: checks.every(([, good]) => good),
        lines: [
          `one of ${processes} processes killed ${kills} times, then their parent`,
          ...checks.map(([words, good]) => `${words} ${verdict(good)}`),
        ],
      };
    } finally {
      await end(api, 'SIGTERM');
      sink.close();
    }
  });
}

/** The numbers of the processes below `parent`, once all of them serve. */
/** The numbers of the processes below `parent`, once all of them serve. @throws Error if one is not back within a minute */
async function untilAll(parent: number): Promise<number[]> {
  for (const until = performance.now() + 60_000; performance.now() < until;) {
    const answer = await fetch(`${origin}/metrics`).catch(() => null);
    const serving = (await answer?.text())?.match(/^process_resident_memory_bytes\{/gm)?.length ?? 0;
    if (serving === processes) return childrenOf(parent);
    await wait(100);
  }
  throw new Error('a process that was killed did not come back');
}

async function childrenOf(parent: number): Promise<number[]> {
  const text = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8');
  const pids = text.trim().split(' ').map(Number);
  const programs = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return pids.filter((_, n) => programs[n]?.includes('main.ts'));
}

async function countAlive(pids: number[], withinMs: number): Promise<number> {
  const until = performance.now() + withinMs;
  for (;;) {
    const states = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
    const alive = states.filter((stat) => stat !== '' && !stat.includes(') Z ')).length;
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
