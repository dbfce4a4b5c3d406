import type { Me } from '@rondo/contract';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { isAdmin, leadsGames } from '../../platform/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { menuEntry } from '../../ui/menu.tsx';
import { useLogOut } from './use-log-out.ts';

/**
 * The entries of the desktop's account menu and the phone's *Me* (pages.md#header-and-footer); guests have no wallet and no profile to
 * change.
 */
export function OwnEntries({ user }: { user: Me }) {
  const t = useT();
  const logOut = useLogOut();
  const guest = user.role === 'guest';
  return (
    <>
      <Link to="/profile" className={menuEntry}>
        <Icon name="user" />
        {t('nav.titles.profile')}
      </Link>
      {leadsGames(user) && (
        <Link to="/organising" className={menuEntry}>
          <Icon name="shirt" />
          {t('nav.organising')}
        </Link>
      )}
      {!guest && (
        <Link to="/wishes" className={menuEntry}>
          <Icon name="star" />
          {t('nav.titles.wishes')}
        </Link>
      )}
      <Link to="/communities" className={menuEntry}>
        <Icon name="people" />
        {t('nav.communities')}
      </Link>
      <Link to="/leaderboard" className={menuEntry}>
        <Icon name="trophy" />
        {t('nav.leaderboard')}
      </Link>
      {!guest && (
        <Link to="/wallet" className={menuEntry}>
          <Icon name="wallet" />
          {t('nav.topUp')}
        </Link>
      )}
      {!guest && (
        <Link to="/edit-profile" className={menuEntry}>
          <Icon name="user" />
          {t('nav.editProfile')}
        </Link>
      )}
      {isAdmin(user) && (
        <Link to="/console" className={menuEntry}>
          <Icon name="shield" />
          {t('nav.console')}
        </Link>
      )}
      <Link to="/settings" className={menuEntry}>
        <Icon name="settings" />
        {t('nav.settings')}
      </Link>
      <button type="button" className={menuEntry} onClick={logOut}>
        <Icon name="logout" />
        {t('nav.logout')}
      </button>
    </>
  );
}
