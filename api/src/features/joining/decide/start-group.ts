import { decideGroup, decideJoin, type GroupRefusal, monthOf, nextGroupFrom } from '@rondo/rules';
import { Refused } from '../../../platform/refusal.ts';
import type { GameAnswer, ReserveCommand, StartGroupCommand } from '../state/commands.ts';
import type { GameState, GroupMember, GroupState, PersonState } from '../state/game-state.ts';
import type { Writes } from '../state/writes.ts';
import { change, isReserved, statusOf, takeKept } from './group-spots.ts';
import { endGroup, tidyGroups } from './groups.ts';
import { keepSpot } from './holds.ts';
import { checkPeriodic, keyOf, toRefused, wayIn } from './join-request.ts';
import { join } from './join.ts';
import { keptForCaptain } from './places.ts';
import { pay } from './pay.ts';
import { keptForRegular } from './regular-spots.ts';
import { openSpots } from './released-spots.ts';
import { gameFacts, pricesNow } from './take-spot.ts';

/**
 * Keeps spots for a group (product.md#joining-together). Nobody keeps spots for nothing: the starter joins in the same step or, with all or nothing,
 * has the price of a spot set apart.
 */
export function startGroup(
  state: GameState,
  person: PersonState,
  command: StartGroupCommand,
  writes: Writes,
): GameAnswer {
  const { userId, way, places, newGroupId: id } = command;
  const { now } = state;
  if (person.owner.isBanned) throw new Refused('account_banned');
  // A group keeps spots of the game, and its people may be of either side.
  if (state.game.challenge) throw new Refused('challenge_no_groups');
  const isIn = person.spot !== null;
  const decision = decideGroup(
    {
      game: gameFacts(state),
      way,
      places,
      starter: {
        isIn,
        hasGroup: state.groups.some(({ starterId }) => starterId === userId),
        pausedUntil: pausedUntil(person),
      },
      // The spot kept for the starter as a regular or a captain counts as their own spot of the group.
      openSpots: openSpots(state, keptForRegular(state, userId) || keptForCaptain(state, userId) ? [userId] : []),
      keptByGroups: keptByGroups(state),
      waitingCount: state.waitingCount,
    },
    now,
  );
  if (decision.outcome === 'refuse') throw refusedGroup(decision);
  const unasked = command.named.filter((one) => !one.isAskable || !isAskable(state, one.userId));
  if (unasked.length > 0) throw new Refused('group_cannot_ask', { names: unasked.map(({ name }) => name).join(', ') });
  const { kept, until } = decision;
  const group: GroupState = {
    id,
    starterId: userId,
    way,
    places,
    expiresAt: until.toISOString(),
    createdAt: now.toISOString(),
    kept,
    members: [],
  };
  const starter: GroupMember = { userId, status: isIn ? 'joined' : 'invited', reserved: null };
  let paidCents = 0;
  if (!isIn && way === 'all') paidCents = reserveSpot(state, person, { group, member: starter, command }, writes);
  else if (!isIn) {
    paidCents = getIn(state, person, command, writes);
    starter.status = 'joined';
  }
  const invited = command.named.map((one) => one.userId);
  group.members = [starter, ...invited.map((one): GroupMember => ({ userId: one, status: 'invited', reserved: null }))];
  state.groups.push(group);
  writes.changedGroups.set(id, { group, outcome: null });
  for (const one of invited) {
    writes.invited.push({ senderId: userId, userId: one });
    writes.news.push({ name: 'group.invited', userId: one, starterId: userId, groupId: id, until: group.expiresAt });
  }
  return {
    did: 'grouped',
    groupId: id,
    kept: group.kept,
    until: group.expiresAt,
    paidCents,
    balanceCents: person.owner.balanceCents,
  };
}

/** Accepts a spot in an all-or-nothing group. */
export function reserve(state: GameState, person: PersonState, command: ReserveCommand, writes: Writes): GameAnswer {
  const group = requireGroup(state, command.groupId);
  const member = group.members.find((one) => one.userId === person.userId);
  if (!member || group.way !== 'all') throw new Refused('group_over');
  const paidCents = reserveSpot(state, person, { group, member, command }, writes);
  tidyGroups(state, writes);
  const complete = !state.groups.includes(group);
  return { did: 'reserved', complete, paidCents, balanceCents: person.owner.balanceCents };
}

/** Declines a spot in a group. The group ends if its starter declines, or anybody in an all-or-nothing group. */
export function leaveGroup(state: GameState, person: PersonState, groupId: string, writes: Writes): GameAnswer {
  const group = requireGroup(state, groupId);
  const member = group.members.find((one) => one.userId === person.userId);
  if (!member) throw new Refused('group_over');
  if (group.starterId === person.userId) endGroup(state, group, 'withdrawn', writes);
  else if (member.status === 'joined') throw new Refused('already_joined');
  else if (member.status !== 'declined') {
    if (group.way === 'all') endGroup(state, group, 'declined', writes);
    else change(state, group, member, 'declined', writes);
  }
  return { did: 'left' };
}

/** @returns the price that was set apart, in cents */
function reserveSpot(
  state: GameState,
  person: PersonState,
  { group, member, command }: { group: GroupState; member: GroupMember; command: StartGroupCommand | ReserveCommand },
  writes: Writes,
): number {
  const { game, now } = state;
  const { userId, owner: payer } = person;
  const { teamId, offeredCents, periodicId } = command;
  if (isReserved(state, userId)) throw new Refused('already_joined');
  if (state.holds.some((hold) => hold.userId === userId) && !keptForCaptain(state, userId))
    throw new Refused('group_own_hold');
  checkPeriodic(state, payer, periodicId);
  const { team, request } = wayIn(state, person, { teamId, key: keyOf(state, person, command) });
  const [price] = pricesNow(state, payer, { besides: [userId], spots: 1, periodicId });
  if (!price) throw new Refused('internal');
  const { totalCents } = price;
  const { balanceCents, owedCents } = payer;
  const payment = { way: 'balance' as const, totalCents, offeredCents, balanceCents, owedCents };
  const decision = decideJoin({ ...request, payment: game.priceCents > 0 ? payment : null }, now);
  if (decision.outcome === 'queue') throw new Refused('game_full');
  if (decision.outcome === 'refuse') throw toRefused(state, decision);
  const month = monthOf(new Date(game.startsAt));
  price.promocode?.heldFor.push({ orderId: group.id, gameId: game.id, month: null });
  price.periodic?.heldFor.push({ orderId: group.id, gameId: game.id, month });
  const earlyBirdId = price.earlyBird?.id ?? null;
  member.reserved = {
    priceCents: game.priceCents,
    paidCents: totalCents,
    lines: price.lines,
    teamId: team?.id ?? null,
    earlyBirdId,
    promocodeId: price.promocode?.id ?? null,
    periodicId: price.periodic?.id ?? null,
    periodicMonth: price.periodic && month,
  };
  if (state.groups.includes(group)) takeKept(state, userId, writes);
  else group.kept -= 1;
  change(state, group, member, 'reserved', writes);
  const { expiresAt, id: groupId } = group;
  const hold = {
    kind: 'group' as const,
    orderId: null,
    teamId: team?.id ?? null,
    earlyBirdId,
    releasedId: null,
    groupId,
  };
  keepSpot(state, { userId, expiresAt, ...hold }, writes);
  if (totalCents === 0) return 0;
  payer.balanceCents -= totalCents;
  writes.journals.push({
    kind: 'group_reserved',
    key: `group_reserved:${groupId}:${userId}`,
    gameId: game.id,
    userId,
    postings: [
      { account: 'wallet', ownerId: userId, amountCents: -totalCents },
      { account: 'reserved', ownerId: userId, amountCents: totalCents },
    ],
  });
  return totalCents;
}

/** Joins as anybody does: a free spot, or one paid from the balance. */
function getIn(state: GameState, person: PersonState, command: StartGroupCommand, writes: Writes): number {
  const { userId, teamId, entryKey, offeredCents, periodicId } = command;
  const by = { userId, entryKey, key: null };
  const answer =
    state.game.priceCents === 0
      ? join(
          state,
          person,
          { kind: 'join', ...by, teamId, allowPayment: false, byAddress: false, vouched: true },
          writes,
        )
      : pay(
          state,
          person,
          { kind: 'pay', ...by, players: [{ userId, teamId, email: null }], offeredCents, periodicId },
          writes,
        );
  if (answer.did !== 'joined') throw new Refused('game_full');
  return answer.paidCents;
}

function requireGroup(state: GameState, groupId: string): GroupState {
  const group = state.groups.find(({ id }) => id === groupId);
  if (!group) throw new Refused('group_over');
  return group;
}

function isAskable(state: GameState, userId: string): boolean {
  const person = state.people.get(userId);
  return (
    person !== undefined &&
    person.spot === null &&
    !person.isTakenOut &&
    state.groups.every((group) => statusOf(group, userId) !== 'reserved')
  );
}

function keptByGroups({ groups, holds }: GameState): number {
  const theirs = holds.filter(({ groupId }) => groupId !== null).length;
  return groups.reduce((sum, { kept }) => sum + kept, theirs);
}

function pausedUntil({ groupsEnded }: PersonState): Date | null {
  const untils = groupsEnded.map(({ startedAt, endedAt }) =>
    nextGroupFrom({ startedAt: new Date(startedAt), endedAt: new Date(endedAt) }).getTime(),
  );
  return untils.length === 0 ? null : new Date(Math.max(...untils));
}

function refusedGroup({ code, params }: GroupRefusal): Refused {
  return params ? new Refused(code, params) : new Refused(code);
}
