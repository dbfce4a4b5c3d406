import { bulkChangeMax } from '@rondo/rules';
import type { UseQueryResult } from '@tanstack/react-query';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { Note } from '../../../ui/form.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import classes from '../console.module.css';
import { useDates } from '../use-dates.ts';
import type { BulkPreviewData } from './bulk-queries.ts';

interface Props {
  act: 'cancel' | 'move';
  preview: UseQueryResult<BulkPreviewData>;
}

/** What a bulk change means: which games, how many people, how much money, and what can't be done. */
export function BulkPreview({ act, preview: { data, error, refetch } }: Props) {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const dates = useDates();
  if (!data)
    return error ? (
      <ErrorState title={t('console.games.failed')} message={explain(error)} onRetry={() => void refetch()} />
    ) : (
      <Loading>
        <Skeleton height={120} />
      </Loading>
    );
  const possible = data.games.filter(({ refusal }) => refusal === null);
  const means = {
    count: possible.length,
    people: formats.number(data.people),
    paid: formats.money(data.paid),
  };
  return (
    <Stack as="section" gap={8} className={classes.part} aria-live="polite">
      <Text>{t(`console.bulk.${act}Means`, means)}</Text>
      {data.more && <Note>{t('console.bulk.more', { most: bulkChangeMax })}</Note>}
      <ul>
        {data.games.map(({ _id, name, startsAt, joined, refusal }) => (
          <li key={_id}>
            {name}, {dates.moment(startsAt)} · {t('console.bulk.joined', { count: joined })}
            {refusal && <span className={classes.bad}>{t(`console.bulk.refusals.${refusal}`)}</span>}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
