import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { mollieSettings, startFakeMollie } from '../../api/test/fake-mollie.ts';
import type { Booked, FakeProvider } from '../../api/test/fake-provider.ts';
import { end, startApi } from './api-process.ts';
import { openFarLine } from './far-line.ts';
import { startGuestsAtProvider } from './guests-at-provider.ts';
import { findLost, startJoiningLoad } from './joining-load.ts';
import { invariantsHold } from './nothing-lost.ts';
import { blockWith, filledBlock } from './operate-pages.ts';
import { type OwnPostgres, withOwnPostgres } from './own-postgres.ts';
import { untilDealtWith } from './paying-load.ts';
import { type Check, type Report, reportOf } from './report.ts';
import { makeGames, makeJoiners, payToJoin, query } from './world.ts';

const here = 14_520;
const elsewhere = 14_521;
const ports = { first: 15_520, second: 15_521, elsewhere: 15_522 } as const;
/**
 * The most that is allowed (decisions/0119-a-standby-elsewhere.md): what may be lost if the line wasn't cut before, and the time until it is back,
 * without the time in which a person decides.
 */
const most = { lostMs: 1000, backMs: 60_000 };
const dealtWithMs = 180_000;

/**
 * The drill of operate/survive.md#a-standby-elsewhere: everything at one place is killed under load, and a standby elsewhere takes over as that page
 * says. Then once more with the line to it cut three seconds before, which must lose something acknowledged, or the scenario proves nothing.
 * @param delayMs the line's delay each way
 */
export async function site(delayMs: number): Promise<Report> {
  const near = await loseSite(delayMs, 0);
  const late = await loseSite(delayMs, 3000);
  const checks: Check[] = [
    ...near.checks,
    [`lost at most ${most.lostMs} ms: ${near.lostMs} ms`, near.lostMs <= most.lostMs],
    ...late.checks,
  ];
  return reportOf(checks, [], late.lost === 0 || late.missing === 0);
}

interface Lost {
  checks: Check[];
  /** The time from the last kept moment to the end of the place. */
  lostMs: number;
  /** Acknowledged joins that are missing, and payments without an order. */
  lost: number;
  missing: number;
}

async function loseSite(delayMs: number, cutMs: number): Promise<Lost> {
  const mollie = await startFakeMollie();
  try {
    return await withOwnPostgres(ports.first, async (postgres, url, folder) => {
      await addSecond(postgres, url);
      const line = await followFrom(postgres, folder, delayMs);
      const rondo = (dataDir: string, port: number, databaseUrl: string) =>
        startApi({ dataDir: path.join(folder, dataDir), port, more: settings(mollie, databaseUrl) }, 60_000);
      const api = await rondo('here', here, url);
      const origin = `http://127.0.0.1:${here}`;
      const joining = await startJoiningLoad(url, origin, { pauseMs: 50 });
      const paying = await startGuestsAtProvider(url, origin, mollie);
      await wait(8000);
      if (cutMs > 0) line.cut();
      await wait(cutMs);
      const gone = Date.now();
      line.cut();
      await Promise.all([end(api, 'SIGKILL'), postgres.kill('first'), postgres.kill('second')]);
      const [joined, taken] = await Promise.all([joining.stop(), paying.stop()]);
      const how = `line ${delayMs} ms each way${cutMs > 0 ? `, cut ${cutMs / 1000} s before` : ''}`;
      const before = { mollie, how, gone, joined, taken };
      return goOn(postgres, (databaseUrl) => rondo('elsewhere', elsewhere, databaseUrl), before);
    });
  } finally {
    await mollie.close();
  }
}

const settings = (mollie: FakeProvider, databaseUrl: string): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  NODE_ENV: 'development',
  PUBLIC_URL: new URL(mollieSettings.webhookUrl).origin,
  TRUST_PROXY: '1',
  PAYMENT_PROVIDER: 'mollie',
  MOLLIE_API_KEY: mollieSettings.apiKey,
  MOLLIE_ACCESS_TOKEN: mollieSettings.accessToken,
  MOLLIE_API_URL: mollie.url,
});

/** A standby that each commit of the primary waits for. */
async function addSecond(postgres: OwnPostgres, url: string): Promise<void> {
  await postgres.type(`psql <<'END'\n${blockWith('create role elsewhere')}\nEND`, ports.first);
  await postgres.copy(ports.first, 'second');
  await postgres.start('second', ports.second, false, { cluster_name: 'second' });
  await query(url, `alter system set synchronous_standby_names = 'second'`);
}

/** The standby elsewhere, made as the page says. @returns the line to it */
async function followFrom(postgres: OwnPostgres, folder: string, delayMs: number) {
  const line = await openFarLine(ports.first, delayMs);
  const make = filledBlock('--create-slot', {
    '/var/lib/postgresql/15/main': `${folder}/elsewhere`,
    // Two machines of a place; the second takes no writes.
    'host=10.0.0.1,10.0.0.2,10.0.0.3 port=5432': `host=127.0.0.1,127.0.0.1 port=${ports.second},${line.port}`,
    'pg_ctlcluster 15 main start': '',
  });
  await postgres.type(make, ports.first);
  await postgres.start('elsewhere', ports.elsewhere, false);
  await postgres.type(blockWith('set synchronous_standby_names'), ports.elsewhere);
  return line;
}

interface Before {
  mollie: FakeProvider;
  how: string;
  gone: number;
  joined: Awaited<ReturnType<Awaited<ReturnType<typeof startJoiningLoad>>['stop']>>;
  taken: Booked[];
}

async function goOn(
  postgres: OwnPostgres,
  rondo: (url: string) => ReturnType<typeof startApi>,
  { mollie, how, gone, joined: { acknowledged, times }, taken }: Before,
): Promise<Lost> {
  const began = performance.now();
  const said = await postgres.type(blockWith('pg_promote'), ports.elsewhere);
  const promoted = performance.now() - began;
  const kept = new Date(/it has all until (.*)/.exec(said)?.[1] ?? '').getTime();
  const url = `postgres://postgres@127.0.0.1:${ports.elsewhere}/rondo`;
  const isWhole = await checkLedger(url);
  const api = await rondo(url);
  try {
    const ready = performance.now() - began;
    const [[joiner], [game = '']] = await Promise.all([makeJoiners(url, 1, 1000), makeGames(url, 1, 6, 100)]);
    const again = joiner && (await payToJoin(`http://127.0.0.1:${elsewhere}`, joiner, game)).status === 200;
    const back = performance.now() - began;

    const lost = await findLost(url, acknowledged);
    const early = lost.filter((at) => (times[at] ?? 0) < kept).length;
    const { dealt, came, open } = await reconcile(url, mollie, taken);
    const missing = taken.length - came;
    return {
      lostMs: gone - kept,
      lost: lost.length,
      missing,
      checks: [
        [
          `${how}: it had all until ${gone - kept} ms before the place was gone; it took over`,
          /takes over: true$/m.test(said),
        ],
        [
          `joins acknowledged: ${acknowledged.length}, lost: ${lost.length}, of those from before that moment: ${early}`,
          early === 0 && acknowledged.length > 0,
        ],
        [`the ledger that came along is whole by check-ledger`, isWhole],
        [
          `primary after ${ms(promoted)}, Rondo ready after ${ms(ready)}, with its ledger checked, a join after ${ms(back)}`,
          again === true && back <= most.backMs,
        ],
        [
          `payments taken: ${taken.length}, orders that came along: ${came}, all spots or credit: ${dealt}`,
          dealt === came,
        ],
        [
          `payments of which no order came along: ${missing}; lines of the payout that nobody explains: ${open}`,
          open === missing,
        ],
        await invariantsHold(url),
      ],
    };
  } finally {
    await end(api, 'SIGTERM');
  }
}

/** As on the page, but with this checkout in place of the release. */
async function checkLedger(url: string): Promise<boolean> {
  const lines = filledBlock('rondo check-ledger', {
    '$(cat /etc/rondo/secrets/DATABASE_URL)': url,
    '/opt/rondo/current/bin/rondo check-ledger': `${process.execPath} ${path.resolve(import.meta.dirname, '../../scripts/check-ledger.ts')}`,
    'systemctl enable --now rondo@3001 rondo@3002': '',
  });
  return promisify(execFile)('sh', ['-euc', lines]).then(
    () => true,
    () => false,
  );
}

/** Open orders are asked about automatically; then the provider pays out everything it took, and the console fetches the payout. */
async function reconcile(url: string, mollie: FakeProvider, taken: readonly Booked[]) {
  const rows = await query<{ id: string }>(
    url,
    'select id from payment_order where id = any($1::uuid[]) and provider_reference is not null',
    [taken.map(({ orderId }) => orderId)],
  );
  const { joined, credited } = await untilDealtWith(
    url,
    rows.map(({ id }) => id),
    dealtWithMs,
  );
  mollie.paidOut.unshift({
    reference: 'stl_site',
    paidAt: new Date(),
    parts: taken.map(({ reference, totalCents }) => ({
      id: reference,
      kind: 'payment',
      of: reference,
      cents: totalCents,
    })),
  });
  const [admin] = await makeJoiners(url, 1, 100, 'admin');
  const answer = await fetch(`http://127.0.0.1:${elsewhere}/api/admin/books/settlements/fetch`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin?.token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  const { data } = (await answer.json()) as { data?: { open: number } };
  return { dealt: joined + credited, came: rows.length, open: data?.open ?? null };
}

const ms = (time: number) => `${Math.round(time)} ms`;
