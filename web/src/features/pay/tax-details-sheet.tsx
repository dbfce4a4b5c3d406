import type { TaxDetails } from '@rondo/contract';
import { keepTaxDetails, keepVatNumber } from '@rondo/contract/forms';
import { useState } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Choices } from '../../ui/choices.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Form, Problem } from '../../ui/form.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { useKeepTaxDetails, useKeepVatNumber } from './commands.ts';

interface Props {
  kept: TaxDetails | null;
  /** Whether they are in the report, unless they charge VAT. */
  isReported: boolean;
  /** Whether Rondo may write their invoices. */
  canBeInvoiced: boolean;
  /** The name in the form at first, if nothing is kept. */
  name: string;
  onClose: () => void;
}

/**
 * What the yearly report to the tax office says of an organiser, or that they charge VAT and are left out; who is in none is asked for VAT alone
 * (product.md#organisers).
 */
export function TaxDetailsSheet({ onClose, ...given }: Props) {
  const t = useT();
  const [how, setHow] = useState<'withoutVat' | 'withVat'>(
    given.kept?.vat || !given.isReported ? 'withVat' : 'withoutVat',
  );
  const close = () => {
    showBanner('success', t('pay.tax.done'));
    onClose();
  };
  const Fields = how === 'withVat' ? Charging : Reported;
  return (
    <Sheet open title={t(given.isReported ? 'pay.tax.sheet' : 'pay.tax.vatTitle')} onClose={onClose}>
      <Text below={16}>{t(given.isReported ? 'pay.tax.body' : 'pay.tax.vatBody')}</Text>
      {given.isReported && (
        <Choices
          legend={t('pay.tax.how')}
          options={[
            { value: 'withoutVat', label: t('pay.tax.withoutVat'), hint: t('pay.tax.withoutVatHint') },
            { value: 'withVat', label: t('pay.tax.withVat'), hint: t('pay.tax.withVatHint') },
          ]}
          value={how}
          onChange={setHow}
        />
      )}
      <Fields {...given} onClose={close} />
    </Sheet>
  );
}

/** The fields of who is reported; the stored BSN is never filled in. */
function Reported({ kept, name, onClose }: Props) {
  const t = useT();
  const keep = useKeepTaxDetails();
  const { address = '', bornOn } = kept ?? {};
  const form = useCallForm(keepTaxDetails, {
    initial: { name: kept?.name ?? name, address, bornOn: bornOn ?? '', bsn: '', hasNoBsn: false },
    say: {
      name: t('pay.tax.nameMissing'),
      address: t('pay.tax.addressMissing'),
      bornOn: t('pay.tax.bornOnMissing'),
    },
    check: ({ bsn, hasNoBsn }) => ({ bsn: hasNoBsn || bsn.trim() !== '' ? null : t('pay.tax.bsnMissing') }),
  });
  const { values, text, box, refusal } = form;
  return (
    <Form {...form.sends((body) => keep.mutate(body, { onSuccess: onClose, onError: form.refuse }))}>
      <Field {...text('name')} autoComplete="name" label={t('pay.tax.name')} hint={t('pay.tax.nameHint')} />
      <Address {...text('address')} />
      <DateField {...text('bornOn')} autoComplete="bday" label={t('pay.tax.bornOn')} />
      {!values.hasNoBsn && (
        <Field
          {...text('bsn')}
          autoComplete="off"
          inputMode="numeric"
          label={t('pay.tax.bsn')}
          hint={t('pay.tax.bsnHint')}
        />
      )}
      <Checkbox {...box('hasNoBsn')} label={t('pay.tax.hasNoBsn')} />
      {refusal.whole && <Problem>{refusal.whole}</Problem>}
      <SubmitButton wide working={keep.isPending}>
        {t('pay.tax.save')}
      </SubmitButton>
    </Form>
  );
}

/** The fields of who charges VAT. */
function Charging({ kept, name, canBeInvoiced, onClose }: Props) {
  const t = useT();
  const keep = useKeepVatNumber();
  const { address = '', vat } = kept ?? {};
  const form = useCallForm(keepVatNumber, {
    initial: { name: kept?.name ?? name, address, vat: vat ?? '', isInvoiced: Boolean(kept?.invoicedSince) },
    say: {
      name: t('pay.tax.businessMissing'),
      address: t('pay.tax.addressMissing'),
      vat: t('pay.tax.vatMissing'),
    },
  });
  const { text, box, refusal } = form;
  return (
    <Form {...form.sends((body) => keep.mutate(body, { onSuccess: onClose, onError: form.refuse }))}>
      <Field {...text('name')} autoComplete="organization" label={t('pay.tax.business')} />
      <Address {...text('address')} />
      <Field
        {...text('vat')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        label={t('pay.tax.vat')}
        hint={t('pay.tax.vatHint')}
      />
      {canBeInvoiced && (
        <Checkbox
          {...box('isInvoiced')}
          label={
            <Stack as="span" gap={4}>
              {t('pay.tax.isInvoiced')}
              <Text as="span" size={15} tone="muted">
                {t('pay.tax.isInvoicedHint')}
              </Text>
            </Stack>
          }
        />
      )}
      {refusal.whole && <Problem>{refusal.whole}</Problem>}
      <SubmitButton wide working={keep.isPending}>
        {t('pay.tax.save')}
      </SubmitButton>
    </Form>
  );
}

function Address(field: Partial<React.ComponentProps<typeof Field>>) {
  const t = useT();
  return (
    <Field {...field} autoComplete="street-address" label={t('pay.tax.address')} hint={t('pay.tax.addressHint')} />
  );
}
