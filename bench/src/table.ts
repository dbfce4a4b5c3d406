import { percentile } from '../../chaos/src/figures.ts';

/** A line of the table: the measurement, what it is compared with, and whether its goal is reached. */
export interface Row {
  what: string;
  measured: string;
  baseline?: string;
  ratio?: string;
  goal?: string;
  reached?: boolean;
}

/** The table as Markdown, as it stands in bench/README.md. */
export function markdown(rows: readonly Row[]): string {
  const lines = rows.map(({ what, measured, baseline = '', ratio = '', goal = '', reached }) => {
    const isReached = reached === undefined ? '' : reached ? 'yes' : 'no';
    return `| ${what} | ${measured} | ${baseline} | ${ratio} | ${goal} | ${isReached} |`;
  });
  return ['| What | Rondo | Baseline | Ratio | Goal | Reached |', '|---|---|---|---|---|---|', ...lines].join('\n');
}

/** A row of times, compared with those of something else by their middle. @param of what the others are @returns also the share, to set a goal for */
export function compared(
  what: string,
  times: readonly number[],
  others: readonly number[],
  of: string,
  digits = 2,
): Row & { share: number } {
  const share = percentile(times, 0.5) / percentile(others, 0.5);
  return { what, measured: spread(times), baseline: `${spread(others)}${of}`, ratio: share.toFixed(digits), share };
}

export const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`;

export const spread = (times: readonly number[]): string =>
  `p50 ${ms(percentile(times, 0.5))}, p99 ${ms(percentile(times, 0.99))}`;

/** The shortest of some times: what something costs itself, without what else the machine did. */
export async function bestOf(rounds: number, run: () => Promise<number>): Promise<number> {
  let best = Infinity;
  for (let round = 0; round < rounds; round += 1) best = Math.min(best, await run());
  return best;
}
