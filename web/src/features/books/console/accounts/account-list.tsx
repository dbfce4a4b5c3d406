import { useQuery } from '@tanstack/react-query';
import { useI18n, useT } from '../../../../platform/i18n.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import { useUrlStep } from '../../../../platform/use-url-step.ts';
import { AddButton } from '../../../../ui/console/add-button.tsx';
import classes from '../../../../ui/console/console.module.css';
import tables from '../../../../ui/console/console-table.module.css';
import sides from './accounts.module.css';
import { Auditfiles } from './auditfiles.tsx';
import { ChangeAccount } from './change-account.tsx';
import { NewOwnEntry } from './new-own-entry.tsx';
import { type Account, accountsQuery } from './queries.ts';

/**
 * The files of each year, and the chart of accounts with a code to change (`?step=change&id=bank`); an entry by hand (`?step=new`) where these are all
 * of the operator's books.
 */
export function AccountList() {
  const { t, explain } = useI18n();
  const { data, error, refetch } = useQuery(accountsQuery);
  const { step, about, open, close } = useUrlStep(['change', 'new'], ['id']);
  if (error && !data)
    return <ErrorState title={t('ledger.chart.failed')} message={explain(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height={140} />
        <Skeleton height={900} />
      </Loading>
    );
  const changed = data.accounts.find(({ account }) => account === about('id'));
  return (
    <>
      {!data.isPart && (
        <Row gap={8} below={8}>
          <AddButton words="ledger.chart.own.title" />
        </Row>
      )}
      <div className={sides.columns}>
        <Auditfiles {...data} />
        <section className={classes.part}>
          <h2>{t('ledger.chart.accounts')}</h2>
          <Chart accounts={data.accounts} onChange={(id) => open('change', { id })} />
        </section>
      </div>
      {step === 'new' && !data.isPart && <NewOwnEntry onClose={close} />}
      {step === 'change' && changed && <ChangeAccount account={changed} onClose={close} />}
    </>
  );
}

function Chart({
  accounts,
  onChange,
}: {
  accounts: readonly Account[];
  onChange: (account: Account['account']) => void;
}) {
  const t = useT();
  return (
    <section className={tables.scroll} aria-label={t('ledger.chart.accounts')}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{t('ledger.chart.own.account')}</th>
            <th scope="col">{t('ledger.journals.number')}</th>
            <th scope="col">{t('ledger.chart.change.rgs')}</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ account, number, rgs }) => {
            const name = t(`ledger.accounts.${account}`);
            return (
              <tr key={account}>
                <td>
                  <button
                    type="button"
                    className={classes.open}
                    aria-label={t('ledger.chart.change.of', { name })}
                    onClick={() => onChange(account)}
                  >
                    {name}
                  </button>
                </td>
                <td data-label={t('ledger.journals.number')}>{number}</td>
                <td data-label={t('ledger.chart.change.rgs')}>{rgs}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
