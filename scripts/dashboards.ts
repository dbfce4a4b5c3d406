import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './run-program.ts';

interface Dashboard {
  uid: string;
  title: string;
  panels: {
    title: string;
    description: string;
    gridPos: { x: number; y: number; w: number; h: number };
    targets: { expr: string }[];
  }[];
}

export interface Query {
  /** The dashboard's file, and the panel. */
  where: string;
  /** The query in the form that Prometheus takes. */
  expr: string;
}

/** The dashboards of deploy/dashboards, by their files' names. */
export const dashboards = globSync('deploy/dashboards/*.json', { cwd: root })
  .toSorted()
  .map((path) => ({
    name: basename(path, '.json'),
    ...(JSON.parse(readFileSync(join(root, path), 'utf8')) as Dashboard),
  }));

/** All queries, with the interval that Grafana would put in. */
export const queries: readonly Query[] = dashboards.flatMap(({ name, panels }) =>
  panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ where: `${name}: ${title}`, expr: expr.replaceAll('$__rate_interval', '1m') })),
  ),
);
