import { gameStatuses } from '@rondo/rules';
import { useT } from '../../platform/i18n.tsx';
import { StatusChip } from '../../ui/chips.tsx';
import classes from './status-legend.module.css';

/** Explains the colours of the status. */
export function StatusLegend() {
  const t = useT();
  return (
    <ul className={classes.legend} aria-label={t('games.legend.title')}>
      {gameStatuses.map((status) => (
        <li key={status}>
          <StatusChip status={status} />
          <span>{t(`games.legend.${status}`)}</span>
        </li>
      ))}
    </ul>
  );
}
