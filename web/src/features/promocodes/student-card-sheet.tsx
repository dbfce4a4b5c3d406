import { centsToEuros } from '@rondo/rules';
import { cardNumberOf, cardValidity } from '@rondo/rules/promocodes';
import { useState, type SubmitEvent } from 'react';
import { useNow } from '../../platform/clock.tsx';
import { localDate, useFormats } from '../../platform/formats.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { useSettings } from '../../platform/settings.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { Field, FieldGroup, SelectField } from '../../ui/field.tsx';
import { FieldPair, Form, Note, Problem } from '../../ui/form.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useRefusal } from '../../ui/use-refusal.ts';
import { useAttachCard } from './queries.ts';

const days = Array.from({ length: 31 }, (_, index) => index + 1);
const months = Array.from({ length: 12 }, (_, index) => index + 1);

const refusals = {
  pickup_day: ['card_date_missing', 'card_expired'],
  card_number: ['card_taken', 'card_attached'],
} as const;

/** Registers a student card: the day its validity starts, and its number (product.md#student-card). */
export function StudentCardSheet({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t, language } = useI18n();
  const refusal = useRefusal(refusals);
  const formats = useFormats();
  const now = useNow();
  const { studentCardDiscountCents } = useSettings();
  const [start, setStart] = useState({ day: 1, month: 9 });
  const [number, setNumber] = useState('');
  const [asked, setAsked] = useState(false);
  const attach = useAttachCard(t('promocodes.card.done'), onDone);

  const [year = 0, month = 0, day = 0] = localDate(now).split('-').map(Number);
  const validity = cardValidity(start.day, start.month, { year, month, day });
  const cardNumber = cardNumberOf(number);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    refusal.clear();
    if (!validity.valid || cardNumber === null) {
      refusal.lead();
      return;
    }
    const card = { card_number: cardNumber, pickup_day: start.day, pickup_month: start.month };
    attach.mutate(card, { onError: refusal.refuse });
  };
  const wrongDay = validity.valid
    ? refusal.at('pickup_day')
    : t(validity.code === 'card_expired' ? 'promocodes.card.expired' : 'promocodes.card.dateMissing');
  const monthName = (of: number) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, of - 1, 1));
  const lastDay = (until: string) =>
    formats.day(new Date(Date.parse(`${until}T12:00:00Z`) - 86_400_000).toISOString(), now);
  return (
    <Sheet open onClose={onClose} title={t('promocodes.card.title')}>
      <Form {...refusal.form} onSubmit={submit}>
        <p>{t('promocodes.card.body', { amount: formats.money(centsToEuros(studentCardDiscountCents)) })}</p>
        <FieldGroup legend={t('promocodes.card.start')}>
          <FieldPair short>
            <SelectField
              name="pickup_day"
              label={t('promocodes.card.day')}
              value={start.day}
              error={wrongDay}
              onChange={(event) => setStart({ ...start, day: Number(event.target.value) })}
            >
              {days.map((option) => (
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </SelectField>
            <SelectField
              name="pickup_month"
              label={t('promocodes.card.month')}
              value={start.month}
              onChange={(event) => setStart({ ...start, month: Number(event.target.value) })}
            >
              {months.map((option) => (
                <option key={option} value={option}>
                  {monthName(option)}
                </option>
              ))}
            </SelectField>
          </FieldPair>
        </FieldGroup>
        {validity.valid && <Note>{t('promocodes.card.valid', { day: lastDay(validity.until) })}</Note>}
        <Field
          name="card_number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          label={t('promocodes.card.number')}
          hint={t('promocodes.card.numberHint')}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          error={asked && cardNumber === null ? t('promocodes.card.numberRequired') : refusal.at('card_number')}
        />
        {refusal.whole && <Problem>{refusal.whole}</Problem>}
        <SubmitButton size="large" wide working={attach.isPending}>
          {t('promocodes.card.submit')}
        </SubmitButton>
      </Form>
    </Sheet>
  );
}
