import type { GameDetails } from '@rondo/contract';
import { useState } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { useSayName } from '../../platform/names.ts';
import { showBanner } from '../../ui/banner.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { Problem } from '../../ui/form.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { BalanceLine } from './balance-line.tsx';
import { CardChoice } from './card-choice.tsx';
import { GameSummary } from './game-summary.tsx';
import { RefundOutlook } from './refund-outlook.tsx';
import { useTakeOver } from './spot-commands.ts';
import { SpotPriceLines } from './spot-price-lines.tsx';
import { tellEnd } from './tell-end.ts';
import { Terms } from './terms.tsx';
import { usePayment } from './use-payment.ts';
import { PaymentProblem } from './payment-problem.tsx';
import { useRefused } from './use-refused.ts';
import classes from './wizard.module.css';

interface Props {
  game: GameDetails;
  /** Whose spot. */
  from: { _id: string; name: string };
  cardId: string | null;
  onClose: () => void;
  onDone: () => void;
  onTopUp: (cardId: string | null, missing: number) => void;
}

/** Takes a spot over that was offered, for the price of now. */
export function TakeOverStep({ game, from, cardId: card, onClose, onDone, onTopUp }: Props) {
  const { t } = useSpeech();
  const sayName = useSayName();
  const formats = useFormats();
  const { quote, cards, cardId, chooseCard, balance, missing, noteRefusal } = usePayment(game, { card });
  const [terms, setTerms] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const take = useTakeOver(game._id);
  const refused = useRefused({ onClose });
  const submit = () => {
    if (missing > 0) {
      onTopUp(cardId, missing);
    } else if (terms) {
      tellEnd(
        take,
        { fromId: from._id, amount: quote.total, cardId },
        {
          onError: (error) => {
            noteRefusal(error);
            refused(error);
          },
          onSuccess: () => {
            showBanner('success', t('spots.takeOver.done'));
            onDone();
          },
        },
      );
    } else {
      setNotice(t('joining.pay.termsFirst'));
      showBanner('warning', t('joining.pay.termsFirst'));
    }
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('spots.takeOver.title')}
      footer={
        <SubmitButton type="button" size="large" working={take.isPending} onClick={submit}>
          {missing > 0
            ? t('spots.takeOver.topUp', { amount: formats.money(Math.ceil(missing)) })
            : t('spots.takeOver.pay', { price: formats.money(quote.total) })}
        </SubmitButton>
      }
    >
      <div className={classes.body}>
        <GameSummary game={game} />
        <p>{t('spots.takeOver.body', { name: sayName(from.name) })}</p>
        <CardChoice options={cards} cardId={cardId} onChoose={chooseCard} />
        <SpotPriceLines quote={quote} />
        <BalanceLine balance={balance} total={quote.total} missing={missing} />
        <PaymentProblem error={take.error} />
        {/* The spot is somebody's already: taking it over makes no game certain. */}
        <RefundOutlook game={game} total={quote.total} spots={0} />
        {notice && <Problem>{notice}</Problem>}
        {missing === 0 && (
          <Terms
            free={false}
            accepted={terms}
            onAccept={(accepted) => {
              setTerms(accepted);
              setNotice(null);
            }}
          />
        )}
      </div>
    </Sheet>
  );
}
