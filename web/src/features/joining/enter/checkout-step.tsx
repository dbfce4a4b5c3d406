import type { GameDetails } from '@rondo/contract';
import { centsToEuros, eurosToCents, holdMinutes, type PaymentMethod } from '@rondo/rules';
import { useState } from 'react';
import { Link } from '../../../platform/link.tsx';
import { withReturn } from '../../../platform/return-to.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { useFeeCents } from '../../../platform/use-fee-cents.ts';
import { usePageRestored } from '../../../platform/use-page-restored.ts';
import { keepUnproved } from '../../../platform/unproved-spot.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { Note } from '../../../ui/form.tsx';
import { Grid } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { type EventForm, type GuestForm, useCheckout } from './guest-commands.ts';
import { keepCheckout } from '../../../ui/joining/pay/held-checkout.ts';
import { OpenCheckoutNote } from '../../../ui/joining/pay/open-checkout-note.tsx';
import { GameSummary } from '../../../ui/joining/game-summary.tsx';
import { StepProblem } from '../../../ui/joining/step-problem.tsx';
import { changedPriceCents } from '../../../ui/joining/pay/changed-price.ts';
import { useSendAgain } from '../../../ui/joining/pay/use-send-again.ts';
import { codeOf } from '../../../ui/joining/use-handle-refusal.ts';
import type { Booked } from './success-step.tsx';
import type { RenderMethods } from '../../../ui/joining/wizard-props.ts';

interface Props {
  game: GameDetails;
  secretKey: string | null;
  form: GuestForm | EventForm;
  /** Euros without the fee. */
  amount: number;
  renderMethods: RenderMethods;
  /** The address to which a login returns. */
  returnTo: string;
  onClose: () => void;
  onBack: () => void;
  /** Called when the spot cost nothing and they are in. */
  onJoined: (booked: Booked) => void;
  onKeyRefused: () => void;
}

/** The payment methods for guests and external events: holds the spot, then leaves for the provider's checkout. */
export function CheckoutStep({ game, secretKey, form, amount: shown, renderMethods, ...ways }: Props) {
  const { returnTo, onClose, onBack, onJoined, onKeyRefused } = ways;
  const { t, explain } = useI18n();
  const formats = useFormats();
  const feeCents = useFeeCents();
  const [method, setMethod] = useState<PaymentMethod>('ideal');
  const checkout = useCheckout();
  usePageRestored(checkout.reset);
  // The price the API gave, which other payments may have raised.
  const [told, setTold] = useState<number | null>(null);
  const amount = told === null ? shown : centsToEuros(told);
  const amountCents = eurosToCents(amount) ?? 0;
  const total = amountCents === 0 ? 0 : centsToEuros(amountCents + feeCents(method, amountCents));
  const { send, words: lost } = useSendAgain(checkout.error, `${method}-${amount}`);
  const start = () =>
    checkout.mutate(
      { matchId: game._id, secretKey, form, amount, method },
      {
        onSuccess: ({ orderId, paymentLink, proofUntil }) => {
          if (orderId === null) {
            if (proofUntil === null) showBanner('success', t('spots.guest.done'));
            else keepUnproved(game._id, { email: form.email, until: proofUntil });
            onJoined({ email: form.email, proofUntil });
            return;
          }
          keepCheckout(game, { orderId, paymentLink, total });
          window.location.assign(paymentLink);
        },
        onError: (error) => {
          setTold((before) => changedPriceCents(error) ?? before);
          if (codeOf(error) !== 'wrong_passcode') return;
          showBanner('error', explain(error));
          onKeyRefused();
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
          {/* Once pressed, it stays busy until the browser leaves for the checkout. */}
          <SubmitButton
            type="button"
            size="large"
            working={checkout.isPending || Boolean(checkout.data?.orderId)}
            onClick={() => send(start)}
          >
            {total === 0 ? t('spots.guest.join') : t('spots.checkout.pay', { total: formats.money(total) })}
          </SubmitButton>
        </>
      }
    >
      <Grid gap={16}>
        <GameSummary game={game} />
        <OpenCheckoutNote gameId={game._id} />
        {amountCents > 0 && (
          <div>{renderMethods({ amountCents, label: t('spots.checkout.spot'), method, onMethod: setMethod })}</div>
        )}
        {amountCents > 0 && <Note>{t('spots.checkout.hold', { minutes: holdMinutes.checkout })}</Note>}
        {checkout.error && (
          <StepProblem key={checkout.submittedAt}>
            {lost ?? explain(checkout.error)}{' '}
            {codeOf(checkout.error) === 'log_in_first' && (
              <Link className="link" to={withReturn('/login', returnTo)}>
                {t('spots.guest.logIn')}
              </Link>
            )}
          </StepProblem>
        )}
      </Grid>
    </Sheet>
  );
}
