import { gameStatuses } from '@rondo/rules';
import { useT } from '../../platform/i18n.tsx';
import classes from './status-legend.module.css';

/** Explains in a sentence what the status of a game means. */
export function StatusLegend() {
  const t = useT();
  return (
    <dl className={classes.legend} aria-label={t('games.legend.title')}>
      {gameStatuses.map((status) => (
        <div key={status}>
          <dt className={classes[status]}>{t(`games.status.${status}`)}:</dt> <dd>{t(`games.legend.${status}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
