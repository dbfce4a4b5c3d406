import { logOut } from '@rondo/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api.ts';
import { forgetReader } from '../../platform/forget-reader.ts';
import { useT } from '../../platform/i18n.tsx';
import { sessionQuery } from '../../platform/session.ts';
import { showBanner } from '../../ui/banner.tsx';

/** Ends the session on the server, forgets what it showed, and goes to /login (2-accounts §4). */
export function useLogOut(): () => void {
  const t = useT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const run = async () => {
    try {
      await call(logOut);
    } catch {
      showBanner('error', t('nav.logoutFailed'), { seconds: 4 });
      return;
    }
    await navigate('/login');
    // Not before: the page one was on may have kept something until then.
    await forgetReader();
    client.clear();
    client.setQueryData(sessionQuery.queryKey, null);
    showBanner('success', t('nav.loggedOut'));
  };
  return () => void run();
}
