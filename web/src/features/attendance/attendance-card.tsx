import { useQuery } from '@tanstack/react-query';
import { useT } from '../../platform/i18n.tsx';
import { FactLink } from '../../ui/fact-rows.tsx';
import { attendanceQuery } from './queries.ts';

/** How often the user came to their games, on their own profile, with a link to these games. */
export default function AttendanceCard() {
  const t = useT();
  const { data } = useQuery(attendanceQuery);
  return (
    <FactLink
      to="/attendance"
      icon="check"
      title={t('attendance.own.title')}
      fact={
        data?.reliability
          ? t('attendance.own.ratio', { ...data.reliability })
          : t(data ? 'attendance.own.fresh' : 'attendance.own.cardBody')
      }
    />
  );
}
