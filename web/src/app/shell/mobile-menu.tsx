import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { ColorScheme } from '../../platform/color-scheme.ts';
import { useT } from '../../platform/i18n.tsx';
import { mayCreateGames, useUser } from '../../platform/session.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { menuEntry } from '../../ui/menu.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Preferences } from './preferences.tsx';
import { OwnEntries } from './own-entries.tsx';
import classes from './shell.module.css';

/** The menu button of the phone's home page. */
export function MobileMenu({ colorScheme }: { colorScheme: ColorScheme }) {
  const t = useT();
  const user = useUser();
  const { key } = useLocation();
  // Open only on the history entry it was opened on, so that following a link closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const guest = user?.role === 'guest';
  return (
    <>
      <IconButton label={t('nav.openMenu')} aria-expanded={open} onClick={() => setOpenAt(key)}>
        <Icon name="menu" size={24} />
      </IconButton>
      <Sheet
        open={open}
        onClose={() => setOpenAt(null)}
        title={user ? (guest ? t('nav.guest') : user.name) : t('nav.menu')}
      >
        <nav className={classes.sheetLinks} aria-label={t('nav.main')}>
          <Link to="/allgames" className={menuEntry}>
            <Icon name="search" />
            {t('nav.allGames')}
          </Link>
          <Link to="/communities" className={menuEntry}>
            <Icon name="people" />
            {t('nav.communities')}
          </Link>
          <Link to="/leaderboard" className={menuEntry}>
            <Icon name="trophy" />
            {t('nav.leaderboard')}
          </Link>
          {mayCreateGames(user) && (
            <Link to="/create" className={menuEntry}>
              <Icon name="plus" />
              {t('nav.createGame')}
            </Link>
          )}
          {user ? (
            <OwnEntries user={user} />
          ) : (
            <>
              <Link to="/login" className={menuEntry}>
                <Icon name="user" />
                {t('nav.login')}
              </Link>
              <Link to="/signup" className={menuEntry}>
                <Icon name="plus" />
                {t('nav.register')}
              </Link>
            </>
          )}
        </nav>
        <Preferences colorScheme={colorScheme} />
      </Sheet>
    </>
  );
}
