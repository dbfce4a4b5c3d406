import type { ReactNode } from 'react';
import { useT } from '../platform/i18n.tsx';
import { Icon } from './icon.tsx';
import classes from './saved.module.css';
import { useExplainHeard } from './use-refusal.ts';

/** Says 'Saved' beside the setting that a call has saved, also to screen readers. Needs the phrases `settings`. */
export function Saved({ by: { isSuccess, submittedAt } }: { by: { isSuccess: boolean; submittedAt: number } }) {
  const t = useT();
  return (
    <output>
      {isSuccess && (
        <span key={submittedAt} className={classes.saved}>
          <Icon name="check" size={16} />
          {t('settings.saved')}
        </span>
      )}
    </output>
  );
}

/** The `error` of a setting that could not be saved, also for screen readers; null if the shell shows it (decisions/0031-one-message.md). */
export function useNotSaved({ error, submittedAt }: { error: unknown; submittedAt: number }): ReactNode {
  const explain = useExplainHeard();
  const words = error ? explain(error) : null;
  return (
    words && (
      <span key={submittedAt} role="alert">
        {words}
      </span>
    )
  );
}
