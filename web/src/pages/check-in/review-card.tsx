import type { CheckIn } from '@rondo/contract';
import { useI18n } from '../../platform/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Card } from '../../ui/page.tsx';

interface Props {
  checkIn: CheckIn;
  moment: (at: string) => string;
  now: number;
  onOpen: () => void;
}

/** Asks after the game who didn't come, as long as the organiser can still say so. */
export function ReviewCard({ checkIn: { match, confirmUntil, confirmedAt, spots }, moment, now, onOpen }: Props) {
  const { t } = useI18n();
  if (confirmUntil === null || now < Date.parse(match.endsAt)) return null;
  const said = spots.some(({ noShow }) => noShow) ? 'attendance.noShows.confirmed' : 'attendance.noShows.nobody';
  return (
    <Stack as={Card} gap={12} align="start">
      <h2>{t('attendance.noShows.title')}</h2>
      <p>{confirmedAt === null ? t('attendance.noShows.body', { when: moment(confirmUntil) }) : t(said)}</p>
      <Button variant={confirmedAt === null ? 'primary' : 'secondary'} onClick={onOpen}>
        {t(confirmedAt === null ? 'attendance.noShows.open' : 'attendance.noShows.again')}
      </Button>
    </Stack>
  );
}
