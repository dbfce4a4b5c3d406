import { createRate } from '@rondo/contract/forms';
import { saleKinds } from '@rondo/rules/books';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { Field, SelectField } from '../../../../ui/field.tsx';
import { useCallForm } from '../../../../ui/use-call-form.ts';
import { ActSheet } from '../../../../ui/console/act-sheet.tsx';
import { ratesQuery } from './queries.ts';

/** Adds a VAT rate from a day on. */
export function NewRate({ onClose }: { onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const form = useCallForm(createRate, {
    initial: { kind: saleKinds[0], percent: '', from: '', exemptReason: '', reason: '' },
  });
  const { text } = form;
  return (
    <ActSheet
      title={t('ledger.rates.new.title')}
      body={t('ledger.rates.new.body')}
      action={t('ledger.rates.new.do')}
      form={form}
      reason={{ ...text('reason'), hint: t('console.act.loggedHint') }}
      act={(body, idempotencyKey) => call(createRate, { body, idempotencyKey })}
      onDone={({ data }) => {
        client.setQueryData(ratesQuery.queryKey, data.rates);
        onClose();
      }}
      onClose={onClose}
    >
      <SelectField {...text('kind')} label={t('ledger.rates.new.kind')}>
        {saleKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`ledger.rates.kinds.${kind}`)}
          </option>
        ))}
      </SelectField>
      <Field {...text('percent')} label={t('ledger.rates.new.percent')} inputMode="decimal" maxLength={6} />
      <DateField {...text('from')} label={t('ledger.rates.new.from')} hint={t('ledger.rates.new.fromHint')} />
      <Field
        {...text('exemptReason')}
        label={t('ledger.rates.new.exemptReason')}
        hint={t('ledger.rates.new.exemptHint')}
      />
    </ActSheet>
  );
}
