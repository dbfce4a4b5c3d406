import { phrasesIn } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';
import { formatMoney, type Language } from '@rondo/rules';
import { placeOfBack, sayChange, type ToldChange } from '@rondo/rules/told-change';
import { formatWhen } from '../../platform/time/amsterdam.ts';

/** A change of a game in somebody's language, used in their mail and their notification. @param startsAt of the game as it is now */
export function sayChangeIn(language: Language, change: ToldChange, startsAt: string): string {
  const phrases = phrasesIn[language].notices.change;
  return sayChange(change, startsAt, {
    language,
    say: (sentence, values) => fill(phrases[sentence], values),
    when: (instant) => formatWhen(new Date(instant), language),
    money: (euros) => formatMoney(euros, language),
  });
}

/** What a cancelled game refunds, and where the money is, in the receiver's language. */
export function sayBackIn(language: Language, back: Pick<ToldChange, 'refund' | 'ride'>): string {
  return fill(phrasesIn[language].notices.back[placeOfBack(back)], { amount: formatMoney(back.refund ?? 0, language) });
}
