import type { CallResponse, compareSubscribers } from '@rondo/contract';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import classes from '../../../../ui/console/console.module.css';

/** At most this many lines are named. */
const linesMax = 20;

/** The changes that a file would make, the lines that would be left out, and the columns that were read. */
export function FileComparison({ comparison }: { comparison: CallResponse<typeof compareSubscribers>['data'] }) {
  const t = useT();
  const formats = useFormats();
  const linesOf = (numbers: readonly number[]) => {
    const lines = numbers.slice(0, linesMax).join(', ');
    const number = formats.number(numbers.length - linesMax);
    return numbers.length > linesMax ? t('newsletters.import.more', { lines, number }) : lines;
  };
  return (
    <section className={classes.part} aria-live="polite">
      <ul>
        {(['subscribed', 'unsubscribed', 'keptOut', 'unchanged'] as const).map((figure) => (
          <li key={figure}>
            {t(`newsletters.import.${figure}`, {
              count: comparison[figure],
              number: formats.number(comparison[figure]),
            })}
          </li>
        ))}
        {(['unknown', 'malformed'] as const).map(
          (kind) =>
            comparison[kind].length > 0 && (
              <li key={kind}>{t(`newsletters.import.${kind}`, { lines: linesOf(comparison[kind]) })}</li>
            ),
        )}
        {(['read', 'ignored'] as const).map(
          (kind) =>
            comparison[kind].length > 0 && (
              <li key={kind}>{t(`newsletters.import.columns.${kind}`, { columns: comparison[kind].join(', ') })}</li>
            ),
        )}
      </ul>
    </section>
  );
}
