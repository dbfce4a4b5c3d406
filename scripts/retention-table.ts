import { phrasesIn } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';
import { type Kept, keptNames, periodOf, retention } from '@rondo/rules/retention';

const { retention: words } = phrasesIn.en;

/** How long something is kept, in the words of the privacy policy. */
function howLong(name: Kept): string {
  const lasts = periodOf(name);
  const { from } = retention[name];
  if (lasts === null) return words.from[from];
  const { one, other } = words.period[lasts.unit];
  return fill(words.from[from], { period: fill(lasts.count === 1 ? one : other, { count: lasts.count }) });
}

const keepers = { account: 'ending the account', choice: 'its owner', operator: '**you**' } as const;

function keptBy(name: Kept): string {
  const { by } = retention[name];
  return typeof by === 'string' ? keepers[by] : by.map((sweep) => `*${sweep}*`).join(', ');
}

/** The table of operate/personal-data.md#how-long-data-is-kept, a row for what is kept as long and by the same. */
export function retentionTable(): string {
  const rows = Map.groupBy(keptNames, (name) => `| ${howLong(name)} | ${keptBy(name)} |`);
  return [
    '| How long | Kept to by | What |',
    '|---|---|---|',
    ...[...rows].map(([row, names]) => `${row} ${names.map((name) => words.what[name]).join(' · ')} |`),
  ].join('\n');
}
