import type { CallResponse, compareSubscribers as CompareSubscribers } from '@rondo/contract';
import { compareSubscribers } from '@rondo/contract/calls';
import { importSubscribers } from '@rondo/contract/forms';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n, useT } from '../../../platform/i18n.tsx';
import { Field } from '../../../ui/field.tsx';
import classes from '../console.module.css';
import { ReasonSheet } from '../reason-sheet.tsx';

type ComparisonData = CallResponse<typeof CompareSubscribers>['data'];

interface Props {
  onDone: () => void;
  onClose: () => void;
}

/** Takes over the file of a list elsewhere, after a look at what it would change. */
export function ImportSubscribers({ onDone, onClose }: Props) {
  const { t, explain } = useI18n();
  const compare = useMutation({
    mutationFn: async (file: File) => {
      const csv = await file.text();
      return { csv, ...(await call(compareSubscribers, { body: { csv } })).data };
    },
  });
  const { data, error } = compare;
  return (
    <ReasonSheet
      call={importSubscribers}
      title={t('newsletters.import.title')}
      body={t('newsletters.import.body')}
      action={t('newsletters.import.do')}
      missing={data ? null : t('newsletters.import.missing')}
      act={(reason, idempotencyKey) =>
        call(importSubscribers, { body: { csv: data?.csv ?? '', reason }, idempotencyKey })
      }
      said={() => ({ kind: 'success', message: t('newsletters.import.done') })}
      onDone={onDone}
      onClose={onClose}
    >
      <Field
        type="file"
        accept=".csv,text/csv"
        label={t('newsletters.import.choose')}
        error={error && explain(error)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) compare.mutate(file);
        }}
      />
      {data && <Comparison comparison={data} />}
    </ReasonSheet>
  );
}

/** So many lines are named. */
const linesMax = 20;

function Comparison({ comparison }: { comparison: ComparisonData }) {
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
      </ul>
    </section>
  );
}
