import { useInfiniteQuery } from '@tanstack/react-query';
import { communityPastQuery } from '../../features/communities/community-queries.ts';
import { useT } from '../../platform/i18n.tsx';
import { CompactGame } from '../../ui/game-card/compact-game.tsx';
import { CompactGames } from '../../ui/game-card/compact-games.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Section } from '../../ui/page.tsx';

/** What a community played, below its games to come; nothing as long as there is nothing, or where it can't be had. */
export default function PlayedGames({ code }: { code: string }) {
  const t = useT();
  const list = useInfiniteQuery(communityPastQuery(code));
  const games = list.data?.pages.flatMap((page) => page.games) ?? [];
  if (games.length === 0) return null;
  return (
    <Section title={t('communities.games.past')}>
      <CompactGames>
        {games.map((game) => (
          <li key={game._id}>
            <CompactGame game={game} isPast />
          </li>
        ))}
      </CompactGames>
      <LoadMore label={t('communities.games.morePast')} list={list} />
    </Section>
  );
}
