import { sports } from '@rondo/rules';
import { Link } from 'react-router';
import { useT } from '../../platform/i18n.tsx';
import { mayCreateGames, useUser } from '../../platform/session.ts';
import { Logo } from './logo.tsx';
import { LanguageSwitch } from './preferences.tsx';
import classes from './footer.module.css';

export function Footer() {
  const t = useT();
  const user = useUser();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.brand}>
          <Logo />
          <p className={classes.slogan}>{t('nav.footer.slogan')}</p>
        </div>
        <nav className={classes.column} aria-label={t('nav.footer.sports')}>
          <h2>{t('nav.footer.sports')}</h2>
          <ul className={classes.two}>
            {sports.map((sport) => (
              <li key={sport}>
                <Link to={`/allgames?sports=${encodeURIComponent(sport)}`}>{t(`games.sport.${sport}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav className={classes.column} aria-label={t('nav.footer.organise')}>
          <h2>{t('nav.footer.play')}</h2>
          <ul>
            <li>
              <Link to="/allgames">{t('nav.allGames')}</Link>
            </li>
            {mayCreateGames(user) && (
              <li>
                <Link to="/create">{t('nav.createGame')}</Link>
              </li>
            )}
            {user ? (
              <li>
                <Link to="/profile">{t('nav.yourGames')}</Link>
              </li>
            ) : (
              <>
                <li>
                  <Link to="/signup">{t('nav.register')}</Link>
                </li>
                <li>
                  <Link to="/login">{t('nav.login')}</Link>
                </li>
              </>
            )}
          </ul>
        </nav>
      </div>
      <div className={classes.last}>
        <p>{t('nav.footer.made')}</p>
        <LanguageSwitch className={classes.languages} />
      </div>
    </footer>
  );
}
