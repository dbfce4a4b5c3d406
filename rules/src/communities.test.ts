import { describe, expect, test } from 'vitest';
import {
  communityForm,
  type CommunityMembership,
  communityMemberships,
  decideCommunityJoin,
  isLastAdmin,
  mayLeadCommunity,
  maySeeCommunity,
  shortCode,
  suggestShortCode,
} from './communities.ts';

const asked: readonly (CommunityMembership | null)[] = [null, ...communityMemberships];

describe('asking to join', () => {
  const said = (...given: Parameters<typeof decideCommunityJoin>) => {
    const decided = decideCommunityJoin(...given);
    return decided.outcome === 'refuse' ? decided.code : decided.outcome;
  };
  const ways = {
    public: { isPrivate: false, isInvited: false },
    private: { isPrivate: true, isInvited: false },
    invited: { isPrivate: true, isInvited: true },
  };
  const expected: Record<keyof typeof ways, Record<string, string>> = {
    public: { null: 'approved', approved: 'already_member', pending: 'approved', denied: 'approved', left: 'approved' },
    private: {
      null: 'pending',
      approved: 'already_member',
      pending: 'request_pending',
      denied: 'pending',
      left: 'pending',
    },
    invited: {
      null: 'approved',
      approved: 'already_member',
      pending: 'approved',
      denied: 'approved',
      left: 'approved',
    },
  };
  test.each(Object.keys(ways) as (keyof typeof ways)[])('%s', (way) => {
    for (const membership of asked) {
      expect(said(ways[way], { membership, isRemoved: false })).toBe(expected[way][String(membership)]);
    }
  });
  test('somebody who was removed asks, whatever became of it before', () => {
    for (const way of Object.values(ways))
      for (const membership of ['pending', 'denied', 'left'] as const)
        expect(said(way, { membership, isRemoved: true })).toBe(
          membership === 'pending' ? 'request_pending' : 'pending',
        );
  });
});

test('who leads: its own admins and those of Rondo', () => {
  expect(mayLeadCommunity(null, { isAdmin: false })).toBe(false);
  expect(mayLeadCommunity({ id: 'a', role: 'player' }, { isAdmin: true })).toBe(true);
  expect(mayLeadCommunity({ id: 'a', role: 'admin' }, { isAdmin: false })).toBe(true);
  expect(mayLeadCommunity({ id: 'a', role: 'organiser' }, { isAdmin: false })).toBe(false);
});

test('a private one is seen by members and who leads it; a public one by all', () => {
  for (const membership of asked) {
    const standing = { membership, isAdmin: false };
    const player = { id: 'a', role: 'player' as const };
    expect(maySeeCommunity(player, { isPrivate: true }, standing)).toBe(membership === 'approved');
    expect(maySeeCommunity(player, { isPrivate: false }, standing)).toBe(true);
    expect(maySeeCommunity({ id: 'b', role: 'admin' }, { isPrivate: true }, standing)).toBe(true);
  }
});

test('an admin stays as long as there is anybody else', () => {
  const one = { adminCount: 1, memberCount: 4 };
  expect(isLastAdmin({ isAdmin: true }, one, { stays: false })).toBe(true);
  expect(isLastAdmin({ isAdmin: true }, one, { stays: true })).toBe(true);
  expect(isLastAdmin({ isAdmin: false }, one, { stays: false })).toBe(false);
  expect(isLastAdmin({ isAdmin: true }, { adminCount: 2, memberCount: 4 }, { stays: false })).toBe(false);
  expect(isLastAdmin({ isAdmin: true }, { adminCount: 1, memberCount: 1 }, { stays: false })).toBe(false);
  expect(isLastAdmin({ isAdmin: true }, { adminCount: 1, memberCount: 1 }, { stays: true })).toBe(true);
});

describe('a short code', () => {
  const { codeMin, codeMax } = communityForm;
  const isShortCode = (code: string) => code.length >= codeMin && code.length <= codeMax && shortCode.test(code);

  test.each(['domvolley', 'dom-volley-2', '2x', 'a'.repeat(30)])('may be %s', (code) => {
    expect(isShortCode(code)).toBe(true);
  });

  test.each(['', 'a', 'a'.repeat(31), 'Dom', 'dom volley', '-dom', 'dom-', 'dom--volley', 'café', 'mine', 'join'])(
    'may not be "%s"',
    (code) => {
      expect(isShortCode(code)).toBe(false);
    },
  );

  test.each([
    ['Dom Volley Utrecht', 'dom-volley-utrecht'],
    ['  ’t Café – Noord! ', 't-cafe-noord'],
    ['Vrijdagavondvolleybal van de buren', 'vrijdagavondvolleybal-van-de-b'],
    ['Aaaaaaaaaaaaaaaaaaaaaaaaaaaaa Bbb', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
    ['北京', ''],
  ])('of %s is suggested as %s', (name, code) => {
    expect(suggestShortCode(name)).toBe(code);
    expect(code === '' || isShortCode(code)).toBe(true);
  });
});
