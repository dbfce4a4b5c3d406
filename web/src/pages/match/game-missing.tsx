import { useI18n } from '../../platform/i18n.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** Shown if the game doesn't exist. */
export function GameMissing() {
  const { t } = useI18n();
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
