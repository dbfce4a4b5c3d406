import { describe, expect, test } from 'vitest';
import { decideInvitation, type InvitationOutcome, type InvitingRefusal, refuseInviting } from './inviting.ts';

const now = new Date('2026-11-22T12:00:00Z');
const game = {
  status: 'pending' as const,
  archived: false,
  startsAt: new Date('2026-11-24T19:00:00Z'),
  createdAt: new Date('2026-11-20T12:00:00Z'),
  priceCents: 0,
  openSpots: 2,
};

describe('a game to invite to', () => {
  test.each<[string, Partial<Omit<typeof game, 'status'>> & { status?: 'cancelled' }, boolean, InvitingRefusal | null]>(
    [
      ['open, and one is in', {}, true, null],
      ['open, and one is not in', {}, false, 'not_joined'],
      ['full', { openSpots: 0 }, true, 'game_full'],
      ['cancelled', { status: 'cancelled' }, true, 'joining_closed'],
      ['over', { archived: true }, true, 'joining_closed'],
      ['closed to joining', { startsAt: new Date('2026-11-22T13:59:00Z') }, true, 'joining_closed'],
    ],
  )('%s', (_, changed, takesPart, refusal) => {
    expect(refuseInviting({ ...game, ...changed }, { takesPart }, now)).toBe(refusal);
  });
});

const partner = {
  pageReaders: 'everyone' as 'everyone' | 'nobody',
  gamesTogether: 2,
  isIn: false,
  wasInvited: false,
  maySee: true,
  receivedToday: 0,
  fromSenderThisWeek: 0,
};

describe('somebody to invite', () => {
  test.each<[string, Partial<typeof partner>, InvitationOutcome]>([
    ['a partner', {}, 'sent'],
    ['a stranger', { gamesTogether: 0 }, 'unavailable'],
    ['who wants no invitations', { pageReaders: 'nobody', isIn: true }, 'unavailable'],
    ['who may not see it', { maySee: false }, 'unavailable'],
    ['who is in', { isIn: true, wasInvited: true }, 'in'],
    ['who was invited by somebody', { wasInvited: true, receivedToday: 9 }, 'invited'],
    ['two today', { receivedToday: 2, fromSenderThisWeek: 1 }, 'sent'],
    ['three today', { receivedToday: 3 }, 'later'],
    ['two of this sender this week', { fromSenderThisWeek: 2 }, 'later'],
  ])('%s', (_, changed, outcome) => {
    expect(decideInvitation({ ...partner, ...changed })).toBe(outcome);
  });
});
