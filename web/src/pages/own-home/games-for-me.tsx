import type { GameCard as Game, OwnHome } from '@rondo/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../platform/i18n.tsx';
import { CardGrid } from '../../ui/card.tsx';
import { GameCard } from '../../ui/game-card/game-card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/page.tsx';
import home from '../home/home.module.css';
import classes from './own-home.module.css';

/** Games near in one's sports and hours, and the next ones of one's communities. */
export function GamesForMe({ home: { near, ofCommunities, year }, mayWish }: { home: OwnHome; mayWish: boolean }) {
  const t = useT();
  return (
    <>
      <Row
        title={
          near.city === null
            ? t('ownHome.near.everywhere')
            : t(year.games > 0 ? 'ownHome.near.title' : 'ownHome.near.newcomer', { city: near.city })
        }
        games={near.matches}
        aside={
          <Link to="/allgames" className={home.all}>
            {t('ownHome.near.all')}
            <Icon name="forward" size={18} />
          </Link>
        }
      />
      {mayWish && (
        <Link to="/wishes" className={classes.wish}>
          <Icon name="star" />
          {t('ownHome.wish')}
        </Link>
      )}
      <Row title={t('ownHome.ofCommunities.title')} games={ofCommunities} />
    </>
  );
}

function Row({ title, games, aside }: { title: string; games: readonly Game[]; aside?: ReactNode }) {
  if (games.length === 0) return null;
  return (
    <Section title={title} aside={aside}>
      <CardGrid shape="row">
        {games.map((game) => (
          <li key={game._id}>
            <GameCard game={game} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
