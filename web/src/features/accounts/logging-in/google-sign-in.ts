import { googleLogIn, googleSignUp, mobileGoogleLogIn, mobileGoogleSignUp } from '@rondo/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { addressOf, call } from '../../../platform/api.ts';
import { useT } from '../../../platform/i18n.tsx';
import { nativeGoogle, useCanAskGoogle } from '../../../platform/native-shell.ts';
import { useReturnTo } from '../../../platform/return-to.ts';
import { useSettings } from '../../../platform/settings.tsx';
import { usePageRestored } from '../../../platform/use-page-restored.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { useSessionStarted } from './session-started.ts';

interface Consents {
  newsletterConsent: boolean;
  termsConsent: boolean;
  privacyConsent: boolean;
}

/** Whether people can log in with Google on this installation and in this browser. */
export function useHasGoogle(): boolean {
  const canAsk = useCanAskGoogle();
  return useSettings().googleSignIn && canAsk;
}

/**
 * Logs in or signs up with Google. On the web the browser goes to Google and returns through the API; a native shell asks the phone and
 * has the API check the answer (product.md#google).
 */
export function useGoogleSignIn(what: 'log in' | 'sign up', onRefused: (error: Error) => void) {
  const t = useT();
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const sessionStarted = useSessionStarted();

  const start = useMutation({
    mutationFn: async ({ newsletterConsent, ...consents }: Consents) => {
      const askPhone = nativeGoogle();
      if (!askPhone) {
        const query = { newsletterConsent, ...(what === 'sign up' && consents), returnTo };
        window.location.assign(addressOf(what === 'sign up' ? googleSignUp : googleLogIn, { query }));
        // The button stays busy until the page has left.
        return new Promise<never>(() => undefined);
      }
      const idToken = await askPhone();
      const answer =
        what === 'sign up'
          ? await call(mobileGoogleSignUp, { body: { idToken, newsletterConsent, ...consents } })
          : await call(mobileGoogleLogIn, { body: { idToken, newsletterConsent } });
      if (!('token' in answer)) return answer.redirect;
      if (!(await sessionStarted())) {
        showBanner('error', t('accounts.login.noUser'));
        return null;
      }
      return returnTo ?? answer.redirect;
    },
    onSuccess: (path) => {
      if (path !== null) void navigate(path, { replace: true });
    },
    onError: onRefused,
  });
  usePageRestored(start.reset);
  return { start: start.mutate, working: start.isPending };
}
