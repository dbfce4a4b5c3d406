import AttendanceCard from '../../features/attendance/attendance-card.tsx';
import { WithPhrases } from '../../platform/i18n.tsx';
import { Skeleton } from '../../ui/states.tsx';

const phrases = ['attendance'] as const;

/** How often one came to one's games, further down on one's profile. */
export default function Attendance() {
  return (
    <WithPhrases parts={phrases} fallback={<Skeleton height={170} />}>
      <AttendanceCard />
    </WithPhrases>
  );
}
