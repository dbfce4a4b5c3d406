import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import type { ColorScheme } from '../../platform/color-scheme.ts';
import { useT } from '../../platform/i18n.tsx';
import { mayCreateGames, useUser } from '../../platform/session.ts';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { findRoute } from '../routes.ts';
import { AccountMenu, WalletLink } from './account-menu.tsx';
import { Bell } from './bell.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { LanguageMenu, SchemeMenu } from './preferences.tsx';
import { useHeadroom } from './use-headroom.ts';
import classes from './shell.module.css';

export function Header({ colorScheme }: { colorScheme: ColorScheme }) {
  const t = useT();
  const user = useUser();
  const shown = useHeadroom();
  const { pathname, search } = useLocation();
  const { title } = findRoute(pathname, search).route;
  const home = pathname === '/';
  return (
    <header className={classes.header} data-hidden={!shown || undefined}>
      <div className={classes.bar}>
        <div className={classes.onPhone}>{home ? <MobileMenu colorScheme={colorScheme} /> : <BackButton />}</div>
        <Link to="/" className={`${classes.brand} ${home ? '' : classes.notOnPhone}`} aria-label={t('nav.home')}>
          <Logo />
        </Link>
        {!home && <span className={classes.pageTitle}>{title && t(title)}</span>}
        <nav className={classes.links} aria-label={t('nav.main')}>
          <NavLink to="/allgames">{t('nav.allGames')}</NavLink>
          {mayCreateGames(user) && <NavLink to="/create">{t('nav.createGame')}</NavLink>}
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
    </header>
  );
}

/** Each is hidden on its own page. */
function VisitorLinks({ pathname }: { pathname: string }) {
  const t = useT();
  return (
    <>
      {pathname !== '/login' && (
        <ButtonLink to="/login" variant="plain" className={classes.visitor}>
          {t('nav.login')}
        </ButtonLink>
      )}
      {pathname !== '/signup' && (
        <ButtonLink to="/signup" className={classes.visitor}>
          {t('nav.register')}
        </ButtonLink>
      )}
    </>
  );
}

/** Back to where one came from; to the home page when the app was opened here. */
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
