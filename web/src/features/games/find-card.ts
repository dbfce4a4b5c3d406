import type { GameCard, OwnHome } from '@rondo/contract';
import type { QueryClient } from '@tanstack/react-query';
import { ownHomeQuery } from './own-home-query.ts';

/** A game's card from a list that is already loaded. */
export function findCard(client: QueryClient, id: string): GameCard | undefined {
  const pages = client.getQueriesData<{ matches: GameCard[] }>({ queryKey: ['games', 'list'] });
  const rows = ['latest', 'featured', 'joinable'].flatMap((kind) =>
    client.getQueriesData<GameCard[]>({ queryKey: ['games', kind] }),
  );
  const home: OwnHome | undefined = client.getQueryData(ownHomeQuery.queryKey);
  const cards = [
    ...pages.flatMap(([, page]) => page?.matches ?? []),
    ...rows.flatMap(([, row]) => row ?? []),
    ...(home
      ? [home.next, ...home.forYou.games.map(({ game }) => game), ...home.ofCommunities.map(({ game }) => game)]
      : []),
  ];
  return cards.find((card) => card?._id === id) ?? undefined;
}
