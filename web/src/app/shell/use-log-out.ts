import { logOut } from '@rondo/contract/calls';
import { keptByScripts } from '@rondo/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api.ts';
import { clearStoredData } from '../../platform/clear-stored-data.ts';
import { useT } from '../../platform/i18n.tsx';
import { sessionQuery } from '../../platform/session.ts';
import { storedIds } from '../../platform/stored.ts';
import { showBanner } from '../../ui/banner.tsx';

/** Sends marks that still wait, ends the session on the server, removes stored data, and goes to /login (product.md#logging-in). */
export function useLogOut(): () => void {
  const t = useT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const run = async () => {
    try {
      await sendWhatWaits();
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

/** Sends the marks of a check-in that still wait on this phone, because only a logged-in user can send them. */
async function sendWhatWaits(): Promise<void> {
  if (storedIds(keptByScripts.checkIn).length === 0) return;
  const { default: send } = await import('../../features/attendance/send-marks.ts');
  await send();
}
