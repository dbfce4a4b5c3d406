import { decideSide, type Side, type SideChoice } from '@rondo/rules/challenges';
import type { GameState, PersonState } from '../state/game-state.ts';

/**
 * In a challenge, the side whose spots somebody may have (decisions/0151-a-challenge-is-a-game.md), or why none; null in any other game. A side is
 * chosen by its team, or by the spot of it that is kept for them.
 */
export function sideOf({ game, holds }: GameState, person: PersonState, teamId: string | null): SideChoice | null {
  const { challenge } = game;
  if (!challenge) return null;
  const wanted = teamId ?? holds.find(({ userId }) => userId === person.userId)?.teamId;
  const chosen = sides.find((side) => challenge.teams[side] === wanted) ?? null;
  return decideSide({ isAccepted: challenge.isAccepted, memberOf: person.sides, chosen });
}

const sides: readonly Side[] = ['home', 'away'];

/** The id of the team that somebody joins: their side of a challenge, else the team they chose. */
export function teamIdOf(state: GameState, person: PersonState, teamId: string | null): string | null {
  const side = sideOf(state, person, teamId);
  return state.game.challenge && side?.outcome === 'side' ? state.game.challenge.teams[side.side] : teamId;
}

/** What the two sides of a challenge are called, as in its refusals. */
export function sideNames({ game, teams }: Pick<GameState, 'game' | 'teams'>): { home: string; away: string } {
  const nameOf = (side: Side) => teams.find(({ id }) => id === game.challenge?.teams[side])?.name ?? '';
  return { home: nameOf('home'), away: nameOf('away') };
}
