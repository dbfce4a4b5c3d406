import { proposeCorrection } from '@rondo/contract/calls';
import {
  centsToEuros,
  correctable,
  correctedAccounts,
  correctionTerms,
  eurosToCents,
  isCorrectable,
} from '@rondo/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Field, SelectField } from '../../../ui/field.tsx';
import { ActSheet } from '../act-sheet.tsx';

/** Each account, and which way it goes. */
const changes = correctedAccounts.flatMap((account) =>
  (['plus', 'minus'] as const).map((sign) => ({ account, sign, value: `${account}.${sign}` as const })),
);
type Change = (typeof changes)[number];
const [firstChange] = changes as [Change, ...Change[]];

/** Proposes a correction; another admin decides. */
export function NewCorrection({ person, orderId, onClose }: { person: string; orderId: string; onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const client = useQueryClient();
  const [draft, setDraft] = useState({ person, payment: orderId, amount: '' });
  const [change, setChange] = useState(firstChange);
  const [chosen, setAgainst] = useState<string | null>(null);
  const accounts = correctable[change.account];
  const against = accounts.find((one) => one === chosen) ?? accounts[0];
  const amount = Number(draft.amount.replace(',', '.'));
  const isRight = draft.person.trim().length > 2 && amount > 0 && isCorrectable(eurosToCents(amount) ?? 0);
  const text = (name: keyof typeof draft) => ({
    label: t(`ledger.corrections.new.${name}`),
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });
  return (
    <ActSheet
      title={t('ledger.corrections.new.title')}
      body={t('ledger.corrections.new.body', { days: correctionTerms.openDays })}
      action={t('ledger.corrections.new.do')}
      reasonHint={t('ledger.corrections.new.reasonHint')}
      missing={
        isRight
          ? null
          : t('ledger.corrections.new.wrong', { most: formats.money(centsToEuros(correctionTerms.mostCents)) })
      }
      act={(reason, idempotencyKey) => {
        const body = {
          person: draft.person.trim(),
          account: change.account,
          against,
          amount: change.sign === 'plus' ? amount : -amount,
          ...(draft.payment.trim() !== '' && { orderId: draft.payment.trim() }),
          reason,
        };
        return call(proposeCorrection, { body, idempotencyKey });
      }}
      onDone={() => {
        void client.invalidateQueries({ queryKey: ['console', 'corrections'] });
        onClose();
      }}
      onClose={onClose}
    >
      <Field {...text('person')} hint={t('ledger.corrections.new.personHint')} autoComplete="off" maxLength={254} />
      <SelectField
        label={t('ledger.corrections.change')}
        value={change.value}
        onChange={({ target }) => setChange(changes.find(({ value }) => value === target.value) ?? firstChange)}
      >
        {changes.map(({ account, sign, value }) => (
          <option key={value} value={value}>
            {t(`ledger.corrections.changes.${account}.${sign}`)}
          </option>
        ))}
      </SelectField>
      <Field {...text('amount')} inputMode="decimal" autoComplete="off" maxLength={8} />
      <SelectField
        label={t('ledger.corrections.new.against')}
        value={against}
        onChange={({ target }) => setAgainst(target.value)}
      >
        {accounts.map((account) => (
          <option key={account} value={account}>
            {t(`ledger.accounts.${account}`)}
          </option>
        ))}
      </SelectField>
      <Field {...text('payment')} hint={t('ledger.corrections.new.paymentHint')} autoComplete="off" maxLength={36} />
    </ActSheet>
  );
}
