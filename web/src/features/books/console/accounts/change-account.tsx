import { changeAccount } from '@rondo/contract/forms';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { Field } from '../../../../ui/field.tsx';
import { useCallForm } from '../../../../ui/use-call-form.ts';
import { ActSheet } from '../../../../ui/console/act-sheet.tsx';
import { type Account, accountsQuery } from './queries.ts';

/** Gives an account another code of the national chart. */
export function ChangeAccount({ account: { account, rgs }, onClose }: { account: Account; onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const form = useCallForm(changeAccount, {
    initial: { rgs, reason: '' },
    say: { rgs: t('ledger.chart.change.rgsHint') },
  });
  return (
    <ActSheet
      title={t('ledger.chart.change.title', { name: t(`ledger.accounts.${account}`) })}
      body={t('ledger.chart.change.body')}
      action={t('ledger.chart.change.do')}
      form={form}
      reason={{ ...form.text('reason'), hint: t('console.act.loggedHint') }}
      act={(body, idempotencyKey) => call(changeAccount, { params: { account }, body, idempotencyKey })}
      onDone={({ data }) => {
        client.setQueryData(accountsQuery.queryKey, data);
        onClose();
      }}
      onClose={onClose}
    >
      <Field
        {...form.text('rgs')}
        label={t('ledger.chart.change.rgs')}
        hint={t('ledger.chart.change.rgsHint')}
        autoComplete="off"
      />
    </ActSheet>
  );
}
