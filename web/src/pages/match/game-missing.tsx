import { useEffect } from 'react';
import { useSpeech } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** There is no such game: said in a banner that stays as long as the page, and in its place. */
export function GameMissing() {
  const { t } = useSpeech();
  useEffect(() => showBanner('error', t('match.notFound.title'), { seconds: null }), [t]);
  return (
    <EmptyState
      level={1}
      title={t('match.notFound.title')}
      action={<ButtonLink to="/allgames">{t('match.notFound.action')}</ButtonLink>}
    >
      {t('match.notFound.body')}
    </EmptyState>
  );
}
