import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dashboards, queries } from './dashboards.ts';
import { metricsIn, ownSeries } from './metric-names.ts';
import { root } from './run-program.ts';

// `npm run check:dashboards` shows whether Prometheus answers each query, on a machine with Prometheus.

/** Metrics of others that dashboards may name: node_exporter, postgres_exporter, prom-client, and the back-up's own file. */
const ofOthers = [
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'nodejs_eventloop_lag_p99_seconds',
  'pg_database_size_bytes',
  'pg_replication_slots_pg_wal_lsn_diff',
  'pg_stat_archiver_failed_count',
  'pg_stat_database_xact_commit',
  'pg_stat_database_xact_rollback',
  'process_cpu_seconds_total',
  'process_resident_memory_bytes',
  'rondo_backup_ended_seconds',
];

const named = new Set(queries.flatMap(({ expr }) => metricsIn(expr)));

test('there is one of people, money, the database and jobs', () => {
  expect(dashboards.map(({ name }) => name)).toEqual(['database', 'jobs', 'money', 'people']);
  expect(dashboards.map(({ uid }) => uid)).toEqual(dashboards.map(({ name }) => `rondo-${name}`));
});

test('every metric that a panel names is one that the code or an exporter has', () => {
  const known = new Set([...ownSeries, ...ofOthers]);
  expect([...named].filter((metric) => !known.has(metric))).toEqual([]);
  expect(ofOthers.filter((metric) => !named.has(metric))).toEqual([]);
});

test('every metric of ours is on a dashboard', () => {
  const base = (name: string) => name.replace(/_(?:bucket|count|sum)$/, '');
  const shown = new Set([...named].map(base));
  expect(ownSeries.filter((name) => !shown.has(base(name)))).toEqual([]);
});

test.each(dashboards.map(({ name, panels }) => ({ name, panels })))(
  'panels of $name say what they show, and none lies over another',
  ({ panels }) => {
    for (const { title, description } of panels) expect([title, description.length > 10]).toEqual([title, true]);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) => {
      expect(x + w).toBeLessThanOrEqual(24);
      return Array.from({ length: w * h }, (_, n) => `${x + (n % w)}:${y + Math.floor(n / w)}`);
    });
    expect(new Set(cells).size).toBe(cells.length);
  },
);

test('an alarm that a panel names is one of the rules', () => {
  const rules = new Set(
    [...readFileSync(join(root, 'deploy/alerts.yml'), 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name]) => name),
  );
  const said = dashboards.flatMap(({ panels }) =>
    panels.flatMap(({ description }) => description.match(/\b(?:[A-Z][a-z]+){2,}\b/g) ?? []),
  );
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((name) => !rules.has(name))).toEqual([]);
});
