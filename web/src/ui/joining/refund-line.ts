import type { GameDetails } from '@rondo/contract';
import { eurosToCents, refundLine as lineOf, type RefundLine as Line } from '@rondo/rules';
import { confirmsWith } from './confirms-with.ts';

/** The commitment that taking a spot now makes, in one line; `certain`: this spot confirms the game. */
export type RefundLine = Line | { is: 'certain' };

type Offered = Parameters<typeof confirmsWith>[0] & Pick<GameDetails, 'game_date' | 'tournament_external'>;

/** @param price the present price of a spot in euros */
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
