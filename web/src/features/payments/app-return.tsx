import { useT } from '../../platform/i18n.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ResultScreen } from './result-screen.tsx';

/** Leads back into the native shell, which phones allow only after a press, or on within the browser. */
export function AppReturn({ link, path }: { link: string; path: string }) {
  const t = useT();
  return (
    <ResultScreen look="waiting" icon="bolt" title={t('spotPayment.appTitle')} body={t('spotPayment.appBody')}>
      <Button size="large" wide onClick={() => window.location.assign(link)}>
        {t('spotPayment.openApp')}
      </Button>
      <ButtonLink to={path} variant="plain" wide>
        {t('spotPayment.stay')}
      </ButtonLink>
    </ResultScreen>
  );
}
