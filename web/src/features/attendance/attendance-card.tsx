import { useQuery } from '@tanstack/react-query';
import { useT } from '../../platform/i18n.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import classes from './own-attendance.module.css';
import { attendanceQuery } from './queries.ts';

/** On one's own profile: how often one came, and the way to the games behind it. */
export default function AttendanceCard() {
  const t = useT();
  const { data } = useQuery(attendanceQuery);
  return (
    <Card className={classes.ratio}>
      <h2>{t('attendance.own.card')}</h2>
      <p>
        {data?.reliability
          ? t('attendance.own.ratio', { ...data.reliability })
          : t(data ? 'attendance.own.fresh' : 'attendance.own.cardBody')}
      </p>
      <div className={classes.acts}>
        <ButtonLink to="/attendance" variant="secondary">
          {t('attendance.own.list')}
        </ButtonLink>
      </div>
    </Card>
  );
}
