import { phrasesIn } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';
import type { Cents, Language, RefundLine } from '@rondo/rules';
import { formatCents, formatWhen } from '../../../platform/time/amsterdam.ts';

/** What giving up a guest's spot refunds at this hour, in the same words as the pages (product.md#guests). */
export function sayGivingUp(line: RefundLine, paidCents: Cents, language: Language): string {
  const words = phrasesIn[language].givingUp[line.is];
  if (line.is !== 'back') return fill(words, { amount: formatCents(paidCents, language) });
  return fill(words, {
    amount: formatCents(line.cents, language),
    percent: line.percent,
    until: formatWhen(line.until, language),
  });
}
