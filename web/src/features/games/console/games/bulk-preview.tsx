import { bulkChangeMax } from '@rondo/rules';
import type { UseQueryResult } from '@tanstack/react-query';
import { useFormats } from '../../../../platform/formats.ts';
import { useI18n } from '../../../../platform/i18n.tsx';
import { Note } from '../../../../ui/form.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import classes from '../../../../ui/console/console.module.css';
import { useDates } from '../../../../ui/console/use-dates.ts';
import type { BulkPreviewData, BulkQuestion } from './bulk-queries.ts';

/** More games than this are folded, so that the note below stays in view. */
const shownAtOnce = 8;

interface Props {
  act: BulkQuestion['act'];
  preview: UseQueryResult<BulkPreviewData>;
}

/** The effects of a bulk change: the games, the number of people, the money, and the games that can't be changed. */
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
  const refused = data.games.filter(({ refusal }) => refusal !== null);
  const means = {
    count: possible.length,
    people: formats.number(data.people),
    paid: formats.money(data.paid),
  };
  const listOf = (games: BulkPreviewData['games']) => (
    <ul>
      {games.map(({ _id, name, startsAt, joined, refusal }) => (
        <li key={_id}>
          {name}, {dates.moment(startsAt)} · {t('console.bulk.joined', { count: joined })}
          {refusal && <span className={classes.bad}>{t(`console.bulk.refusals.${refusal}`)}</span>}
        </li>
      ))}
    </ul>
  );
  return (
    <Stack as="section" gap={8} className={classes.part} aria-live="polite">
      <details open={possible.length <= shownAtOnce}>
        <summary>{t(`console.bulk.${act}Means`, means)}</summary>
        {listOf(possible)}
      </details>
      {refused.length > 0 && listOf(refused)}
      {data.more && <Note>{t('console.bulk.more', { most: bulkChangeMax })}</Note>}
    </Stack>
  );
}
