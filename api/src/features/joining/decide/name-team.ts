import { decideJoin, minute } from '@rondo/rules';
import { sameName, tournamentForm } from '@rondo/rules/tournaments';
import { Refused } from '../../../platform/refusal.ts';
import type { GameAnswer, NameTeamCommand } from '../state/commands.ts';
import type { GameState, PersonState, TeamState } from '../state/game-state.ts';
import type { Writes } from '../state/writes.ts';
import { takeKept } from './group-spots.ts';
import { keepSpot } from './holds.ts';
import { joinRequest, keyOf, toRefused } from './join-request.ts';
import { isFree, isNameGone } from './places.ts';

/**
 * Names a team of a tournament: its place is kept for who named it, as a spot is for who pays, so that two captains at once get two places
 * (decisions/0148-a-tournament-is-a-game.md). It asks what joining asks, apart from the money. Who has a place already only renames it.
 */
export function nameTeam(
  state: GameState,
  person: PersonState,
  { userId, name, entryKey }: NameTeamCommand,
  writes: Writes,
): GameAnswer {
  const { game, now } = state;
  if (!game.tournament) throw new Refused('game_not_found');
  if (game.tournament.entry === 'single') throw new Refused('teams_are_drawn');
  requireRoom(state, person, entryKey);
  if (game.tournament.isDrawn) throw new Refused('tournament_drawn');
  const own = state.holds.find((hold) => hold.userId === userId);
  // Somebody's released spot is kept for them, and with it the place of that spot.
  if (own && own.releasedId !== null) throw new Refused('game_full');
  const team = placeFor(state, { own: own?.teamId ?? null, userId, name });
  if (!team) throw new Refused('teams_all_taken');
  if (isNameGone(state, team, name, userId)) throw new Refused('team_name_taken');
  team.name = name;
  team.captainId = userId;
  writes.places.set(team.id, { captainId: userId });
  const claim = {
    userId,
    kind: 'team' as const,
    expiresAt: new Date(now.getTime() + tournamentForm.claimMinutes * minute).toISOString(),
    orderId: null,
    earlyBirdId: null,
    releasedId: null,
    groupId: own ? null : (takeKept(state, userId, writes)?.id ?? null),
  };
  keepSpot(state, { ...(own ?? claim), teamId: team.id }, writes);
  return { did: 'named', teamId: team.id };
}

/** @throws Refused as joining is, also for want of room */
function requireRoom(state: GameState, person: PersonState, entryKey: string | null): void {
  const { team, isTeamForeign, side, game, player } = joinRequest(state, person, {
    team: null,
    key: keyOf(state, person, { entryKey }),
    byAddress: true,
  });
  const { priceCents } = state.game;
  const payment = {
    way: 'checkout' as const,
    totalCents: priceCents,
    offeredCents: null,
    balanceCents: 0,
    owedCents: 0,
  };
  const decision = decideJoin(
    {
      team,
      isTeamForeign,
      side,
      player,
      game: { ...game, isTournament: false },
      payment: priceCents > 0 ? payment : null,
    },
    state.now,
  );
  if (decision.outcome === 'refuse') throw toRefused(state, decision);
}

/** The place that somebody has; else the free one that has this name from before, so that no two have it; else the first. */
function placeFor(
  state: GameState,
  { own, userId, name }: { own: string | null; userId: string; name: string },
): TeamState | undefined {
  const free = state.teams.filter((team) => isFree(state, team, userId));
  return free.find(({ id }) => id === own) ?? free.find((team) => sameName(team.name, name)) ?? free[0];
}
