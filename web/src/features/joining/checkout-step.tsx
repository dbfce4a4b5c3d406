import type { GameDetails } from '@rondo/contract';
import { centsToEuros, eurosToCents, feeCents, holdMinutes, type PaymentMethod } from '@rondo/rules';
import { useState } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { usePageRestored } from '../../platform/use-page-restored.ts';
import { showBanner } from '../../ui/banner.tsx';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Note, Problem } from '../../ui/form.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { type EventForm, type GuestForm, useCheckout } from './guest-commands.ts';
import { keepCheckout } from './held-checkout.ts';
import { GameSummary } from './game-summary.tsx';
import { toldCents } from './told-cents.ts';
import { codeOf } from './use-refused.ts';
import type { Booked } from './success-step.tsx';
import type { RenderMethods } from './wizard-props.ts';
import classes from './wizard.module.css';

interface Props {
  game: GameDetails;
  secretKey: string | null;
  form: GuestForm | EventForm;
  /** Euros without the fee. */
  amount: number;
  renderMethods: RenderMethods;
  onClose: () => void;
  onBack: () => void;
  /** It cost nothing: they are in. */
  onJoined: (booked: Booked) => void;
  onKeyRefused: () => void;
}

/** The ways to pay of guests and of external events: holds the spot, then leaves for the provider's checkout. */
export function CheckoutStep({ game, secretKey, form, amount: shown, renderMethods, ...ways }: Props) {
  const { onClose, onBack, onJoined, onKeyRefused } = ways;
  const { t, explain } = useSpeech();
  const formats = useFormats();
  const [method, setMethod] = useState<PaymentMethod>('ideal');
  const checkout = useCheckout();
  usePageRestored(checkout.reset);
  // What the API said of the price, which others who are paying may have raised.
  const [told, setTold] = useState<number | null>(null);
  const amount = told === null ? shown : centsToEuros(told);
  const amountCents = eurosToCents(amount) ?? 0;
  const total = amountCents === 0 ? 0 : centsToEuros(amountCents + feeCents(method, amountCents));
  const pay = () =>
    checkout.mutate(
      { matchId: game._id, secretKey, form, amount, method },
      {
        onSuccess: ({ orderId, paymentLink, proofUntil }) => {
          if (orderId === null) {
            showBanner('success', t('spots.guest.done'));
            onJoined({ email: form.email, proofUntil });
            return;
          }
          keepCheckout(game._id, { orderId, paymentLink, total });
          window.location.assign(paymentLink);
        },
        onError: (error) => {
          showBanner('error', explain(error), { seconds: null });
          setTold((before) => toldCents(error) ?? before);
          if (codeOf(error) === 'wrong_passcode') onKeyRefused();
        },
      },
    );
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('spots.checkout.title')}
      footer={
        <>
          <Button variant="secondary" size="large" onClick={onBack}>
            {t('spots.checkout.back')}
          </Button>
          {/* Once started it stays at work until the browser leaves for the checkout. */}
          <SubmitButton
            type="button"
            size="large"
            working={checkout.isPending || Boolean(checkout.data?.orderId)}
            onClick={pay}
          >
            {total === 0 ? t('spots.guest.join') : t('spots.checkout.pay', { total: formats.money(total) })}
          </SubmitButton>
        </>
      }
    >
      <div className={classes.body}>
        <GameSummary game={game} />
        {amountCents > 0 && (
          <div>{renderMethods({ amountCents, label: t('spots.checkout.spot'), method, onMethod: setMethod })}</div>
        )}
        {amountCents > 0 && <Note>{t('spots.checkout.hold', { minutes: holdMinutes.checkout })}</Note>}
        {checkout.error && <Problem>{explain(checkout.error)}</Problem>}
      </div>
    </Sheet>
  );
}
