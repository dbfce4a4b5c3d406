import { countingOf } from '../results.ts';
import type { Sport } from '../sports.ts';
import { type TournamentFormat, tournamentForm } from './form.ts';

/** Why a tournament can't be played like this; null if it can. @param teams - the most that there may be */
export function refuseTournament(
  sport: Sport,
  { format, groups }: { format: TournamentFormat; groups: number },
  teams: number,
): 'tournament_without_winner' | 'tournament_groups_too_many' | null {
  if (countingOf(sport) === null) return 'tournament_without_winner';
  const isCrowded = format === 'groups' && groups * tournamentForm.groupTeamsMin > teams;
  return isCrowded ? 'tournament_groups_too_many' : null;
}
