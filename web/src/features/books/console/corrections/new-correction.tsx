import { proposeCorrection } from '@rondo/contract/forms';
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
import { call } from '../../../../platform/api.ts';
import { numberOf } from '../../../../platform/call-form.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { type Translate, useT } from '../../../../platform/i18n.tsx';
import { Field, SelectField } from '../../../../ui/field.tsx';
import { Text } from '../../../../ui/layout.tsx';
import { useCallForm } from '../../../../ui/use-call-form.ts';
import { ActSheet } from '../../../../ui/console/act-sheet.tsx';
import type { Correction } from './correction.ts';

/** Each account in each direction. */
const changes = correctedAccounts.flatMap((account) =>
  (['plus', 'minus'] as const).map((sign) => ({ account, sign, value: `${account}.${sign}` as const })),
);
type Change = (typeof changes)[number];
const [firstChange] = changes as [Change, ...Change[]];

/** The typed amount in cents; null if that can't be corrected. The direction is chosen separately. */
function centsOf(typed: string): number | null {
  const cents = eurosToCents(numberOf(typed)) ?? 0;
  return cents > 0 && isCorrectable(cents) ? cents : null;
}

/**
 * Books a correction that one admin may make alone; proposes any other for a second admin to decide. The answer says which it was
 * (decisions/0083-one-admin.md).
 */
export function NewCorrection({ person, orderId, onClose }: { person: string; orderId: string; onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const client = useQueryClient();
  const most = formats.money(centsToEuros(correctionTerms.maxCents));
  const wrongAmount = t('ledger.corrections.new.wrong', { most });
  const form = useCallForm(proposeCorrection, {
    initial: { person, change: firstChange.value, account: '', amount: '', against: '', orderId, reason: '' },
    say: { amount: wrongAmount },
    // Choosing an account also chooses the direction, and so the accounts that it can stand against.
    without: () => ['account', 'against'],
    check: (values) => ({ amount: centsOf(values.amount) === null ? wrongAmount : null }),
  });
  const { text, values } = form;
  const change = changes.find(({ value }) => value === values.change) ?? firstChange;
  const accounts = correctable[change.account];
  const against = accounts.find((one) => one === values.against) ?? accounts[0];
  const cents = centsOf(values.amount);
  const isAlone = cents !== null && mayCorrectAlone(cents, 0);
  const bound = { most: formats.money(centsToEuros(goodwillTerms.maxCents)), days: correctionTerms.openDays };
  const hint = cents !== null && t(`ledger.corrections.new.${isAlone ? 'aloneHint' : 'proposedHint'}`, bound);
  return (
    <ActSheet
      title={t('ledger.corrections.new.title')}
      body={t('ledger.corrections.new.body', bound)}
      action={t(`ledger.corrections.new.${isAlone ? 'book' : 'propose'}`)}
      form={form}
      reason={{ ...text('reason'), hint: t('ledger.corrections.new.reasonHint') }}
      act={(body, idempotencyKey) => {
        const amount = change.sign === 'plus' ? body.amount : -body.amount;
        return call(proposeCorrection, { body: { ...body, account: change.account, against, amount }, idempotencyKey });
      }}
      said={({ data: { correction } }) => sayWhat(t, correction)}
      onDone={() => {
        void client.invalidateQueries({ queryKey: ['console'] });
        onClose();
      }}
      onClose={onClose}
    >
      <Field
        {...text('person')}
        label={t('ledger.corrections.new.person')}
        hint={t('ledger.corrections.new.personHint')}
        autoComplete="off"
      />
      <SelectField {...text('change')} label={t('ledger.corrections.change')}>
        {changes.map(({ account, sign, value }) => (
          <option key={value} value={value}>
            {t(`ledger.corrections.changes.${account}.${sign}`)}
          </option>
        ))}
      </SelectField>
      <Field
        {...text('amount')}
        label={t('ledger.corrections.new.amount')}
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
      <SelectField {...text('against')} label={t('ledger.corrections.new.against')} value={against}>
        {accounts.map((account) => (
          <option key={account} value={account}>
            {t(`ledger.accounts.${account}`)}
          </option>
        ))}
      </SelectField>
      <Field
        {...text('orderId')}
        label={t('ledger.corrections.new.payment')}
        hint={t('ledger.corrections.new.paymentHint')}
        autoComplete="off"
      />
    </ActSheet>
  );
}

/** The outcome in words: booked, or not yet. */
function sayWhat(t: Translate, { state, awaits }: Pick<Correction, 'state' | 'awaits'>) {
  if (state === 'approved') return { kind: 'success', message: t('ledger.corrections.new.booked') } as const;
  const message = t(`ledger.corrections.new.${awaits === 'server' ? 'waitsOnServer' : 'waits'}`);
  return { kind: 'info', message } as const;
}
