import { isToldChange } from '../told-change.ts';
import { type NoticeKind, toldParams } from './kind.ts';

/** A game one plays in, or waits for, has another time, place or price (product.md#editing-games). */
export const matchChanged = {
  category: 'changes',
  mails: { gameChanged: { budget: null, game: 'calendar' } },
  params: toldParams,
  says: (params) => (isToldChange(params) ? 'told' : null),
} as const satisfies NoticeKind;
