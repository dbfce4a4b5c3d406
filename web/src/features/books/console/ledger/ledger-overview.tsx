import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../../../platform/formats.ts';
import { useI18n, useT } from '../../../../platform/i18n.tsx';
import { Stack, Text } from '../../../../ui/layout.tsx';
import { Paging } from '../../../../ui/paging.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import classes from '../../../../ui/console/console.module.css';
import { useListAddress } from '../../../../ui/console/list-address.ts';
import { ClosedDayRow } from './closed-day.tsx';
import { type AccountBalance, ledgerQuery } from './queries.ts';

/** The balances of the accounts, and the closed days. */
export function LedgerOverview() {
  const { t, explain } = useI18n();
  const address = useListAddress();
  const { data, error, refetch } = useQuery(ledgerQuery(address.page));
  if (error && !data)
    return <ErrorState title={t('ledger.failed')} message={explain(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height={480} />
        <Skeleton height={820} />
      </Loading>
    );
  return (
    <>
      <Balances accounts={data.accounts} sum={data.sum} />
      <section className={classes.part}>
        <h2>{t('ledger.closes')}</h2>
        {data.closes.length === 0 && <Text tone="muted">{t('ledger.noCloses')}</Text>}
        <ul>
          {data.closes.map((close) => (
            <ClosedDayRow key={close.day} close={close} />
          ))}
        </ul>
      </section>
      <Paging
        page={address.page}
        totalPages={data.totalPages}
        to={(page) => address.to({ page: page > 1 ? String(page) : null })}
      />
    </>
  );
}

function Balances({ accounts, sum }: { accounts: AccountBalance[]; sum: number }) {
  const t = useT();
  const formats = useFormats();
  return (
    <section className={classes.part}>
      <h2>{t('ledger.balances')}</h2>
      <Text tone="muted">{t('ledger.signs')}</Text>
      <Stack as="dl" above={10} className={classes.sums}>
        {accounts.map(({ account, balance }) => (
          <div key={account}>
            <dt>{t(`ledger.accounts.${account}`)}</dt>
            <dd>{formats.money(balance)}</dd>
          </div>
        ))}
        <Text as="div" weight={600}>
          <dt>{t('ledger.sum')}</dt>
          <dd>
            {formats.money(sum)}
            {sum !== 0 && <span className={classes.bad}>{t('ledger.unbalanced')}</span>}
          </dd>
        </Text>
      </Stack>
    </section>
  );
}
