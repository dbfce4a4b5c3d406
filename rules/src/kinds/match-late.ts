import { isToldChange } from '../told-change.ts';
import { type NoticeKind, toldParams } from './kind.ts';
import { matchChanged } from './match-changed.ts';

/** On the day, in one tap: it rings at night too. */
export const matchLate = {
  category: 'changes',
  mails: matchChanged.mails,
  params: toldParams,
  rings: 'always',
  says: (params) => (isToldChange(params) ? 'told' : params.count === undefined ? 'noted' : null),
} as const satisfies NoticeKind;
