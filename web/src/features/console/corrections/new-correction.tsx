import { proposeCorrection } from '@rondo/contract/calls';
import {
  centsToEuros,
  correctable,
  correctedAccounts,
  correctionTerms,
  eurosToCents,
  goodwillTerms,
  isCorrectable,
} from '@rondo/rules';
import { mayCorrectAlone } from '@rondo/rules/goodwill';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { type Translate, useT } from '../../../platform/i18n.tsx';
import { Field, SelectField } from '../../../ui/field.tsx';
import { Text } from '../../../ui/layout.tsx';
import { ActSheet } from '../act-sheet.tsx';
import type { Correction } from './correction.ts';

/** Each account, and which way it goes. */
const changes = correctedAccounts.flatMap((account) =>
  (['plus', 'minus'] as const).map((sign) => ({ account, sign, value: `${account}.${sign}` as const })),
);
type Change = (typeof changes)[number];
const [firstChange] = changes as [Change, ...Change[]];

/** Books what one admin may alone; proposes what another decides about. The answer says which it was (decisions/0083-one-admin.md). */
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
  const cents = eurosToCents(amount) ?? 0;
  const isAmount = amount > 0 && isCorrectable(cents);
  const isAlone = isAmount && mayCorrectAlone(cents, 0);
  const bound = { most: formats.money(centsToEuros(goodwillTerms.mostCents)), days: correctionTerms.openDays };
  const hint = isAmount && t(`ledger.corrections.new.${isAlone ? 'aloneHint' : 'proposedHint'}`, bound);
  const isRight = draft.person.trim().length > 2 && isAmount;
  const text = (name: keyof typeof draft) => ({
    label: t(`ledger.corrections.new.${name}`),
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });
  return (
    <ActSheet
      title={t('ledger.corrections.new.title')}
      body={t('ledger.corrections.new.body', bound)}
      action={t(`ledger.corrections.new.${isAlone ? 'book' : 'propose'}`)}
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
      said={({ data: { correction } }) => sayWhat(t, correction)}
      onDone={() => {
        void client.invalidateQueries({ queryKey: ['console'] });
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
      <Field
        {...text('amount')}
        below={
          hint && (
            <Text above={6} size={14} tone="muted">
              {hint}
            </Text>
          )
        }
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
      />
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

/** The outcome in words: booked, or not yet. */
function sayWhat(t: Translate, { state, awaits }: Pick<Correction, 'state' | 'awaits'>) {
  if (state === 'approved') return { kind: 'success', message: t('ledger.corrections.new.booked') } as const;
  const message = t(`ledger.corrections.new.${awaits === 'server' ? 'waitsOnServer' : 'waits'}`);
  return { kind: 'info', message } as const;
}
