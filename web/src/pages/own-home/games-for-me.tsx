import type { OwnHome } from '@rondo/contract';
import { lazy, useState } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { Section } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { Because } from './because.tsx';
import { GameRow } from './game-row.tsx';

const FirstTaps = lazy(() => import('./first-taps.tsx'));

/** Games with a spot near the user, each with the reason if it was chosen; of a newcomer it first asks where and what they play. */
export function GamesForMe({ home: { forYou }, mayWish }: { home: OwnHome; mayWish: boolean }) {
  const t = useT();
  const { city, basis, games, asks } = forYou;
  // Stays while the answers come in, until the page is left.
  const [isAsking] = useState(asks.city || asks.sports);
  const title = basis === 'played' ? 'title' : 'near';
  const anywhere = basis === 'soonest' ? 'soonest' : 'anywhere';
  return (
    <>
      {isAsking && (
        <Deferred waiting={<Skeleton height={240} />}>
          <FirstTaps asks={asks} />
        </Deferred>
      )}
      {games.length > 0 && (
        <Section
          title={city === null ? t(`ownHome.forYou.${anywhere}`) : t(`ownHome.forYou.${title}`, { city })}
          aside={
            <Link to="/allgames" className="onward">
              {t('ownHome.forYou.all')}
              <Icon name="forward" size={18} />
            </Link>
          }
        >
          <GameRow
            games={games.map(({ game, because }) => ({
              game,
              note: <Because reasons={because} saysFar={game.distance !== null} />,
              saysKnown: !because.some(({ kind }) => kind === 'people'),
            }))}
          />
          <Row gap={16} lineGap={4} wrap above={8}>
            {basis !== 'soonest' && (
              <Text size={15} tone="muted">
                {t(`ownHome.forYou.${basis}`)}{' '}
                <Link to="/settings#playing" className="link">
                  {t('ownHome.forYou.change')}
                </Link>
              </Text>
            )}
            {mayWish && (
              <Text size={15} tone="muted">
                {t('ownHome.wish')}{' '}
                <Link to="/wishes" className="link">
                  {t('ownHome.wishLink')}
                </Link>
              </Text>
            )}
          </Row>
        </Section>
      )}
    </>
  );
}
