import { logOut } from '@rondo/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api.ts';
import { clearStoredData } from '../../platform/clear-stored-data.ts';
import { useT } from '../../platform/i18n.tsx';
import { sessionQuery } from '../../platform/session.ts';
import { showBanner } from '../../ui/banner.tsx';
import { sendLeft } from './send-left.ts';

/** Sends what still waits on this phone, ends the session on the server, removes stored data, and goes to /login (product.md#logging-in). */
export function useLogOut(): () => void {
  const t = useT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const run = async () => {
    try {
      // Only a logged-in user can send it.
      await sendLeft();
      await call(logOut);
    } catch {
      showBanner('error', t('nav.logoutFailed'), { seconds: 4 });
      return;
    }
    await navigate('/login');
    // Only now, because the previous page may still have stored something.
    await clearStoredData();
    client.clear();
    client.setQueryData(sessionQuery.queryKey, null);
    showBanner('success', t('nav.loggedOut'));
  };
  return () => void run();
}
