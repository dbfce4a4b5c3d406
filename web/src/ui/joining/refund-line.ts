import type { GameDetails } from '@rondo/contract';
import { eurosToCents, refundLine as lineOf, type RefundLine as Line } from '@rondo/rules';
import { confirmsWith } from './confirms-with.ts';

/** What taking a spot now commits a player to, in one line; `certain`: it is the spot that confirms the game. */
export type RefundLine = Line | { is: 'certain' };

type Offered = Parameters<typeof confirmsWith>[0] & Pick<GameDetails, 'game_date' | 'tournament_external'>;

/** @param price euros of a spot now */
export function refundLine(game: Offered, price: number, now: number): RefundLine {
  const line = lineOf(
    {
      status: game.status,
      startsAt: new Date(game.game_date),
      paidCents: eurosToCents(price) ?? 0,
      external: game.tournament_external,
    },
    new Date(now),
  );
  if (line.is === 'free' || line.is === 'confirmed' || !confirmsWith(game, 1)) return line;
  return { is: game.tournament_external ? 'none' : 'certain' };
}
