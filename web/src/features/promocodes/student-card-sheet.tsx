import { attachStudentCard } from '@rondo/contract/forms';
import { centsToEuros } from '@rondo/rules';
import { cardNumberOf, cardValidity } from '@rondo/rules/promocodes';
import { useNow } from '../../platform/clock.tsx';
import { localDate, useFormats } from '../../platform/formats.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { useSettings } from '../../platform/settings.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { Field, FieldGroup, SelectField } from '../../ui/field.tsx';
import { FieldPair, Form, Note, Problem } from '../../ui/form.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { useAttachCard } from './commands.ts';

const days = Array.from({ length: 31 }, (_, index) => index + 1);
const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** Registers a student card: the day its validity starts, and its number (product.md#student-card). */
export function StudentCardSheet({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t, language } = useI18n();
  const formats = useFormats();
  const now = useNow();
  const { studentCardDiscountCents } = useSettings();
  const [year = 0, month = 0, day = 0] = localDate(now).split('-').map(Number);
  const validityOf = (start: { pickup_day: string; pickup_month: string }) =>
    cardValidity(Number(start.pickup_day), Number(start.pickup_month), { year, month, day });
  const form = useCallForm(attachStudentCard, {
    looks: ['pickup_day'],
    initial: { pickup_day: '1', pickup_month: '9', card_number: '' },
    say: { card_number: t('promocodes.card.numberRequired') },
    check: (values) => {
      const start = validityOf(values);
      const wrongDay = start.valid || (start.code === 'card_expired' ? 'expired' : 'dateMissing');
      return {
        pickup_day: wrongDay === true ? null : t(`promocodes.card.${wrongDay}`),
        card_number: cardNumberOf(values.card_number) === null ? t('promocodes.card.numberRequired') : null,
      };
    },
  });
  const { text, refusal } = form;
  const attach = useAttachCard(t('promocodes.card.done'), onDone);
  const validity = validityOf(form.values);
  const monthName = (of: number) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, of - 1, 1));
  const lastDay = (until: string) =>
    formats.day(new Date(Date.parse(`${until}T12:00:00Z`) - 86_400_000).toISOString(), now);
  return (
    <Sheet open onClose={onClose} title={t('promocodes.card.title')}>
      <Form {...form.sends((body) => attach.mutate(body, { onError: form.refuse }))}>
        <p>{t('promocodes.card.body', { amount: formats.money(centsToEuros(studentCardDiscountCents)) })}</p>
        <FieldGroup legend={t('promocodes.card.start')}>
          <FieldPair short>
            <SelectField {...text('pickup_day')} label={t('promocodes.card.day')}>
              {days.map((option) => (
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </SelectField>
            <SelectField {...text('pickup_month')} label={t('promocodes.card.month')}>
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
          {...text('card_number')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          label={t('promocodes.card.number')}
          hint={t('promocodes.card.numberHint')}
        />
        {refusal.whole && <Problem>{refusal.whole}</Problem>}
        <SubmitButton size="large" wide working={attach.isPending}>
          {t('promocodes.card.submit')}
        </SubmitButton>
      </Form>
    </Sheet>
  );
}
