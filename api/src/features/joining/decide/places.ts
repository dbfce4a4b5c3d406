import { placeName } from '@rondo/rules/tournaments';
import type { GameState, Hold, TeamState } from '../state/game-state.ts';
import type { Writes } from '../state/writes.ts';

/** The place that is kept for who named its team. */
export function keptForCaptain({ holds }: GameState, userId: string): Hold | null {
  return holds.find((hold) => hold.userId === userId && hold.kind === 'team') ?? null;
}

/** Somebody's spot in a team ends. A team of a tournament that nobody is in any more leaves its place, as long as no matches are drawn. */
export function leavePlace({ game, teams }: GameState, team: TeamState, writes: Writes): void {
  team.memberCount -= 1;
  if (team.memberCount > 0 || !game.tournament || game.tournament.isDrawn) return;
  team.name = placeName(teams.indexOf(team) + 1);
  writes.places.set(team.id, null);
}
