import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import type { ColorScheme } from '../../platform/color-scheme.ts';
import { useReachable } from '../../platform/connection.ts';
import { useT } from '../../platform/i18n.tsx';
import { mayCreateGames, useUser } from '../../platform/session.ts';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { findRoute } from '../routes.ts';
import { AccountMenu, WalletLink } from './account-menu.tsx';
import { Bell } from './bell.tsx';
import { ConnectionStrip } from './connection-strip.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { LanguageMenu, SchemeMenu } from './preferences.tsx';
import { useHeadroom } from './use-headroom.ts';
import classes from './shell.module.css';

export function Header({ colorScheme }: { colorScheme: ColorScheme }) {
  const t = useT();
  const user = useUser();
  const shown = useHeadroom();
  const reachable = useReachable();
  const { pathname, search } = useLocation();
  const { title } = findRoute(pathname, search).route;
  const home = pathname === '/';
  return (
    <header className={classes.header} data-hidden={(!shown && reachable) || undefined}>
      <div className={classes.bar}>
        <div className={classes.onPhone}>{home ? <MobileMenu colorScheme={colorScheme} /> : <BackButton />}</div>
        <Link to="/" className={`${classes.brand} ${home ? '' : classes.notOnPhone}`} aria-label={t('nav.home')}>
          <Logo />
        </Link>
        {!home && <span className={classes.pageTitle}>{title && t(title)}</span>}
        <nav className={classes.links} aria-label={t('nav.main')}>
          <NavLink to="/allgames">{t('nav.allGames')}</NavLink>
          <NavLink to="/communities">{t('nav.communities')}</NavLink>
          {mayCreateGames(user) && <NavLink to="/create">{t('nav.createGame')}</NavLink>}
          <NavLink to="/leaderboard">{t('nav.leaderboard')}</NavLink>
        </nav>
        <div className={classes.end}>
          <span className={classes.notOnPhone}>
            <SchemeMenu initial={colorScheme} />
          </span>
          <span className={classes.notOnPhone}>
            <LanguageMenu />
          </span>
          {user ? (
            <>
              {user.balance !== null && <WalletLink balance={user.balance} />}
              <Bell unread={user.unread} />
              <AccountMenu user={user} />
            </>
          ) : (
            <VisitorLinks pathname={pathname} />
          )}
        </div>
      </div>
      <ConnectionStrip />
    </header>
  );
}

/** Pages about logging in, which link onwards themselves: on a phone the header shows their name instead. */
const aboutGettingIn = /^\/(?:restore-password|guest-account|reset-password|confirm-signup)(?:\/|$)/;

/** Links for visitors, each hidden on its own page. */
function VisitorLinks({ pathname }: { pathname: string }) {
  const t = useT();
  const look = `${classes.visitor} ${aboutGettingIn.test(pathname) ? classes.notOnPhone : ''}`;
  return (
    <>
      {pathname !== '/login' && (
        <ButtonLink to="/login" variant="plain" className={look}>
          {t('nav.login')}
        </ButtonLink>
      )}
      {pathname !== '/signup' && (
        <ButtonLink to="/signup" className={look}>
          {t('nav.register')}
        </ButtonLink>
      )}
    </>
  );
}

/** Goes back to the previous page, or to the home page if the app was opened here. */
function BackButton() {
  const t = useT();
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <IconButton label={t('nav.back')} onClick={() => void (key === 'default' ? navigate('/') : navigate(-1))}>
      <Icon name="back" size={22} />
    </IconButton>
  );
}
