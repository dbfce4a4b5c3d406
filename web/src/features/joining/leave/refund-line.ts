import type { GameDetails } from '@rondo/contract';
import { eurosToCents } from '@rondo/rules';
import { confirmsWith, outlookSpot, refundOutlook } from './refund-stages.ts';

/** What taking a spot now commits one to, in one line. */
export type RefundLine =
  | { is: 'free' | 'confirmed' | 'certain' | 'none' }
  /** So much comes back until then. */
  | { is: 'back'; percent: number; until: Date };

type Offered = Parameters<typeof confirmsWith>[0] & Pick<GameDetails, 'game_date' | 'cutoff'>;

/** @param price euros of a spot now */
export function refundLine(game: Offered, price: number, now: number): RefundLine {
  if (eurosToCents(price) === 0) return { is: 'free' };
  if (game.status === 'confirmed') return { is: 'confirmed' };
  if (confirmsWith(game, 1)) return { is: 'certain' };
  const [first, next] = refundOutlook(outlookSpot(game, price, false), new Date(now));
  if (!first?.allowed || first.percent === 0) return { is: 'none' };
  return { is: 'back', percent: first.percent, until: next?.from ?? new Date(game.cutoff) };
}
