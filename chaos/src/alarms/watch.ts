import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../api/test/free-port.ts';
import { metricsToken } from '../production.ts';
import { type Program, startProgram } from './program.ts';
import { filled } from '../typed-pages.ts';
import { blockOf } from './runbook.ts';
import { shippedRules, shortenRules } from './short-rules.ts';

interface Series {
  metric: Record<string, string>;
  value: [number, string];
}

/** Prometheus and the exporters, set up as docs/alarms.md says. */
export interface Watch {
  /** Prometheus's answer to an expression. */
  ask(expression: string): Promise<Series[]>;
  /** The alarms that ring now. */
  ringing(): Promise<ReadonlySet<string>>;
  /** The alarms that ring or wait to. */
  stirring(): Promise<ReadonlySet<string>>;
  /** Prometheus's own time, in seconds since 1970. */
  now(): Promise<number>;
  /** The alarms that have rung since then. */
  rangSince(then: number): Promise<ReadonlySet<string>>;
  end(): Promise<void>;
}

/** The addresses of what is watched. */
interface Watched {
  processes: readonly number[];
  front: number;
  databaseUrl: string;
}

/** Scrapes as often as the shortened rules need. */
const reading = 'global: { scrape_interval: 2s, scrape_timeout: 2s, evaluation_interval: 1s }\n';

/** Starts all of them, and waits until each was scraped once. */
export async function startWatch(folder: string, { processes, front, databaseUrl }: Watched): Promise<Watch> {
  const [reader = 0, node = 0, prober = 0, postgres = 0] = await Promise.all([1, 2, 3, 4].map(freePort));
  const at = (name: string) => path.join(folder, name);
  const quoted = (ports: readonly number[]) => ports.map((port) => `'127.0.0.1:${port}'`).join(', ');
  await writeFile(at('rondo-token'), metricsToken);
  await writeFile(at('alerts.yml'), shortenRules(shippedRules));
  await writeFile(
    at('prometheus.yml'),
    reading +
      filled(blockOf('rule_files'), {
        [/^alerting:.*\n/m.exec(blockOf('rule_files'))?.[0] ?? 'alerting:']: '',
        '/etc/prometheus/rondo-token': at('rondo-token'),
        "'10.0.0.1:3001', '10.0.0.1:3002'": quoted(processes),
        'https://rondo.example/readyz': `https://127.0.0.1:${front}/readyz`,
        '127.0.0.1:9115': `127.0.0.1:${prober}`,
        "'10.0.0.1:9100'": quoted([node]),
        "'10.0.0.1:9187'": quoted([postgres]),
      }),
  );
  // The drill has a certificate of its own.
  const own = { 'http: {': 'http: { tls_config: { insecure_skip_verify: true },' };
  await writeFile(at('blackbox.yml'), filled(blockOf('rondo_ready:'), own));

  const programs: Program[] = [];
  const start = async (words: readonly string[], env?: Record<string, string>) =>
    programs.push(await startProgram(words, at(`${words[0]}.log`), env));
  const listen = (port: number) => `--web.listen-address=127.0.0.1:${port}`;
  const origin = `http://127.0.0.1:${reader}`;
  const ask = async (expression: string): Promise<Series[]> => {
    const answer = await fetch(`${origin}/api/v1/query?query=${encodeURIComponent(expression)}`);
    const { data, error } = (await answer.json()) as { data?: { result: Series[] }; error?: string };
    if (data === undefined) throw new Error(`Prometheus refuses ${expression}: ${error}`);
    return data.result;
  };
  const namesOf = async (expression: string) =>
    new Set((await ask(expression)).map(({ metric }) => metric['alertname'] ?? ''));
  const now = async () => Number((await ask('vector(time())'))[0]?.value[1]);
  const watch: Watch = {
    ask,
    ringing: () => namesOf('ALERTS{alertstate="firing"}'),
    stirring: () => namesOf('ALERTS'),
    now,
    rangSince: async (then) => {
      const seconds = Math.max(1, Math.floor((await now()) - then));
      return namesOf(`max_over_time(ALERTS{alertstate="firing"}[${seconds}s])`);
    },
    async end() {
      await Promise.all(programs.map((program) => program.end()));
    },
  };
  try {
    await start(['prometheus-node-exporter', listen(node)]);
    await start(['prometheus-blackbox-exporter', `--config.file=${at('blackbox.yml')}`, listen(prober)]);
    const source = `${databaseUrl}?sslmode=disable`;
    await start(['prometheus-postgres-exporter', listen(postgres)], { DATA_SOURCE_NAME: source });
    await start([
      'prometheus',
      `--config.file=${at('prometheus.yml')}`,
      `--storage.tsdb.path=${at('series')}`,
      '--log.level=warn',
      listen(reader),
    ]);
    const isRead = async () => (await ask('up == 1')).length >= processes.length + 3;
    for (const until = performance.now() + 60_000; !(await isRead().catch(() => false)); await wait(250))
      if (performance.now() > until) throw new Error('Prometheus did not read everything within a minute');
    return watch;
  } catch (error) {
    await watch.end();
    throw error;
  }
}
