import type { GameCard } from '@rondo/contract';

/** The games that still have a spot before those that are full or cancelled, each in their order. */
export function openFirst(games: readonly GameCard[]): GameCard[] {
  const isOpen = ({ status, joined_players_number: joined, players }: GameCard) =>
    status !== 'cancelled' && joined < players;
  return [...games.filter(isOpen), ...games.filter((game) => !isOpen(game))];
}
