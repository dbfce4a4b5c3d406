import type { GameCard as Game } from '@rondo/contract';
import type { ReactNode } from 'react';
import { CardGrid } from '../../ui/card.tsx';
import { GameCard } from '../../ui/game-card/game-card.tsx';

interface Props {
  games: readonly { game: Game; note?: ReactNode; saysKnown?: boolean }[];
}

/** Games side by side, which a phone's reader swipes. */
export function GameRow({ games }: Props) {
  if (games.length === 0) return null;
  return (
    <CardGrid shape="row">
      {games.map(({ game, ...more }) => (
        <li key={game._id}>
          <GameCard game={game} {...more} />
        </li>
      ))}
    </CardGrid>
  );
}
