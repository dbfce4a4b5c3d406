import { useState } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { QuestionSheet } from '../../ui/question-sheet.tsx';
import { useCancelBooking } from './commands.ts';
import { type Booking } from './queries.ts';
import { usePayerName } from './use-payer-name.ts';

interface Props {
  token: string;
  booking: Booking;
  giveUp: NonNullable<Booking['giveUp']>;
  open: boolean;
  onClose: () => void;
}

/** Says exactly what is refunded, and to whom, before anything happens. */
export function GiveUpSheet({ token, booking, giveUp, open, onClose }: Props) {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const [accepted, setAccepted] = useState(false);
  const cancel = useCancelBooking(token);
  const { paid, isGuest } = booking;
  const paidBy = usePayerName(booking);
  const { percent, amount } = giveUp;
  const words =
    paid === 0
      ? t('booking.giveUpFree')
      : amount > 0
        ? t('booking.giveUpPaid', { percent, amount: formats.money(amount), paid: formats.money(paid) })
        : t('booking.giveUpNothing');
  const submit = () =>
    cancel.mutate(amount, {
      onSuccess: () => showBanner('success', t('booking.done')),
      onError: (error) => showBanner('warning', explain(error), { seconds: 10 }),
      onSettled: onClose,
    });
  return (
    <QuestionSheet
      open={open}
      title={t('booking.giveUpTitle')}
      keep={t('booking.keep')}
      action={t('booking.confirm')}
      working={cancel.isPending}
      blocked={!accepted}
      onClose={onClose}
      onConfirm={submit}
    >
      <p>{words}</p>
      {amount > 0 && paidBy && <p>{t('booking.toPayer', { name: paidBy })}</p>}
      {amount > 0 && !paidBy && isGuest && <p>{t('booking.toGuest')}</p>}
      <Checkbox
        toggle
        label={t('booking.terms')}
        checked={accepted}
        onChange={(event) => setAccepted(event.target.checked)}
      />
    </QuestionSheet>
  );
}
