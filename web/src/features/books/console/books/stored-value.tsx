import { booksStoredFile } from '@rondo/contract/calls';
import { storedValueNoticeCents } from '@rondo/rules/books';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useI18n } from '../../../../platform/i18n.tsx';
import { Note } from '../../../../ui/form.tsx';
import { Stack, Text } from '../../../../ui/layout.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import { FileLink } from '../../../../ui/console/file-link.tsx';
import { Figures } from '../../../../ui/console/figures.tsx';
import { storedQuery } from './queries.ts';
import { useMonthName } from './use-month-name.ts';

/** The money that people keep with Rondo, month by month, and whether so much moved through it that the supervisor has to be told. */
export function StoredValue() {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const nameOf = useMonthName();
  const { data, error, refetch } = useQuery(storedQuery);
  if (error && !data)
    return <ErrorState title={t('periods.failed')} message={explain(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height={480} />
      </Loading>
    );
  const notice = storedValueNoticeCents / 100;
  const amount = formats.money(notice);
  const heads = ['held', 'most', 'toppedUp', 'spent'] as const;
  return (
    <Stack gap={16} shrinks>
      <FileLink href={addressOf(booksStoredFile, {})} />
      {data.year.spent > notice ? (
        <Note>
          <p>{t('periods.stored.above', { amount })}</p>
        </Note>
      ) : (
        <Text tone="muted">{t('periods.stored.duty', { amount })}</Text>
      )}
      <Figures
        title={t('periods.stored.year')}
        heads={[t('periods.preset'), t('periods.stored.toppedUp'), t('periods.stored.spent'), t('periods.stored.most')]}
        rows={[
          {
            key: 'year',
            name: t('periods.together'),
            figures: [data.year.toppedUp, data.year.spent, data.year.most],
          },
        ]}
      />
      <Figures
        title={t('periods.tabs.stored')}
        heads={[t('periods.stored.month'), ...heads.map((head) => t(`periods.stored.${head}`))]}
        rows={data.months.map((row) => ({
          key: row.month,
          name: nameOf(row.month),
          figures: heads.map((head) => row[head]),
        }))}
      />
    </Stack>
  );
}
