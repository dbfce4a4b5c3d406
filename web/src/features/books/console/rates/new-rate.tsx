import { createRate } from '@rondo/contract/forms';
import { saleKinds } from '@rondo/rules/books';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { Field, SelectField } from '../../../../ui/field.tsx';
import { Text } from '../../../../ui/layout.tsx';
import { useCallForm } from '../../../../ui/use-call-form.ts';
import { useDebounced } from '../../../../ui/use-debounced.ts';
import { ActSheet } from '../../../../ui/console/act-sheet.tsx';
import { ratesQuery, soldAheadQuery } from './queries.ts';

/** Adds a VAT rate from a day on. */
export function NewRate({ onClose }: { onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const form = useCallForm(createRate, {
    initial: { kind: saleKinds[0], percent: '', from: '', exemptReason: '', keepsPrepaid: false, reason: '' },
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
      {isPlayed(form.values.kind) && (
        <>
          <Checkbox {...form.box('keepsPrepaid')} label={t('ledger.rates.new.keepsPrepaid')} />
          {!form.values.keepsPrepaid && <SoldAhead {...form.values} />}
        </>
      )}
    </ActSheet>
  );
}

/** What isn't played has the rate of its sale, so nothing of it is sold ahead. */
const isPlayed = (kind: string): kind is 'game' | 'pass' => kind === 'game' || kind === 'pass';

/** What was sold for the days on which the typed rate would hold, and what its VAT would change by. */
function SoldAhead({ kind, percent, from }: { kind: string; percent: string; from: string }) {
  const t = useT();
  const formats = useFormats();
  const typed = useDebounced(`${kind} ${from} ${percent.trim().replace(',', '.')}`, 300);
  const { data } = useQuery(soldAheadQuery(typed));
  if (!data) return null;
  const { count, gross, difference } = data;
  return (
    <Text as="output" tone="muted">
      {count === 0
        ? t('ledger.rates.new.noneAhead')
        : t('ledger.rates.new.soldAhead', {
            count,
            number: formats.number(count),
            gross: formats.money(gross),
            difference: `${difference < 0 ? '−' : '+'} ${formats.money(Math.abs(difference))}`,
          })}
    </Text>
  );
}
