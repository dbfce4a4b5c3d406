import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { settingsQuery } from '../features/accounts/settings/settings-queries.ts';
import { UserCard } from '../features/accounts/profile/user-card.tsx';
import { MyCommunities } from '../features/communities/my-communities.tsx';
import { MyGames } from '../features/games/my-games.tsx';
import { Partners } from '../features/people/partners.tsx';
import { MyRatings } from '../features/ratings/my-ratings.tsx';
import { votableGamesQuery } from '../features/ratings/queries.ts';
import { ratingPath } from '../features/ratings/steps.ts';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { useUser } from '../platform/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Deferred } from '../ui/deferred.tsx';
import { Row } from '../ui/layout.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/states.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { HowIPlay } from './profile/how-i-play.tsx';
import classes from './profile/profile.module.css';

export const phrases = ['account', 'people', 'rating'] as const;

export async function prefetch({ client }: PageRequest): Promise<void> {
  await client.prefetchQuery(settingsQuery);
}

const RegularGames = lazy(() => import('./profile/regular-games.tsx'));
const Years = lazy(() => import('./profile/years.tsx'));
const Attendance = lazy(() => import('./profile/attendance.tsx'));

const tabs = ['upcoming', 'waiting', 'ratable', 'communities'] as const;

const titles = {
  upcoming: 'profile.upcoming',
  waiting: 'profile.waiting',
  ratable: 'profile.played',
  communities: 'profile.communities',
} as const;

/** `/profile` (pages.md#profile). */
export default function Profile() {
  const t = useT();
  const user = useUser();
  const [query] = useSearchParams();
  const asked = query.get('tab');
  const tab = tabs.find((known) => known === asked) ?? 'upcoming';
  usePageHead({ title: t('nav.titles.profile') });
  const { data: votable = [] } = useQuery({ ...votableGamesQuery, enabled: user !== undefined && user !== null });
  if (!user) return null;
  return (
    <Page>
      <UserCard user={user} />
      <div className={classes.whole}>
        <div>
          <Row gap={12} align="center" justify="between" wrap className={classes.head}>
            <Tabs label={t('profile.tabs')} chosen={tab} tabs={tabs.map((id) => ({ id, label: t(titles[id]) }))} />
            <ButtonLink to="/allgames" variant="secondary">
              {t('profile.join')}
            </ButtonLink>
          </Row>
          <h2 className="visually-hidden">{t(titles[tab])}</h2>
          {tab === 'communities' ? (
            <MyCommunities />
          ) : (
            <MyGames
              key={tab}
              kind={tab === 'ratable' ? 'past' : tab}
              userId={user._id}
              ratable={votable.map(({ _id }) => _id)}
              ratePath={ratingPath}
            />
          )}
        </div>
        {user.role !== 'guest' && (
          <div>
            <Deferred waiting={null}>
              <RegularGames />
            </Deferred>
            <HowIPlay />
            <Deferred waiting={<Skeleton height={68} />}>
              <Attendance />
            </Deferred>
            <Partners userId={user._id} />
            <MyRatings />
            <Deferred waiting={null}>
              <Years />
            </Deferred>
          </div>
        )}
      </div>
    </Page>
  );
}
