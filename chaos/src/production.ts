import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { sellerSettings } from '../../api/test/seller.ts';
import { end, startApi } from './api-process.ts';

/** The origin that people see; a proxy in front terminates https, and names the client. */
export const publicUrl = 'https://rondo.nl';

/** Runs `work` beside a process as an operator has it, on an existing database. */
export async function startInProduction<T>(
  {
    databaseUrl,
    folder,
    port,
    more,
  }: { databaseUrl: string; folder: string; port: number; more: Record<string, string> },
  work: (api: ChildProcess) => Promise<T>,
): Promise<T> {
  const settings = { ...productionSettings(databaseUrl), LOG_LEVEL: 'fatal', ...more };
  const api = await startApi({ dataDir: path.join(folder, 'files'), port, more: settings }, 30_000);
  try {
    return await work(api);
  } finally {
    await end(api, 'SIGTERM');
  }
}

/** The token with which Prometheus reads /metrics. */
export const metricsToken = 'Zk4vQ9mT2xLw7bNs';

/** The settings without which production does not start. */
export const productionSettings = (databaseUrl: string) => ({
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  PUBLIC_URL: publicUrl,
  SECRET_KEY: '3Jq8ZVx0mT6uYc1nRk5wLb9hPd2sFg7e',
  METRICS_TOKEN: metricsToken,
  PAYMENT_PROVIDER: 'mollie',
  MOLLIE_API_KEY: 'test_rondo0123456789rondo0123456789',
  SMTP_URL: 'smtp://127.0.0.1:9',
  ...sellerSettings,
  TRUST_PROXY: '1',
});

/** The figures of /metrics, by name and labels as they are written there. */
export async function readMetrics(port: number): Promise<ReadonlyMap<string, number>> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
    signal: AbortSignal.timeout(10_000),
  });
  const rows = (await answer.text()).matchAll(/^([a-z]\w*(?:\{[^}]*\})?) (\S+)$/gm);
  return new Map([...rows].map(([, name = '', value]) => [name, Number(value)]));
}
