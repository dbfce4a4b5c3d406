import type { GameDetails } from '@rondo/contract';
import { BalanceLine } from './balance-line.tsx';
import { CardChoice } from './card-choice.tsx';
import { CodeChoice } from './code-choice.tsx';
import { SpotPriceLines } from './spot-price-lines.tsx';
import type { usePayment } from './use-payment.ts';

interface Props {
  game: GameDetails;
  payment: ReturnType<typeof usePayment>;
}

/** The card and the code to choose, the price with them, and what it does to the balance. */
export function SpotCost({ game, payment }: Props) {
  const { quote, cards, cardId, chooseCard, promocodes, promocodeId, choosePromocode, balance, missing } = payment;
  return (
    <>
      <CardChoice startsAt={game.game_date} options={cards} cardId={cardId} onChoose={chooseCard} />
      <CodeChoice options={promocodes} codeId={promocodeId} onChoose={choosePromocode} />
      <SpotPriceLines quote={quote} />
      <BalanceLine balance={balance} total={quote.total} missing={missing} />
    </>
  );
}
