import AttendanceCard from '../../features/attendance/attendance-card.tsx';
import { WithPhrases } from '../../platform/i18n.tsx';
import { Skeleton } from '../../ui/states.tsx';

const phrases = ['attendance'] as const;

/** How often the user came to their games, further down on their profile. */
export default function Attendance() {
  return (
    <WithPhrases parts={phrases} fallback={<Skeleton height={68} />}>
      <AttendanceCard />
    </WithPhrases>
  );
}
