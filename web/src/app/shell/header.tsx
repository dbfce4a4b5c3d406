import { useLocation, useNavigate } from 'react-router';
import { useT } from '../../platform/i18n.tsx';
import { Link, NavLink } from '../../platform/link.tsx';
import { piece } from '../../platform/pieces.tsx';
import { mayCreateGames, useUser } from '../../platform/session.ts';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { findRoute } from '../routes.ts';
import { ConnectionStrip } from './connection-strip.tsx';
import { Logo } from './logo.tsx';
import { LanguageMenu } from './preferences.tsx';
import classes from './shell.module.css';
import { aboutGettingIn, useWaysIn } from './use-ways-in.ts';

const own = () => import('./own.ts');
const AccountMenu = piece('app/shell/own.ts', async () => (await own()).AccountMenu);
const Bell = piece('app/shell/own.ts', async () => (await own()).Bell);
const WalletLink = piece('app/shell/own.ts', async () => (await own()).WalletLink);

export function Header({ shown }: { shown: boolean }) {
  const t = useT();
  const user = useUser();
  const { pathname, search } = useLocation();
  const { title, hasOwnBar } = findRoute(pathname, search).route;
  const home = pathname === '/';
  return (
    <header className={classes.header} data-hidden={!shown || undefined}>
      <div className={classes.bar}>
        {!home && (
          <div className={classes.onPhone}>
            <BackButton />
          </div>
        )}
        <Link to="/" className={`${classes.brand} ${home ? '' : classes.notOnPhone}`} aria-label={t('nav.home')}>
          <Logo />
        </Link>
        {!home && <span className={classes.pageTitle}>{title && t(title)}</span>}
        <nav className={classes.links} aria-label={t('nav.main')}>
          <NavLink to="/allgames">{t('nav.allGames')}</NavLink>
          {user && <NavLink to="/my-games">{t('nav.titles.my-games')}</NavLink>}
          <NavLink to="/communities" className={user ? classes.wide : undefined}>
            {t('nav.communities')}
          </NavLink>
          {mayCreateGames(user) && <NavLink to="/create">{t('nav.createGame')}</NavLink>}
          <NavLink to="/leaderboard">{t('nav.leaderboard')}</NavLink>
        </nav>
        <div className={classes.end}>
          <div className={home && !user ? undefined : classes.notOnPhone}>
            <LanguageMenu />
          </div>
          {user ? (
            <>
              {user.balance !== null && <WalletLink balance={user.balance} />}
              <Bell unread={user.unread} />
              <div className={classes.notOnPhone}>
                <AccountMenu user={user} />
              </div>
            </>
          ) : (
            <VisitorLinks pathname={pathname} hasTabs={!hasOwnBar} />
          )}
        </div>
      </div>
      <ConnectionStrip />
    </header>
  );
}

/** Links for visitors, each hidden on its own page; a phone's tabs have the login. */
function VisitorLinks({ pathname, hasTabs }: { pathname: string; hasTabs: boolean }) {
  const t = useT();
  const { logIn, signUp } = useWaysIn();
  // Those pages link onwards themselves, so a phone's header shows Rondo's name instead.
  const look = `${classes.visitor} ${aboutGettingIn.test(pathname) ? classes.notOnPhone : ''}`;
  return (
    <>
      {pathname !== '/login' && (
        <ButtonLink to={logIn} variant="plain" className={`${look} ${hasTabs ? classes.notOnPhone : ''}`}>
          {t('nav.login')}
        </ButtonLink>
      )}
      {pathname !== '/signup' && (
        // The one green button of a view is the page's own.
        <ButtonLink to={signUp} variant="secondary" className={look}>
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
