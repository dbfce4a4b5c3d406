import { ownPath } from '@rondo/rules';
import { useEffect } from 'react';
import { KeptGames } from '../features/games/kept-games.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { checkConnection, isReachable, onConnection } from '../platform/connection.ts';
import { useMounted } from '../platform/use-mounted.ts';
import { Drawing } from '../ui/drawing.tsx';
import { Button } from '../ui/button.tsx';
import { Page, Section } from '../ui/page.tsx';

export const phrases = ['offline'] as const;

/** Goes to the page that the reader wanted while there was no connection. */
function goOn(): void {
  window.location.replace(ownPath(new URLSearchParams(window.location.search).get('from')) ?? '/');
}

/** `/offline`: stands in for a page whose files are not stored in this browser (pages.md#beyond). */
export default function OfflinePage() {
  const t = useT();
  const mounted = useMounted();
  usePageHead({ title: t('offline.title') });
  useEffect(() => {
    void checkConnection().then((answers) => answers && goOn());
    return onConnection(() => {
      if (isReachable()) goOn();
    });
  }, []);
  return (
    <Page title={t('offline.title')}>
      <Drawing of="floodlight" />
      <p>{t('offline.body')}</p>
      <Button onClick={goOn}>{t('offline.retry')}</Button>
      <Section title={t('nav.titles.my-games')}>{mounted && <KeptGames />}</Section>
    </Page>
  );
}
