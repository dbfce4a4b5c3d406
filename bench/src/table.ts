/** A line of the table: the measurement, what it is compared with, and whether its goal is reached. */
export interface Row {
  what: string;
  measured: string;
  baseline: string;
  ratio: string;
  goal: string;
  reached: boolean | null;
}

/** The table as Markdown, as it stands in bench/README.md. */
export function markdown(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ what, measured, baseline, ratio, goal, reached }) =>
      `| ${what} | ${measured} | ${baseline} | ${ratio} | ${goal} | ${reached === null ? '' : reached ? 'yes' : 'no'} |`,
  );
  return ['| What | Rondo | Baseline | Ratio | Goal | Reached |', '|---|---|---|---|---|---|', ...lines].join('\n');
}

/** The value below which `share` of the sorted `values` lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`;

/** In milliseconds. */
export async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}
