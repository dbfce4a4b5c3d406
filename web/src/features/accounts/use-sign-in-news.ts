import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '../../platform/api.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';

/** Why Google did not open the account; what else stands in the address is nobody's code. */
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

const flags = ['user_exists', 'user_not_exists', 'google_linked', 'google_error'];

/** Tells what came of Google by the address it sent the reader back to (2-accounts §2), once: then the flag goes from it. */
export function useSignInNews(): void {
  const { t, explain } = useSpeech();
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
      showBanner('error', explain(new ApiError(0, { code, message: '', params: { minutes: 60 } })));
    }
    for (const flag of flags) given.delete(flag);
    void navigate(
      { search: given.toString(), hash: window.location.hash },
      { replace: true, preventScrollReset: true },
    );
  }, [told, t, explain, navigate]);
}
