import { keptStill } from '@rondo/rules';
import type { GameState, GroupMember, GroupState, PersonState } from '../state/game-state.ts';
import type { Writes } from '../state/writes.ts';
import { holdsBeside } from './holds.ts';

/**
 * How many spots are held for others than these people: others' holds, and spots kept by groups, less one for each of these people who may
 * take it.
 */
export function spotsHeldBeside(state: GameState, userIds: readonly string[]): number {
  const holds = holdsBeside(state, userIds).filter(({ releasedId }) => releasedId === null).length;
  const left = new Map(state.groups.map((group) => [group, group.kept]));
  for (const userId of userIds) {
    const group = state.groups.find((one) => (left.get(one) ?? 0) > 0 && statusOf(one, userId) === 'invited');
    if (group && !hasHold(state, userId)) left.set(group, (left.get(group) ?? 0) - 1);
  }
  return [...left.values()].reduce((sum, kept) => sum + kept, holds);
}

/** The group that keeps a spot for this person to take, if they hold none of their own. */
export function groupFor(state: GameState, userId: string): GroupState | null {
  if (hasHold(state, userId)) return null;
  return state.groups.find((group) => group.kept > 0 && statusOf(group, userId) === 'invited') ?? null;
}

/** Takes the spot that a group keeps for somebody. @returns the group, if one keeps a spot */
export function takeKept(state: GameState, userId: string, writes: Writes): GroupState | null {
  const group = groupFor(state, userId);
  if (!group) return null;
  group.kept -= 1;
  writes.changedGroups.set(group.id, { group, outcome: null });
  return group;
}

/** Returns a spot to its group when the person of the group did not take it after all. */
export function returnKept(state: GameState, groupId: string | null, userId: string, writes: Writes): void {
  const group = state.groups.find(({ id }) => id === groupId);
  const member = group?.members.find((one) => one.userId === userId);
  if (!group || !member) return;
  group.kept += 1;
  change(state, group, member, member.status, writes);
}

/** Notes that somebody has a spot, so that no group keeps one for them any more. */
export function noteIn(state: GameState, userId: string, writes: Writes): void {
  for (const group of state.groups) {
    const member = group.members.find((one) => one.userId === userId && one.status === 'invited');
    if (member) change(state, group, member, 'joined', writes);
  }
}

/** Whether a spot is reserved for somebody until their whole group has joined. */
export function isReserved(state: GameState, userId: string): boolean {
  return state.groups.some((group) => statusOf(group, userId) === 'reserved');
}

function hasHold({ holds }: GameState, userId: string): boolean {
  return holds.some((hold) => hold.userId === userId);
}

/** A person of the group has a spot, or wants none: the group keeps no more spots than people who may still come. */
export function change(
  state: GameState,
  group: GroupState,
  member: GroupMember,
  status: GroupMember['status'],
  writes: Writes,
): void {
  member.status = status;
  const paying = state.holds.filter(
    ({ groupId, userId }) => groupId === group.id && statusOf(group, userId) === 'invited',
  );
  const settled = group.members.filter((one) => one.status !== 'invited').length + paying.length;
  const before = group.kept;
  group.kept = keptStill({ kept: group.kept, places: group.places, settled });
  if (group.kept < before) writes.opened = true;
  writes.changedGroups.set(group.id, { group, outcome: null });
}

export function statusOf({ members }: GroupState, userId: string): GroupMember['status'] | null {
  return members.find((one) => one.userId === userId)?.status ?? null;
}

/**
 * Lets a person who followed a group's link take one of its spots, if one is left.
 * @returns a function that undoes this if the person is refused after all
 */
export function enterGroup(
  state: GameState,
  { userId, spot }: PersonState,
  groupId: string | null,
  writes: Writes,
): () => void {
  const group = state.groups.find(({ id }) => id === groupId);
  const coming = group?.members.filter(({ status }) => status !== 'declined').length ?? 0;
  if (!group || spot || statusOf(group, userId) !== null || group.kept === 0 || coming >= group.places) return () => {};
  const before = group.members;
  group.members = [...before, { userId, status: 'invited', reserved: null }];
  writes.changedGroups.set(group.id, { group, outcome: null });
  return () => {
    group.members = before;
  };
}
