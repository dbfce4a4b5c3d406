import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { metricsIn, ownSeries } from './metric-names.ts';
import { root } from './run-program.ts';

// `npm run check:alerts` shows whether each rule fires when it should, on a machine with Prometheus.

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const rules = read('deploy/alerts.yml')
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => ({ name: /^\w+/.exec(text)?.[0] ?? '', text }));
const names = rules.map(({ name }) => name);

/**
 * Metrics of others that the rules may name: node_exporter, blackbox_exporter, postgres_exporter, prom-client, Prometheus, and the back-up's own
 * file.
 */
const ofOthers = [
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'node_memory_MemAvailable_bytes',
  'node_memory_MemTotal_bytes',
  'probe_ssl_earliest_cert_expiry',
  'probe_success',
  'pg_replication_slots_active',
  'pg_replication_slots_pg_wal_lsn_diff',
  'pg_stat_archiver_failed_count',
  'process_resident_memory_bytes',
  'up',
  'rondo_backup_ended_seconds',
];

test('every metric that a rule names is one that the code or an exporter has', () => {
  const known = new Set([...ownSeries, ...ofOthers]);
  const named = rules.flatMap(({ name, text }) => {
    const [, block, line] = /^ {8}expr: (?:\|\n((?: {10}.*\n)+)|(.*))/m.exec(text) ?? [];
    const metrics = metricsIn(block ?? line ?? '');
    return (metrics.length === 0 ? ['nothing'] : metrics).map((metric) => ({ name, metric }));
  });
  expect(named.filter(({ metric }) => !known.has(metric))).toEqual([]);
  const used = new Set(named.map(({ metric }) => metric));
  expect(ofOthers.filter((metric) => !used.has(metric))).toEqual([]);
});

test('no metric has a label that Prometheus gives itself, which would rename ours', () => {
  const labels = all(read('api/src/platform/processes/metrics.ts'), /labelNames: \[(.*)\]/g).join();
  expect(labels).not.toMatch(/'(?:job|instance)'/);
});

test('every rule has its section of what to do, and every section its rule', () => {
  expect(names.length).toBeGreaterThan(20);
  expect(all(read('docs/alarms.md'), /^### (\w+)$/gm)).toEqual(names);
  for (const { name, text } of rules) {
    expect(text).toContain(`runbook: docs/alarms.md#${name.toLowerCase()}\n`);
    expect(text).toMatch(/severity: (?:page|ticket) \}/);
    expect(text).toMatch(/summary: \S/);
  }
});

test('every section says what it means, where to look, what to do and when it is over', () => {
  const sections = read('docs/alarms.md').split(/^### /m).slice(1);
  for (const section of sections)
    expect(all(section, /^- \*\*(.*?)\*\*/gm)).toEqual(['It means', 'Look', 'Do', 'Over when']);
});

test('every rule is tried on made-up figures', () => {
  expect(all(read('deploy/alerts.test.yml'), /^ {2}- name: ([A-Z]\w+)$/gm)).toEqual(names);
});
