import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useT } from '../platform/i18n.tsx';
import { withReturn } from '../platform/return-to.ts';
import { mayCreateGames, useSession } from '../platform/session.ts';
import { showBanner } from '../ui/banner.tsx';
import { Loading } from '../ui/states.tsx';
import type { AppRoute } from './routes.ts';

/** Lets through who may see a page; sends the others on with the specification's banner (2-accounts §2). */
export function Guard({ needs, children }: { needs: AppRoute['guard']; children: ReactNode }) {
  const t = useT();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const loggedOut = needs !== undefined && session === null;
  const notOrganiser = needs === 'organiser' && session && !mayCreateGames(session.user);

  useEffect(() => {
    if (loggedOut) {
      showBanner('info', t('nav.notLoggedIn'));
      void navigate(withReturn('/login', `${pathname}${search}`), { replace: true });
    } else if (notOrganiser) {
      showBanner('info', t('nav.organisersOnly'));
      void navigate('/allgames', { replace: true });
    }
  }, [loggedOut, notOrganiser, navigate, pathname, search, t]);

  if (needs && (!session || notOrganiser)) {
    return (
      <Loading>
        <div style={{ minHeight: '60vh' }} />
      </Loading>
    );
  }
  return children;
}
