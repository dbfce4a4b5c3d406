import { useT } from '../../platform/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import classes from './check-in.module.css';
import type { MarkedSpot } from './use-check-in.ts';

/** How many players are here, in figures that are legible from across a pitch. */
export function CheckInCounts({ spots }: { spots: readonly MarkedSpot[] }) {
  const t = useT();
  const count = (mark: MarkedSpot['mark']) => spots.filter((spot) => spot.mark === mark).length;
  const [here, missing, left] = [count('here'), count('not_here'), count('none')];
  const total = spots.length;
  const share = (part: number) => ({ width: `${(100 * part) / Math.max(1, total)}%` });
  return (
    <Stack as="output" gap={10} className={classes.counts}>
      <span className={`${classes.here} numbers`}>
        {here === total ? t('attendance.checkIn.everybody') : t('attendance.checkIn.here', { count: here, total })}
      </span>
      <span className={classes.bar} aria-hidden="true">
        <span className={classes.barHere} style={share(here)} />
        <span className={classes.barMissing} style={share(missing)} />
      </span>
      {here < total && (
        <Text as="span" tone="muted" className="numbers">
          {[
            left > 0 && t('attendance.checkIn.left', { count: left }),
            missing > 0 && t('attendance.checkIn.missing', { count: missing }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      )}
    </Stack>
  );
}

/** The number of marks that only this phone knows. */
export function Unsent({ count }: { count: number }) {
  const t = useT();
  return (
    <output className={classes.told}>
      {count > 0 && (
        <Row as="span" gap={10} align="center" tone="pending" className={classes.unsent}>
          <Icon name="clock" size={18} />
          {t('attendance.checkIn.unsent', { count })}
        </Row>
      )}
    </output>
  );
}
