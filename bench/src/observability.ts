import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { processorMs } from '../../chaos/src/api-process.ts';
import { percentile } from '../../chaos/src/figures.ts';
import { withLargeDatabase } from './database.ts';
import { overHttp } from './join-ways.ts';
import { makePairs, makePlayers } from './join-world.ts';
import { drive } from './joins.ts';
import { withProductionServers } from './production-server.ts';
import type { Row } from './table.ts';

const port = 3895;
const joiners = 12_000;
const rounds = 12;
const given = { promo: false, hot: false, clients: 16 };

interface Round {
  perSecond: number;
  processorMs: number;
  joins: number;
}

interface Turn {
  what: string;
  goal: number | null;
  settings: Record<string, string>;
}

const silent = { REQUEST_LOG: 'off', SECURITY_LOG: 'off' };
const loud = { REQUEST_LOG: 'on', SECURITY_LOG: 'on' };

/**
 * (o) The cost of the log and of traces for joins: processes on one database in turn, each with its own games. If the machine has other work,
 * processor time for each join tells more than joins per second.
 */
export async function benchObservability(): Promise<Row[]> {
  const collector = createServer((request, answer) => request.resume().on('end', () => answer.end('{}')));
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const traces = (ratio: number) => ({
    ...silent,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_TRACES_SAMPLER_ARG: String(ratio),
  });
  const turns: Turn[] = [
    { what: 'without log and traces', goal: null, settings: silent },
    { what: 'with a line for each request, and security events', goal: 1.03, settings: loud },
    { what: 'with one trace of a hundred, and metrics by OTLP', goal: 1.03, settings: traces(0.01) },
    { what: 'with every trace', goal: null, settings: traces(1) },
  ];
  try {
    return await withLargeDatabase((url) => measure(url, turns));
  } finally {
    collector.close();
  }
}

async function measure(url: string, turns: readonly Turn[]): Promise<Row[]> {
  const players = await makePlayers(url, joiners);
  const measured = turns.map(() => [] as Round[]);
  const servers = turns.map(({ settings }, n) => ({ url, port: port + n, settings }));
  await withProductionServers(servers, async (processes) => {
    const ways = await Promise.all(
      processes.map(async ({ pid = 0 }, n) => ({
        pid,
        ...(await overHttp(port + n)(given)),
        pairs: (await makePairs(url, players, given.hot)).values(),
      })),
    );
    // The first round warms up each process.
    for (let round = 0; round <= rounds; round += 1)
      for (const [n, { pid, join, pairs }] of ways.entries()) {
        const [before, taken] = [await processorMs(pid), [] as number[]];
        const perSecond = await drive(given.clients, pairs, join, taken);
        const used = (await processorMs(pid)) - before;
        if (round > 0) measured[n]?.push({ perSecond, processorMs: used, joins: taken.length });
      }
    await Promise.all(ways.map(({ close }) => close()));
  });
  return rowsOf(turns, measured);
}

function rowsOf(turns: readonly Turn[], measured: readonly Round[][]): Row[] {
  const sum = (n: number, what: keyof Round) => (measured[n] ?? []).reduce((all, one) => all + one[what], 0);
  const msAJoin = (n: number) => sum(n, 'processorMs') / sum(n, 'joins');
  const perSecond = (n: number) =>
    percentile(
      (measured[n] ?? []).map((one) => one.perSecond),
      0.5,
    );
  const said = (n: number) => `${msAJoin(n).toFixed(3)} ms of the processor, ${Math.round(perSecond(n))}/s`;
  return turns.map(({ what, goal }, n) => {
    const ratio = msAJoin(n) / msAJoin(0);
    return {
      what: `(o) a paid join over 1,000 games, ${given.clients} clients, through HTTP, ${what}`,
      measured: said(n),
      baseline: n === 0 ? '' : said(0),
      ratio: n === 0 ? '' : ratio.toFixed(3),
      goal: goal === null ? '' : `≤ ${goal}`,
      ...(goal !== null && { reached: ratio <= goal }),
    };
  });
}
