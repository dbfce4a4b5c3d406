import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { percentile } from './figures.ts';
import { checkInvariants } from './invariants.ts';
import { LivePages } from './live-pages.ts';
import { openMailSink } from './mail-sink.ts';
import { untilDealtWith } from './paying-load.ts';
import { playProvider } from './payment-provider.ts';
import { startInProduction } from './production.ts';
import { type Check, type Report, reportOf } from './report.ts';
import { EveningLoad, makeEvening } from './soak-load.ts';
import { type Queues, SoakWatch } from './soak-watch.ts';
import { withDatabase } from '../../api/test/temporary-database.ts';

const port = 14_620;
const livePages = 2000;
const goals = {
  growth: 0.1,
  lagMs: 100,
  /** Of the seconds without a rush; a rush takes everything there is, and must be over in time. */
  secondsAboveLag: 0.01,
  rushSeconds: 30,
  mailsLeft: 300,
  jobsLeft: 300,
  openOrdersLeft: 300,
};
/** Sweeps ask about the last payments. */
const dealtWithMs = 120_000;

/** When each thing begins, as a share of the whole time. */
const plan = {
  firstRush: 0.12,
  warm: 0.2,
  mailSlow: 0.25,
  mailRefuses: 0.3,
  mailBack: 0.36,
  providerSilent: 0.45,
  providerFails: 0.5,
  providerResets: 0.53,
  providerBack: 0.56,
  secondRush: 0.7,
};

/** An evening in a city at about half of what the machine can do, with rushes, and with the mail server and the payment provider away for a while. */
export async function soak(minutes: number): Promise<Report> {
  await promisify(execFile)(process.execPath, [path.resolve(import.meta.dirname, '../../scripts/build-web.ts')]);
  return withDatabase(async (url, folder) => {
    const evening = await makeEvening(url, minutes);
    const sink = await openMailSink(0, () => true);
    const provider = await playProvider(folder);
    const { mollie } = provider;
    const more = { ...provider.settings, SMTP_URL: sink.url };
    try {
      return await startInProduction({ databaseUrl: url, folder, port, more }, async () => {
        const watch = new SoakWatch(port, url);
        const load = new EveningLoad(port, evening, mollie, (answered) => watch.hear(answered));
        const pages = new LivePages(port, (n) => evening.games[n % 100] ?? '');
        load.start();
        pages.keep(livePages);
        const coming = setInterval(() => pages.change(4), 1000);
        const rushes: Rush[] = [];
        const rush = async () => {
          const now = () => watch.seconds.at(-1)?.at ?? 0;
          const from = now();
          await load.rush();
          rushes.push({ from, to: now() + 1 });
        };
        const started = performance.now();
        const at = (share: number) => wait(Math.max(0, started + share * minutes * 60_000 - performance.now()));
        const happen: [number, () => unknown][] = [
          [plan.firstRush, rush],
          [plan.mailSlow, () => (sink.mood.slowMs = 300)],
          [plan.mailRefuses, () => (sink.mood.refuses = true)],
          [plan.mailBack, () => Object.assign(sink.mood, { refuses: false, slowMs: 0 })],
          [plan.providerSilent, () => (mollie.trouble = { kind: 'slow' })],
          [plan.providerFails, () => (mollie.trouble = { kind: 'error' })],
          [plan.providerResets, () => (mollie.trouble = { kind: 'reset' })],
          [plan.providerBack, () => (mollie.trouble = null)],
          [plan.secondRush, rush],
        ];
        for (const [share, act] of happen) {
          await at(share);
          void act();
        }
        await at(1);
        clearInterval(coming);
        await load.stop();
        await watch.stop();
        const open = pages.open;
        pages.keep(0);
        const paid = await untilDealtWith(url, load.paid, dealtWithMs);
        watch.broken.push((await checkInvariants(url)).length);
        return report(minutes, watch, { rushes, paid, open, told: pages.told, refused: pages.refused });
      });
    } finally {
      sink.close();
      await provider.close();
    }
  });
}

/** When the rush was, in seconds of the watch. */
interface Rush {
  from: number;
  to: number;
}

interface Ended {
  rushes: readonly Rush[];
  paid: { taken: number; joined: number; credited: number };
  /** Live pages open at the end, the events they got, and refused streams. */
  open: number;
  told: number;
  refused: number;
}

function report(minutes: number, watch: SoakWatch, { rushes, paid, open, told, refused }: Ended): Report {
  const { seconds, queues } = watch;
  const whole = minutes * 60;
  const within = <T extends { at: number }>(rows: readonly T[], from: number, to: number) =>
    rows.filter(({ at }) => at >= from * whole && at < to * whole);
  const resident = (from: number, to: number) => median(within(seconds, from, to).map(({ residentMb }) => residentMb));
  const warm = resident(plan.warm, plan.warm + 0.05);
  const last = resident(0.95, 1);
  const isInRush = ({ at }: { at: number }) => rushes.some(({ from, to }) => at > from && at <= to);
  const isSlow = ({ lagP99Ms }: { lagP99Ms: number }) => lagP99Ms > goals.lagMs;
  const usual = seconds.filter((second) => !isInRush(second));
  const slow = usual.filter(isSlow).length;
  const rushLasts = rushes.map(({ from, to }) => to - from);
  const lags = seconds.map(({ lagP99Ms }) => lagP99Ms);
  const left = queues.at(-1) ?? { at: 0, mails: 0, jobs: 0, notices: 0, openOrders: 0 };
  const most = (name: keyof Queues) => Math.max(...queues.map((row) => row[name]));
  const lost = paid.taken - paid.joined - paid.credited;
  const brokenTimes = watch.broken.filter((count) => count > 0).length;
  const checks: Check[] = [
    [`errors other than 503 with a time to come back: ${watch.odd} ${watch.oddOnes.join(', ')}`, watch.odd === 0],
    [
      `resident after warm-up ${Math.round(warm)} MB, at the end ${Math.round(last)} MB, most ${Math.round(Math.max(...seconds.map(({ residentMb }) => residentMb)))} MB`,
      last <= warm * (1 + goals.growth),
    ],
    [
      `event loop: p99 of a second in the middle ${Math.round(median(lags))} ms, above ${goals.lagMs} ms in ${slow} of ${usual.length} seconds without a rush`,
      slow <= usual.length * goals.secondsAboveLag,
    ],
    [
      `rushes over after ${rushLasts.map((lasts) => Math.round(lasts)).join(' and ')} s; above ${goals.lagMs} ms in ${seconds.filter(isInRush).filter(isSlow).length} seconds of them`,
      rushLasts.length === 2 && rushLasts.every((lasts) => lasts <= goals.rushSeconds),
    ],
    [`mails that wait: most ${most('mails')}, at the end ${left.mails}`, left.mails <= goals.mailsLeft],
    [`jobs that wait: most ${most('jobs')}, at the end ${left.jobs}`, left.jobs <= goals.jobsLeft],
    [`open orders: most ${most('openOrders')}, at the end ${left.openOrders}`, left.openOrders <= goals.openOrdersLeft],
    [
      `guests’ payments taken: ${paid.taken}, spots ${paid.joined}, credit ${paid.credited}, lost ${lost}`,
      lost === 0 && paid.taken > 0,
    ],
    [
      `live pages at the end: ${open}, refused ${refused}, told ${told} times`,
      open >= livePages * 0.95 && refused === 0,
    ],
    [`invariants looked at ${watch.broken.length} times, broken ${brokenTimes} times`, brokenTimes === 0],
  ];
  return reportOf(checks, [
    ...[...watch.kinds].map(([kind, { statuses, took }]) => `  ${kind}: ${sayKind(statuses, took)}`),
    ...table(seconds, queues, whole),
    `waiting for the database: most ${Math.max(...seconds.map((one) => one.waitingForDatabase))}; for bookings: ${Math.max(...seconds.map((one) => one.waitingForBookings))}; shed ${seconds.at(-1)?.shed ?? 0}`,
  ]);
}

function sayKind(statuses: ReadonlyMap<string, number>, took: number[]): string {
  const at = (share: number) => Math.round(percentile(took, share));
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  return `${counts}; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

/** A row for each tenth of the time. */
function table(seconds: SoakWatch['seconds'], queues: readonly Queues[], whole: number): string[] {
  return Array.from({ length: 10 }, (_, n) => {
    const isIn = ({ at }: { at: number }) => at >= (n * whole) / 10 && at < ((n + 1) * whole) / 10;
    const [rows, waiting] = [seconds.filter(isIn), queues.filter(isIn)];
    const middle = (of: (one: SoakWatch['seconds'][number]) => number) => Math.round(median(rows.map(of)));
    const most = (name: keyof Queues) => Math.max(0, ...waiting.map((row) => row[name]));
    return `  ${n + 1}/10: resident ${middle((one) => one.residentMb)} MB, heap ${middle((one) => one.heapMb)} MB, loop p99 ${middle((one) => one.lagP99Ms)} ms, pages ${middle((one) => one.openStreams)}, mails ≤ ${most('mails')}, jobs ≤ ${most('jobs')}, notices ≤ ${most('notices')}, orders ≤ ${most('openOrders')}, machine's load ${median(rows.map((one) => one.machine)).toFixed(1)}`;
  });
}

const median = (values: readonly number[]) => (values.length === 0 ? 0 : percentile(values, 0.5));
