import type { Tournament, TournamentTeam } from '@rondo/contract';
import { LeaveSheet, RenameSheet, WithdrawSheet } from '../../features/tournaments/team-sheets.tsx';

interface Props {
  step: 'rename' | 'withdraw' | 'leave';
  tournament: Tournament;
  team: TournamentTeam;
  userId: string;
  onClose: () => void;
}

/** What a captain or a player does to their team. */
export default function TeamSheet({ step, ...props }: Props) {
  if (step === 'rename') return <RenameSheet {...props} />;
  return step === 'withdraw' ? <WithdrawSheet {...props} /> : <LeaveSheet {...props} />;
}
