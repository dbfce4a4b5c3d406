import { useQuery } from '@tanstack/react-query';
import { useI18n, useT } from '../../../../platform/i18n.tsx';
import { Row, Stack, Text } from '../../../../ui/layout.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import { useUrlStep } from '../../../../platform/use-url-step.ts';
import { AddButton } from '../../../../ui/console/add-button.tsx';
import { Button } from '../../../../ui/button.tsx';
import classes from '../../../../ui/console/console.module.css';
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
      <Auditfiles {...data} />
      <section className={classes.part}>
        <h2>{t('ledger.chart.accounts')}</h2>
        <Stack as="ul" gap={10}>
          {data.accounts.map((account) => (
            <AccountRow
              key={account.account}
              account={account}
              onChange={() => open('change', { id: account.account })}
            />
          ))}
        </Stack>
      </section>
      {step === 'new' && !data.isPart && <NewOwnEntry onClose={close} />}
      {step === 'change' && changed && <ChangeAccount account={changed} onClose={close} />}
    </>
  );
}

function AccountRow({ account: { account, number, rgs }, onChange }: { account: Account; onChange: () => void }) {
  const t = useT();
  const name = t(`ledger.accounts.${account}`);
  return (
    <li className={classes.row}>
      <div>
        <span>
          {number} {name}
        </span>
        <Text as="span" size={14} tone="muted">
          {t('ledger.chart.code', { rgs })}
        </Text>
      </div>
      <Button variant="plain" aria-label={t('ledger.chart.change.of', { name })} onClick={onChange}>
        {t('ledger.chart.change.do')}
      </Button>
    </li>
  );
}
