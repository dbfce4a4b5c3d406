import { groupOver } from '@rondo/rules';
import type { GameState, GroupMember, GroupState } from '../state/game-state.ts';
import type { GroupOutcome, Writes } from '../state/writes.ts';
import { credit, ownerOf } from './credit.ts';
import { change, statusOf } from './group-spots.ts';
import { endHold } from './holds.ts';
import { findTeam } from './join-request.ts';
import { takesPlayers } from './places.ts';
import { gameFacts, takeSpot, useCodesOf } from './take-spot.ts';

/**
 * Ends groups whose time is up, or that can't come together any more, and lets in complete ones (decisions/0065-joining-together.md). It
 * runs before each batch, whatever the sweep has done, and after each command, because any command may bring somebody in or out.
 */
export function tidyGroups(state: GameState, writes: Writes): void {
  for (const group of state.groups) {
    for (const member of group.members) followSpot(state, group, member, writes);
    const over = groupOver(
      { expiresAt: new Date(group.expiresAt), starterIsOut: statusOf(group, group.starterId) === 'declined' },
      gameFacts(state),
      state.now,
    );
    const { tournament } = state.game;
    // No team begins once matches are drawn, so captains who were not all there get their money back.
    if (tournament?.entry === 'team' && tournament.isDrawn) endGroup(state, group, 'expired', writes);
    else if (over) endGroup(state, group, over, writes);
    else if (group.way === 'all') settleAll(state, group, writes);
    else settleFit(state, group, writes);
  }
}

/** Ends a group: reserved money goes back to its members, and the group's spots are free. */
export function endGroup(state: GameState, group: GroupState, outcome: GroupOutcome, writes: Writes): void {
  const { game, now } = state;
  const told = new Set(group.way === 'all' && outcome !== 'withdrawn' ? [group.starterId] : []);
  for (const member of group.members) {
    if (member.status === 'reserved') {
      giveBack(state, group, member, writes);
      told.add(member.userId);
      endHold(state, member.userId, writes);
      member.status = 'declined';
    }
  }
  group.kept = 0;
  state.groups = state.groups.filter((one) => one !== group);
  writes.changedGroups.set(group.id, { group, outcome });
  if (outcome === 'complete') return;
  for (const userId of told) writes.news.push({ name: 'group.over', userId });
  const endedAt = new Date(Math.min(now.getTime(), new Date(group.expiresAt).getTime())).toISOString();
  state.people.get(group.starterId)?.groupsEnded.push({ startedAt: group.createdAt, endedAt });
  if (game.status !== 'cancelled') writes.opened = true;
}

/** A member got in another way, or is out again; the group keeps them with that status. */
function followSpot(state: GameState, group: GroupState, member: GroupMember, writes: Writes): void {
  const { status, userId } = member;
  const isIn = (state.people.get(userId)?.spot ?? null) !== null;
  if (status === 'invited' && isIn) change(state, group, member, 'joined', writes);
  else if (status === 'joined' && !isIn) change(state, group, member, 'declined', writes);
  // A game that became free costs nothing: the reservation goes back.
  else if (status === 'reserved' && state.game.priceCents === 0) giveBack(state, group, member, writes);
}

function settleAll(state: GameState, group: GroupState, writes: Writes): void {
  const there = group.members.filter(({ status }) => status === 'reserved' || status === 'joined').length;
  if (group.members.some(({ status }) => status === 'declined')) endGroup(state, group, 'declined', writes);
  else if (there >= group.places) complete(state, group, writes);
}

function settleFit(state: GameState, group: GroupState, writes: Writes): void {
  const isPaying = state.holds.some(({ groupId }) => groupId === group.id);
  if (group.kept === 0 && !isPaying) endGroup(state, group, 'complete', writes);
}

/** Lets a complete group in: each member with a reservation gets their spot, for the reserved amount. */
function complete(state: GameState, group: GroupState, writes: Writes): void {
  for (const member of group.members) {
    const { userId, reserved } = member;
    const person = state.people.get(userId);
    if (member.status !== 'reserved' || !reserved || !person) continue;
    const { priceCents, paidCents, lines, teamId, earlyBirdId, promocodeId, periodicId, periodicMonth } = reserved;
    const chosen = findTeam(state, teamId);
    // Whoever leads the tournament finds another team for who chose one that its matches were drawn without.
    const team = chosen && takesPlayers(state, chosen) ? chosen : null;
    const { owner: payer } = person;
    const paid = { from: 'reserved' as const, priceCents, paidCents, lines, earlyBirdId };
    member.status = 'joined';
    const spotId = takeSpot(state, person, { payer, team, ...paid, notification: null }, writes);
    const code = payer.codes.find(({ id }) => id === periodicId);
    const periodic = code && periodicMonth !== null ? { code, month: periodicMonth } : null;
    useCodesOf(
      payer,
      spotId,
      { promocode: payer.codes.find(({ id }) => id === promocodeId) ?? null, periodic },
      writes,
    );
  }
  for (const { userId, status } of group.members)
    if (status === 'joined') writes.news.push({ name: 'group.complete', userId });
  endGroup(state, group, 'complete', writes);
}

/** Returns a member's reserved money. */
function giveBack(state: GameState, group: GroupState, member: GroupMember, writes: Writes): void {
  const { userId, reserved } = member;
  const cents = reserved?.paidCents ?? 0;
  if (!reserved || reserved.priceCents === 0) return;
  member.reserved = {
    ...reserved,
    priceCents: 0,
    paidCents: 0,
    lines: [],
    promocodeId: null,
    periodicId: null,
    periodicMonth: null,
  };
  const { owners } = state;
  for (const code of owners.get(userId)?.codes ?? [])
    code.heldFor = code.heldFor.filter(({ orderId }) => orderId !== group.id);
  writes.changedGroups.set(group.id, { group, outcome: null });
  if (cents > 0)
    writes.journals.push({
      kind: 'group_back',
      key: `group_back:${group.id}:${userId}`,
      gameId: state.game.id,
      userId,
      postings: [{ account: 'reserved', ownerId: userId, amountCents: -cents }, credit(ownerOf(state, userId), cents)],
    });
}

/** Takes somebody who leaves Rondo out of every group. */
export function leaveGroups(state: GameState, userId: string, writes: Writes): void {
  for (const group of state.groups) {
    const member = group.members.find((one) => one.userId === userId);
    if (!member || member.status === 'declined') continue;
    if (group.starterId === userId) endGroup(state, group, 'gone', writes);
    else if (group.way === 'all') endGroup(state, group, 'declined', writes);
    else change(state, group, member, 'declined', writes);
  }
}
