import { useSearchParams } from 'react-router';
import { UserCard } from '../features/accounts/user-card.tsx';
import { MyGames } from '../features/games/my-games.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { useUser } from '../platform/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import classes from './profile/profile.module.css';

export const phrases = ['account'] as const;

/** `/profile` (2-accounts §2). */
export default function Profile() {
  const t = useT();
  const user = useUser();
  const [query] = useSearchParams();
  const tab = query.get('tab') === 'ratable' ? 'ratable' : 'upcoming';
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
            { id: 'ratable', label: t('profile.played') },
          ]}
        />
        <ButtonLink to="/allgames" variant="secondary">
          {t('profile.join')}
        </ButtonLink>
      </div>
      <MyGames key={tab} period={tab === 'ratable' ? 'past' : 'upcoming'} />
    </Page>
  );
}
