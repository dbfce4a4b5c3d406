import { booksBalancesFile } from '@rondo/contract/calls';
import { amsterdamDay } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../../../../platform/api.ts';
import { useNow } from '../../../../platform/clock.tsx';
import { useI18n } from '../../../../platform/i18n.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { Note } from '../../../../ui/form.tsx';
import { Row, Text } from '../../../../ui/layout.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import { useListAddress } from '../../../../ui/console/list-address.ts';
import { FileLink } from '../../../../ui/console/file-link.tsx';
import { Figures, journalsOf } from '../../../../ui/console/figures.tsx';
import { balancesQuery } from './queries.ts';

/** A trial balance at the end of a day, which is in the address; of today without one. */
export function Balances() {
  const { t, explain } = useI18n();
  const address = useListAddress();
  const today = amsterdamDay(new Date(useNow()));
  const day = address.day('at') ?? today;
  const { data, error, refetch } = useQuery(balancesQuery(day));
  return (
    <>
      <Row align="end" gap={12} wrap>
        <DateField
          label={t('periods.at')}
          value={day}
          onChange={({ target }) => address.change({ at: target.value || null })}
        />
        <FileLink href={addressOf(booksBalancesFile, { query: { at: day } })} />
      </Row>
      {error && !data && (
        <ErrorState title={t('periods.failed')} message={explain(error)} onRetry={() => void refetch()} />
      )}
      {!error && !data && (
        <Loading>
          <Skeleton height={480} />
        </Loading>
      )}
      {data && data.sum !== 0 && (
        <Note>
          <p>
            {t('periods.together')}: {t('periods.unbalanced')}
          </p>
        </Note>
      )}
      {data && (
        <Figures
          title={t('periods.tabs.balances')}
          hint={<Text tone="muted">{t('ledger.signs')}</Text>}
          heads={[t('periods.account'), t('periods.balance')]}
          rows={data.accounts
            .filter(({ balance }) => balance !== 0)
            .map(({ account, balance }) => ({
              key: account,
              name: t(`ledger.accounts.${account}`),
              figures: [balance],
              to: journalsOf({ until: day, account }),
            }))}
          sums={[{ name: t('periods.together'), figures: [data.sum] }]}
        />
      )}
    </>
  );
}
