import type { GameCard as Game, OwnHome } from '@rondo/contract';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { CardGrid } from '../../ui/card.tsx';
import { GameCard } from '../../ui/game-card/game-card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { Section } from '../../ui/page.tsx';
import { Because } from './because.tsx';
import classes from './own-home.module.css';

/** Games that suit the user, each with the reason, and the next games of their communities. */
export function GamesForMe({ home: { forYou, ofCommunities }, mayWish }: { home: OwnHome; mayWish: boolean }) {
  const t = useT();
  const { city, isChosen, games } = forYou;
  const titles = isChosen ? (['title', 'anywhere'] as const) : (['soonest', 'soonestAnywhere'] as const);
  return (
    <>
      <GamesInLine
        title={city === null ? t(`ownHome.forYou.${titles[1]}`) : t(`ownHome.forYou.${titles[0]}`, { city })}
        games={games.map(({ game, because }) => ({
          game,
          note: <Because reasons={because} />,
          saysKnown: !because.some(({ kind }) => kind === 'people'),
        }))}
        aside={
          <Link to="/allgames" className="onward">
            {t('ownHome.forYou.all')}
            <Icon name="forward" size={18} />
          </Link>
        }
      />
      <Stack gap={2} align="start" above={8}>
        {isChosen && games.length > 0 && (
          <Text size={15} tone="muted">
            {t('ownHome.forYou.how')}{' '}
            <Link to="/settings#playing" className="link">
              {t('ownHome.forYou.change')}
            </Link>
          </Text>
        )}
        {mayWish && (
          <Link to="/wishes" className={classes.wish}>
            <Icon name="star" />
            {t('ownHome.wish')}
          </Link>
        )}
      </Stack>
      <GamesInLine title={t('ownHome.ofCommunities.title')} games={ofCommunities.map((game) => ({ game }))} />
    </>
  );
}

interface RowProps {
  title: string;
  games: readonly { game: Game; note?: ReactNode; saysKnown?: boolean }[];
  aside?: ReactNode;
}

function GamesInLine({ title, games, aside }: RowProps) {
  if (games.length === 0) return null;
  return (
    <Section title={title} aside={aside}>
      <CardGrid shape="row">
        {games.map(({ game, ...more }) => (
          <li key={game._id}>
            <GameCard game={game} {...more} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
