import { useQuery } from '@tanstack/react-query';
import { useT } from '../../platform/i18n.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Card } from '../../ui/page.tsx';
import { attendanceQuery } from './queries.ts';

/** On one's own profile: how often one came, and the way to the games behind it. */
export default function AttendanceCard() {
  const t = useT();
  const { data } = useQuery(attendanceQuery);
  return (
    <Stack as={Card} gap={6}>
      <h2>{t('attendance.own.card')}</h2>
      <p>
        {data?.reliability
          ? t('attendance.own.ratio', { ...data.reliability })
          : t(data ? 'attendance.own.fresh' : 'attendance.own.cardBody')}
      </p>
      <Row gap={12} lineGap={8} align="center" wrap>
        <ButtonLink to="/attendance" variant="secondary">
          {t('attendance.own.list')}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
