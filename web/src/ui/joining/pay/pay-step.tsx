import type { CallResponse, GameDetails, payThroughProvider } from '@rondo/contract';
import { centsToEuros, holdMinutes, type PaymentMethod } from '@rondo/rules';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { useFeeCents } from '../../../platform/use-fee-cents.ts';
import { usePageRestored } from '../../../platform/use-page-restored.ts';
import { useTypedState } from '../../../platform/typed.ts';
import { showBanner } from '../../banner.tsx';
import { Button, SubmitButton } from '../../button.tsx';
import { Note } from '../../form.tsx';
import { Grid, Stack, Text } from '../../layout.tsx';
import { Sheet } from '../../sheet.tsx';
import { BalanceLine } from './balance-line.tsx';
import { CardChoice } from './card-choice.tsx';
import { CodeChoice } from './code-choice.tsx';
import { usePay, usePayThroughProvider } from './payment-commands.ts';
import { GameSummary } from '../game-summary.tsx';
import { keepCheckout } from './held-checkout.ts';
import { OpenCheckoutNote } from './open-checkout-note.tsx';
import { PassWay } from './pass-way.tsx';
import { usablePass, useGamePass } from './use-game-pass.ts';
import { PaymentProblem } from './payment-problem.tsx';
import { RefundOutlook } from '../refund-outlook.tsx';
import { SpotPriceLines } from './spot-price-lines.tsx';
import { TeamChoice, teamGiven, teamsToChoose } from '../team-choice.tsx';
import { mutateEvenIfUnmounted } from '../mutate-even-if-unmounted.ts';
import { PolicyText, Terms } from '../terms.tsx';
import { useTeamAndTerms } from '../use-team-and-terms.ts';
import { useSendAgain } from './use-send-again.ts';
import { usePayment } from './use-payment.ts';
import { useHandleRefusal } from '../use-handle-refusal.ts';
import type { RenderMethods } from '../wizard-props.ts';
import classes from '../wizard.module.css';

interface PayChoice {
  teamId: string | null;
  cardId: string | null;
}

interface Props {
  game: GameDetails;
  secretKey: string | null;
  /** Chosen before a top-up. */
  before: PayChoice;
  renderMethods: RenderMethods;
  onClose: () => void;
  onDone: (outcome: 'joined') => void;
  onTopUp: (choice: PayChoice, missing: number) => void;
  onKeyRefused: () => void;
}

/** Paying for a spot: its price and team, paid from the balance if that suffices, otherwise through the provider. */
export function PayStep({ game, secretKey, before, renderMethods, onClose, onDone, onTopUp, onKeyRefused }: Props) {
  const { t } = useI18n();
  const formats = useFormats();
  const feeCents = useFeeCents();
  const [method, setMethod] = useTypedState<PaymentMethod>('method', 'ideal');
  const payment = usePayment(game, { card: before.cardId, proposing: true });
  const { quote, cardId, balance, owes, missing, toSelect } = payment;
  const given = teamGiven(game, before.teamId);
  const { body, teamId, check, team, terms } = useTeamAndTerms(
    teamsToChoose(game, before.teamId),
    given ?? before.teamId,
  );
  const pay = usePay();
  const checkout = usePayThroughProvider();
  const own = useGamePass(game)?.own;
  usePageRestored(checkout.reset);
  const refused = useHandleRefusal({ onClose, onKeyRefused });
  const short = missing > 0;
  const pass = usablePass(own, quote.total);
  const fee = short ? centsToEuros(feeCents(method, quote.totalCents)) : 0;
  const total = centsToEuros(quote.totalCents + Math.round(fee * 100));
  const asked = { matchId: game._id, teamId, secretKey, amount: quote.total, cardId, toSelect };
  const problem = pay.error ?? checkout.error;
  const { send, words: lost } = useSendAgain(problem, JSON.stringify([asked, method]), { own: pay.error !== null });
  const onError = (error: Error) => {
    payment.noteRefusal(error);
    refused(error);
  };
  const joined = () => {
    showBanner('success', t('joiningSteps.pay.done'));
    onDone('joined');
  };

  const toBank = ({ orderId, paymentLink }: CallResponse<typeof payThroughProvider>) => {
    if (orderId === null) return joined();
    keepCheckout(game, { orderId, paymentLink, total });
    window.location.assign(paymentLink);
  };

  const withPass = (ride: number, left: number) => {
    // The terms were accepted when the pass was bought.
    if (team.teams.length > 0 && teamId === null) {
      check();
      return;
    }
    const riding = { ...asked, amount: ride, cardId: null, toSelect: undefined, pass: true };
    const onSuccess = () => {
      showBanner('success', t('passes.use.done', { left: left - 1 }));
      onDone('joined');
    };
    send(() => mutateEvenIfUnmounted(pay, riding, { onError: refused, onSuccess }));
  };
  const submit = () => {
    if (!check()) return;
    send(() => {
      if (short) mutateEvenIfUnmounted(checkout, { ...asked, method }, { onError, onSuccess: toBank });
      else mutateEvenIfUnmounted(pay, asked, { onError, onSuccess: joined });
    });
  };
  // Once pressed, it stays busy until the browser leaves for the checkout.
  const working = pay.isPending || checkout.isPending || Boolean(checkout.data?.orderId);
  const label = () => {
    if (quote.total === 0) return t('joiningSteps.pay.free');
    return t(short ? 'spots.checkout.pay' : 'joiningSteps.pay.pay', {
      total: formats.money(total),
      price: formats.money(total),
    });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('joiningSteps.pay.titlePaid')}
      footer={
        <>
          <Terms {...terms} />
          <SubmitButton
            type="button"
            size="large"
            variant={pass ? 'secondary' : 'primary'}
            working={working}
            onClick={submit}
          >
            {label()}
          </SubmitButton>
        </>
      }
    >
      <Grid ref={body} gap={16}>
        <GameSummary game={game} />
        <OpenCheckoutNote gameId={game._id} />
        <TeamChoice {...team} given={given} />
        {pass && (
          <>
            <PassWay game={game} pass={pass} working={pay.isPending} onUse={() => withPass(pass.ride, pass.left)} />
            <Text tone="muted" weight={650}>
              {t('passes.use.or')}
            </Text>
          </>
        )}
        <CardChoice startsAt={game.game_date} options={payment.cards} cardId={cardId} onChoose={payment.chooseCard} />
        <CodeChoice options={payment.promocodes} codeId={payment.promocodeId} onChoose={payment.choosePromocode} />
        <SpotPriceLines
          quote={quote}
          more={fee > 0 ? [{ label: t('spots.checkout.fee'), euros: fee }] : []}
          total={{ label: t('joiningSteps.pay.total'), euros: total }}
        />
        <RefundOutlook game={game} total={quote.total}>
          <PolicyText free={false} />
        </RefundOutlook>
        {short ? (
          <>
            {owes > 0 && <Note>{t('joiningSteps.pay.owes', { owed: formats.money(owes) })}</Note>}
            {renderMethods({ amountCents: quote.totalCents, label: null, method, onMethod: setMethod })}
            <Text tone="muted">{t('spots.checkout.hold', { minutes: holdMinutes.checkout })}</Text>
            <Stack gap={2} align="start" className={classes.instead}>
              {owes === 0 && balance > 0 && (
                <Text tone="muted">{t('joiningSteps.pay.short', { balance: formats.money(balance) })}</Text>
              )}
              <Button variant="plain" onClick={() => onTopUp({ teamId, cardId }, missing)}>
                {t('joiningSteps.pay.topUpInstead')}
              </Button>
            </Stack>
          </>
        ) : (
          <BalanceLine balance={balance} total={quote.total} missing={0} />
        )}
        <PaymentProblem error={problem} lost={lost} />
      </Grid>
    </Sheet>
  );
}
