import { useQuery } from '@tanstack/react-query';
import { useT } from '../../platform/i18n.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Card } from '../../ui/page.tsx';
import { attendanceQuery } from './queries.ts';

/** How often the user came to their games, on their own profile, with a link to these games. */
export default function AttendanceCard() {
  const t = useT();
  const { data } = useQuery(attendanceQuery);
  return (
    <Row as={Card} gap={16} lineGap={12} align="center" justify="between" wrap above={24}>
      <Stack gap={6} shrinks>
        <h2>{t('attendance.own.card')}</h2>
        <p>
          {data?.reliability
            ? t('attendance.own.ratio', { ...data.reliability })
            : t(data ? 'attendance.own.fresh' : 'attendance.own.cardBody')}
        </p>
      </Stack>
      <ButtonLink to="/attendance" variant="secondary">
        {t('attendance.own.list')}
      </ButtonLink>
    </Row>
  );
}
