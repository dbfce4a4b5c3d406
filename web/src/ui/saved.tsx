import { useT } from '../platform/i18n.tsx';
import { Icon } from './icon.tsx';
import classes from './saved.module.css';

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
