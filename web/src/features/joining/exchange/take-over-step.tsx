import type { GameDetails } from '@rondo/contract';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { Grid } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { BalanceLine } from '../../../ui/joining/pay/balance-line.tsx';
import { CardChoice } from '../../../ui/joining/pay/card-choice.tsx';
import { GameSummary } from '../../../ui/joining/game-summary.tsx';
import { RefundOutlook } from '../../../ui/joining/refund-outlook.tsx';
import { useTakeOver } from './spot-commands.ts';
import { SpotPriceLines } from '../../../ui/joining/pay/spot-price-lines.tsx';
import { mutateEvenIfUnmounted } from '../../../ui/joining/mutate-even-if-unmounted.ts';
import { PolicyText, Terms } from '../../../ui/joining/terms.tsx';
import { useTeamAndTerms } from '../../../ui/joining/use-team-and-terms.ts';
import { usePayment } from '../../../ui/joining/pay/use-payment.ts';
import { PaymentProblem } from '../../../ui/joining/pay/payment-problem.tsx';
import { useHandleRefusal } from '../../../ui/joining/use-handle-refusal.ts';

interface Props {
  game: GameDetails;
  /** The player whose spot it is. */
  from: { _id: string; name: string };
  cardId: string | null;
  onClose: () => void;
  onDone: () => void;
  onTopUp: (cardId: string | null, missing: number) => void;
}

/** Takes over a spot that was offered, at the current price. */
export function TakeOverStep({ game, from, cardId: card, onClose, onDone, onTopUp }: Props) {
  const { t } = useI18n();
  const formatName = useFormatName();
  const formats = useFormats();
  const { quote, cards, cardId, chooseCard, balance, missing, noteRefusal } = usePayment(game, { card });
  const { body, check, terms } = useTeamAndTerms([]);
  const take = useTakeOver(game._id);
  const refused = useHandleRefusal({ onClose });
  const submit = () => {
    if (missing > 0) {
      onTopUp(cardId, missing);
    } else if (check()) {
      mutateEvenIfUnmounted(
        take,
        { fromId: from._id, amount: quote.total, cardId },
        {
          onError: (problem) => {
            noteRefusal(problem);
            refused(problem);
          },
          onSuccess: () => {
            showBanner('success', t('spots.takeOver.done'));
            onDone();
          },
        },
      );
    }
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('spots.takeOver.title')}
      footer={
        <>
          {missing === 0 && <Terms {...terms} />}
          <SubmitButton type="button" size="large" working={take.isPending} onClick={submit}>
            {missing > 0
              ? t('spots.takeOver.topUp', { amount: formats.money(Math.ceil(missing)) })
              : t('spots.takeOver.pay', { price: formats.money(quote.total) })}
          </SubmitButton>
        </>
      }
    >
      <Grid ref={body} gap={16}>
        <GameSummary game={game} />
        <p>{t('spots.takeOver.body', { name: formatName(from.name) })}</p>
        <CardChoice startsAt={game.game_date} options={cards} cardId={cardId} onChoose={chooseCard} />
        <SpotPriceLines quote={quote} />
        <BalanceLine balance={balance} total={quote.total} missing={missing} />
        <PaymentProblem error={take.error} />
        {/* The spot is already taken by somebody, so taking it over doesn't bring the game closer to its minimum. */}
        <RefundOutlook game={game} total={quote.total} spots={0}>
          {missing === 0 && <PolicyText free={false} />}
        </RefundOutlook>
      </Grid>
    </Sheet>
  );
}
