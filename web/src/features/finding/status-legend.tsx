import { gameStatuses } from '@rondo/rules';
import { useT } from '../../platform/i18n.tsx';
import { Row } from '../../ui/layout.tsx';
import classes from './status-legend.module.css';

/** Explains in a sentence what the status of a game means. */
export function StatusLegend() {
  const t = useT();
  return (
    <Row
      as="dl"
      gap={16}
      lineGap={2}
      wrap
      size={14}
      tone="muted"
      className={classes.legend}
      aria-label={t('games.legend.title')}
    >
      {gameStatuses.map((status) => (
        <div key={status}>
          <dt className={classes[status]}>{t(`games.status.${status}`)}:</dt> <dd>{t(`games.legend.${status}`)}</dd>
        </div>
      ))}
    </Row>
  );
}
