import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-program.ts';

const declared = readFileSync(join(root, 'api/src/platform/processes/metrics.ts'), 'utf8').matchAll(
  /new (\w+)\(\{\s+name: '(\w+)'/g,
);

/** The series of each metric that the code has. */
export const ownSeries: readonly string[] = [...declared].flatMap(([, kind, name = '']) =>
  kind === 'Histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name],
);

/** The metrics that an expression of PromQL names. */
export function metricsIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|\b(?:by|on) \([^)]*\)/g, '');
  const words = [...bare.matchAll(/\b([a-z]\w*)\b(?!\s*\()/g)].map(([, word = '']) => word);
  return words.filter((word) => !['and', 'or', 'unless'].includes(word));
}
