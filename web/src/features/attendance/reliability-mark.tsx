import type { CheckInSpot } from '@rondo/contract';
import { useT } from '../../platform/i18n.tsx';
import classes from './reliability-mark.module.css';

/** 'Came to 19 of 20', or that somebody is new; for the organiser of the game alone. */
export function ReliabilityMark({ reliability }: Pick<CheckInSpot, 'reliability'>) {
  const t = useT();
  if (reliability) return <span className={`${classes.mark} numbers`}>{t('attendance.came', { ...reliability })}</span>;
  return (
    <span className={classes.mark} title={t('attendance.isNewHint')}>
      {t('attendance.isNew')}
    </span>
  );
}
