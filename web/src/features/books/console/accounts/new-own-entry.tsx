import { bookOwnEntry } from '@rondo/contract/forms';
import { ownAccounts, ownDirections } from '@rondo/rules/books';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { Field, SelectField } from '../../../../ui/field.tsx';
import { useCallForm } from '../../../../ui/use-call-form.ts';
import { ActSheet } from '../../../../ui/console/act-sheet.tsx';

/** Books the VAT return, rent, or fees of others, where Rondo's books are all of the operator's. */
export function NewOwnEntry({ onClose }: { onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const form = useCallForm(bookOwnEntry, {
    initial: { account: ownAccounts[0], direction: ownDirections[0], amount: '', document: '', reason: '' },
  });
  const { text } = form;
  return (
    <ActSheet
      title={t('ledger.chart.own.title')}
      body={t('ledger.chart.own.body')}
      action={t('ledger.chart.own.do')}
      form={form}
      reason={{ ...text('reason'), hint: t('console.act.loggedHint') }}
      act={(body, idempotencyKey) => call(bookOwnEntry, { body, idempotencyKey })}
      onDone={() => {
        void client.invalidateQueries({ queryKey: ['console'] });
        onClose();
      }}
      onClose={onClose}
    >
      <SelectField {...text('account')} label={t('ledger.chart.own.account')}>
        {ownAccounts.map((account) => (
          <option key={account} value={account}>
            {t(`ledger.accounts.${account}`)}
          </option>
        ))}
      </SelectField>
      <SelectField {...text('direction')} label={t('ledger.chart.own.direction')}>
        {ownDirections.map((direction) => (
          <option key={direction} value={direction}>
            {t(`ledger.chart.own.directions.${direction}`)}
          </option>
        ))}
      </SelectField>
      <Field {...text('amount')} label={t('ledger.chart.own.amount')} inputMode="decimal" maxLength={10} />
      <Field
        {...text('document')}
        label={t('ledger.chart.own.document')}
        hint={t('ledger.chart.own.documentHint')}
        autoComplete="off"
        maxLength={60}
      />
    </ActSheet>
  );
}
