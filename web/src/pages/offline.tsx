import { useEffect } from 'react';
import { KeptGames } from '../features/games/kept-games.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { isReachable } from '../platform/offline-copy.ts';
import { safePath } from '../platform/return-to.ts';
import { useMounted } from '../platform/use-mounted.ts';
import { Button } from '../ui/button.tsx';
import { Page, Section } from '../ui/page.tsx';

export const phrases = ['offline'] as const;

const retryMilliseconds = 3000;

/** Back to where one wanted to go when there was no connection. */
function goOn(): void {
  window.location.replace(safePath(new URLSearchParams(window.location.search).get('from')) ?? '/');
}

/** `/offline`: what the service worker opens without a connection (3-decisions §7). */
export default function OfflinePage() {
  const t = useT();
  const mounted = useMounted();
  usePageHead({ title: t('offline.title') });
  useEffect(() => {
    // A browser that says it is online may still not reach us, and one that does may not have said so.
    const tryAgain = () => void isReachable().then((reachable) => reachable && goOn());
    tryAgain();
    const timer = setInterval(tryAgain, retryMilliseconds);
    window.addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tryAgain);
    };
  }, []);
  return (
    <Page title={t('offline.title')}>
      <Button onClick={goOn}>{t('offline.retry')}</Button>
      <Section title={t('nav.yourGames')}>{mounted && <KeptGames />}</Section>
    </Page>
  );
}
