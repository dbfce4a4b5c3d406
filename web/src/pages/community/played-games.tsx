import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { communityPastQuery } from '../../features/communities/community-queries.ts';
import { communityResultsQuery } from '../../features/results/result-query.ts';
import { useT } from '../../platform/i18n.tsx';
import { Chip } from '../../ui/chips.tsx';
import { CompactGame } from '../../ui/game-card/compact-game.tsx';
import { CompactGames } from '../../ui/game-card/compact-games.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Section } from '../../ui/page.tsx';
import classes from './community.module.css';

/** A community's played games, below its upcoming ones; nothing if there are none or they can't be loaded. */
export default function PlayedGames({ code }: { code: string }) {
  const t = useT();
  const list = useInfiniteQuery(communityPastQuery(code));
  const games = list.data?.pages.flatMap((page) => page.games) ?? [];
  const { data: results } = useQuery({ ...communityResultsQuery(code), enabled: games.length > 0 });
  if (games.length === 0) return null;
  // Pairs, where more follow: an odd one would leave a hole in two columns.
  const shown = list.hasNextPage && games.length > 1 ? games.slice(0, games.length - (games.length % 2)) : games;
  return (
    <Section title={t('communities.games.past')}>
      <CompactGames>
        {shown.map((game) => (
          <li key={game._id} className={classes.played}>
            <CompactGame
              game={game}
              isPast
              isKindSaid
              marker={results?.has(game._id) && <Chip>{results.get(game._id)}</Chip>}
            />
          </li>
        ))}
      </CompactGames>
      <LoadMore label={t('communities.games.morePast')} list={list} />
    </Section>
  );
}
