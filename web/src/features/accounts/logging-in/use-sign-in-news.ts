import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '../../../platform/api.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';

/** The reasons for which logging in with Google fails; any other text in the address is ignored. */
const reasons = [
  'consent_required',
  'google_not_configured',
  'google_unavailable',
  'google_failed',
  'google_cancelled',
  'google_email_unverified',
  'google_link_first',
  'google_guest_first',
  'google_linked_elsewhere',
  'confirm_identity',
  'too_many_requests',
  'cross_site',
] as const;

const flags = ['user_exists', 'user_not_exists', 'google_linked', 'google_error', 'minutes'];

/**
 * Tells once, from the address that Google returned to, how logging in with it went (product.md#google), then removes the flag.
 * @param anchor where the page goes on, `#sign-in`
 */
export function useSignInNews(anchor = ''): void {
  const { t, explain } = useI18n();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const told = query.toString();
  useEffect(() => {
    const given = new URLSearchParams(told);
    if (!flags.some((flag) => given.has(flag))) return;
    const say = (flag: string, kind: 'error' | 'success', words: string, seconds: number) => {
      if (given.get(flag) === 'true') showBanner(kind, words, { seconds });
    };
    say('user_exists', 'error', t('signIn.userExists'), 3);
    say('user_not_exists', 'error', t('signIn.userNotExists'), 3);
    say('google_linked', 'success', t('signIn.methods.linked'), 5);
    const error = given.get('google_error');
    if (error !== null) {
      const code = reasons.find((reason) => reason === error) ?? 'google_failed';
      // The server says how long to wait; anything but whole minutes is ignored.
      const minutes = Number(given.get('minutes'));
      const isSaid = Number.isInteger(minutes) && minutes > 0;
      const limited = code === 'too_many_requests' && !isSaid ? 'google_failed' : code;
      showBanner('error', explain(new ApiError(0, { code: limited, message: '', params: { minutes } })));
    }
    for (const flag of flags) given.delete(flag);
    void navigate(
      { search: given.toString(), hash: window.location.hash || anchor },
      { replace: true, preventScrollReset: true },
    );
  }, [told, t, explain, navigate, anchor]);
}
