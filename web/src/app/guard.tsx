import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useReachable } from '../platform/connection.ts';
import { useT } from '../platform/i18n.tsx';
import { withReturn } from '../platform/return-to.ts';
import { keepLeft } from '../platform/typed.ts';
import { isAdmin, leadsGames, mayCreateGames, useSession } from '../platform/session.ts';
import { showBanner } from '../ui/banner.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import type { AppRoute } from './routes.ts';

/** Shows a page to readers who may see it; sends others on with a banner (pages.md#pages). */
export function Guard({ route: { guard: needs, title }, children }: { route: AppRoute; children: ReactNode }) {
  const t = useT();
  const session = useSession();
  const reachable = useReachable();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const loggedOut = needs !== undefined && session === null;
  const notOrganiser =
    session &&
    ((needs === 'organiser' && !mayCreateGames(session.user)) || (needs === 'leader' && !leadsGames(session.user)));
  const notAdmin = needs === 'admin' && session && !isAdmin(session.user);

  useEffect(() => {
    if (loggedOut) {
      const here = pathname + search + hash;
      keepLeft(here);
      showBanner('info', t('nav.notLoggedIn'));
      void navigate(withReturn('/login', here), {
        replace: true,
        state: { wanted: title && t(title) },
      });
    } else if (notOrganiser) {
      showBanner('info', t('nav.organisersOnly'));
      void navigate('/allgames', { replace: true });
    } else if (notAdmin) {
      showBanner('info', t('nav.adminsOnly'));
      void navigate('/', { replace: true });
    }
  }, [loggedOut, notOrganiser, notAdmin, navigate, pathname, search, hash, title, t]);

  // There is no answer about the session, and none was stored.
  if (needs && session === undefined && !reachable) return <ErrorState level={1} />;
  if (needs && (!session || notOrganiser || notAdmin)) {
    return (
      <Loading>
        <div style={{ minHeight: '100vh' }} />
      </Loading>
    );
  }
  return children;
}
