import { lazy, useEffect, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import type { ColorScheme } from '../../platform/color-scheme.ts';
import { Link } from '../../platform/link.tsx';
import { UntilLoaded } from '../../platform/until-loaded.tsx';
import { useT } from '../../platform/i18n.tsx';
import { useInNativeShell } from '../../platform/native-shell.ts';
import { mayCreateGames, useUser } from '../../platform/session.ts';
import { useSettings } from '../../platform/settings.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import { FallbackBoundary } from '../../ui/fallback-boundary.tsx';
import { Logo } from './logo.tsx';
import { LanguageSwitch, SchemeSwitch } from './preferences.tsx';
import classes from './footer.module.css';
import { useWaysIn } from './use-ways-in.ts';

const NewsletterForm = lazy(() => import('./newsletter-form.tsx'));
const PayMarks = lazy(() => import('./pay-marks.tsx'));
const InfoSheet = lazy(() => import('../../pages/info/info-sheet.tsx'));

type InfoSheetName = 'terms' | 'cookies';
const pages = { terms: '/termsAndConditions', cookies: '/cookiePolicy#choices' } as const;

/**
 * The end of every page, in the console its last line alone; for who is logged in a phone has one line. The native shells have a menu of their own
 * instead (pages.md#header-and-footer).
 */
export function Footer({ colorScheme }: { colorScheme: ColorScheme }) {
  const t = useT();
  const { contactEmail, seller } = useSettings();
  const { key, pathname } = useLocation();
  const user = useUser();
  const [open, setOpen] = useState<{ sheet: InfoSheetName; at: string } | null>(null);
  if (useInNativeShell()) return null;
  const isWorkplace = /^\/console(?:\/|$)/.test(pathname);
  return (
    <>
      <footer className={classes.footer} data-short={isWorkplace || undefined} data-member={user !== null || undefined}>
        {!isWorkplace && (
          <div className={classes.inner}>
            <div className={classes.brand}>
              <Logo />
              {!user && <p className={classes.slogan}>{t('nav.footer.slogan')}</p>}
              {!user?.getsNewsletter && (
                <div className={classes.newsletter}>
                  <Deferred near waiting={null}>
                    <NewsletterForm />
                  </Deferred>
                </div>
              )}
            </div>
            <div className={classes.pair}>
              <PlayLinks />
              <AboutLinks onShow={(sheet) => setOpen({ sheet, at: key })} />
            </div>
          </div>
        )}
        <div className={classes.last}>
          <p className={classes.made}>
            <span>{t('nav.footer.made')}</span> <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            {seller && <small>{seller.line}</small>}
          </p>
          {!isWorkplace && (
            <div className={classes.paying}>
              <Deferred near waiting={null}>
                <PayMarks />
              </Deferred>
            </div>
          )}
          <LanguageSwitch className={classes.choices} />
          <SchemeSwitch colorScheme={colorScheme} className={`${classes.choices} ${classes.scheme}`} />
          {user && (
            <p className={classes.few}>
              <Link to={pages.terms}>{t('nav.titles.terms')}</Link>
              <Link to="/about">{t('nav.footer.help')}</Link>
            </p>
          )}
        </div>
      </footer>
      {open?.at === key && (
        <FallbackBoundary key={open.at} fallback={<LoadPage at={pages[open.sheet]} />}>
          <UntilLoaded>
            <InfoSheet show={open.sheet} onClose={() => setOpen(null)} />
          </UntilLoaded>
        </FallbackBoundary>
      )}
    </>
  );
}

/** If the sheet's file can't be loaded, as after an update of Rondo, a press opens its page and loads it anew. */
function LoadPage({ at }: { at: string }) {
  useEffect(() => window.location.assign(at), [at]);
  return null;
}

function PlayLinks() {
  const t = useT();
  const user = useUser();
  const { logIn, signUp } = useWaysIn();
  return (
    <nav className={classes.column} aria-label={t('nav.footer.organise')}>
      <h2>{t('nav.footer.play')}</h2>
      <ul>
        <li>
          <Link to="/allgames">{t('nav.allGames')}</Link>
        </li>
        <li className={classes.inTabs}>
          <Link to="/communities">{t('nav.communities')}</Link>
        </li>
        <li className={classes.inTabs}>
          <Link to="/leaderboard">{t('nav.leaderboard')}</Link>
        </li>
        {mayCreateGames(user) && (
          <li>
            <Link to="/create">{t('nav.createGame')}</Link>
          </li>
        )}
        {user ? (
          <li>
            <Link to="/my-games">{t('nav.titles.my-games')}</Link>
          </li>
        ) : (
          <>
            <li className={classes.inTabs}>
              <Link to={signUp}>{t('nav.register')}</Link>
            </li>
            <li className={classes.inTabs}>
              <Link to={logIn}>{t('nav.login')}</Link>
            </li>
          </>
        )}
      </ul>
    </nav>
  );
}

/** Links about Rondo; the terms and the cookie choices open over the page, and are also pages of their own. */
function AboutLinks({ onShow }: { onShow: (sheet: InfoSheetName) => void }) {
  const t = useT();
  const { reviewsUrl } = useSettings();
  const show = (sheet: InfoSheetName) => (event: MouseEvent) => {
    event.preventDefault();
    onShow(sheet);
  };
  return (
    <nav className={classes.column} aria-label={t('nav.footer.about')}>
      <h2>{t('nav.footer.about')}</h2>
      <ul>
        <li>
          <Link to="/about">{t('nav.footer.aboutUs')}</Link>
        </li>
        <li>
          <Link to="/contact">{t('nav.footer.contact')}</Link>
        </li>
        <li>
          <Link to="/facility-contact">{t('nav.footer.facility')}</Link>
        </li>
        <li>
          <Link to="/organiser-contact">{t('nav.footer.organiser')}</Link>
        </li>
        <li>
          <Link to={pages.terms} onClick={show('terms')}>
            {t('nav.footer.terms')}
          </Link>
        </li>
        <li>
          <Link to="/privacyPolicy">{t('nav.footer.privacy')}</Link>
        </li>
        <li>
          <Link to="/cookiePolicy">{t('nav.footer.cookies')}</Link>
        </li>
        <li>
          <Link to={pages.cookies} onClick={show('cookies')}>
            {t('nav.footer.choices')}
          </Link>
        </li>
        {reviewsUrl && (
          <li>
            <a href={reviewsUrl} rel="noopener">
              {t('nav.footer.reviews')}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
