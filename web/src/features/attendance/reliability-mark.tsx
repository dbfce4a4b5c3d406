import type { CheckInSpot } from '@rondo/contract';
import { useT } from '../../platform/i18n.tsx';
import { Text } from '../../ui/layout.tsx';

/** 'Came to 19 of 20', or that somebody is new; for the organiser of the game alone. */
export function ReliabilityMark({ reliability }: Pick<CheckInSpot, 'reliability'>) {
  const t = useT();
  if (reliability)
    return (
      <Text as="span" size={14} tone="muted" className="numbers">
        {t('attendance.came', { ...reliability })}
      </Text>
    );
  return (
    <Text as="span" size={14} tone="muted" title={t('attendance.isNewHint')}>
      {t('attendance.isNew')}
    </Text>
  );
}
