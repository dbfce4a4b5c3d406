import { useSearchParams } from 'react-router';
import { UserCard } from '../features/accounts/user-card.tsx';
import { MyCommunities } from '../features/communities/my-communities.tsx';
import { MyGames } from '../features/games/my-games.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { useUser } from '../platform/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import classes from './profile/profile.module.css';

export const phrases = ['account', 'community'] as const;

const tabs = ['upcoming', 'waiting', 'ratable', 'communities'] as const;

/** `/profile` (2-accounts §2). */
export default function Profile() {
  const t = useT();
  const user = useUser();
  const [query] = useSearchParams();
  const asked = query.get('tab');
  const tab = tabs.find((known) => known === asked) ?? 'upcoming';
  usePageHead({ title: t('nav.titles.profile') });
  if (!user) return null;
  return (
    <Page>
      <UserCard user={user} />
      <div className={classes.head}>
        <Tabs
          label={t('profile.tabs')}
          chosen={tab}
          tabs={[
            { id: 'upcoming', label: t('profile.upcoming') },
            { id: 'waiting', label: t('profile.waiting') },
            { id: 'ratable', label: t('profile.played') },
            { id: 'communities', label: t('profile.communities') },
          ]}
        />
        <ButtonLink to="/allgames" variant="secondary">
          {t('profile.join')}
        </ButtonLink>
      </div>
      {tab === 'communities' ? (
        <MyCommunities />
      ) : (
        <MyGames key={tab} kind={tab === 'ratable' ? 'past' : tab} userId={user._id} />
      )}
    </Page>
  );
}
