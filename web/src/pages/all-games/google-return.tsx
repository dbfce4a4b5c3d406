import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useT, WithPhrases } from '../../platform/i18n.tsx';
import { useUser } from '../../platform/session.ts';
import { showBanner } from '../../ui/banner.tsx';

const phrases = ['account'] as const;

/** Greets a user who comes back from Google (`?googleRedirect=true`, pages.md#pages) once, then removes the flag from the address. */
export default function GoogleReturn() {
  return (
    <WithPhrases parts={phrases} fallback={null}>
      <Greeting />
    </WithPhrases>
  );
}

function Greeting() {
  const t = useT();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isLoggedIn = useUser() !== null;
  const rest = new URLSearchParams(query);
  rest.delete('googleRedirect');
  const search = rest.toString();
  useEffect(() => {
    if (isLoggedIn) showBanner('success', t('accounts.login.done'));
    void navigate({ search }, { replace: true, preventScrollReset: true });
  }, [isLoggedIn, t, navigate, search]);
  return null;
}
