import { describe, expect, test } from 'vitest';
import {
  type ChallengeFacts,
  decideAnswer,
  decideSide,
  isOneSideEnough,
  refuseChallenge,
  type Side,
} from './challenges.ts';

describe('whose spots somebody has', () => {
  const decide = (memberOf: readonly Side[], isAccepted: boolean, chosen: Side | null = null) => {
    const decision = decideSide({ memberOf, isAccepted, chosen });
    return decision.outcome === 'side' ? decision.side : decision.code;
  };
  const [both, none]: [Side[], Side[]] = [['home', 'away'], []];

  test.each([
    [['home'], null, 'home', 'home'],
    [['away'], null, 'challenge_not_answered', 'away'],
    [both, null, 'home', 'team_required'],
    [both, 'home', 'home', 'home'],
    [both, 'away', 'challenge_not_answered', 'away'],
    [['home'], 'away', 'challenge_members_only', 'challenge_members_only'],
    [['away'], 'home', 'challenge_members_only', 'challenge_members_only'],
    [none, null, 'challenge_members_only', 'challenge_members_only'],
    [none, 'home', 'challenge_members_only', 'challenge_members_only'],
  ] as const)('a member of %j who chose %s: %s until it is accepted, %s then', (memberOf, chosen, asked, accepted) => {
    expect(decide(memberOf, false, chosen)).toBe(asked);
    expect(decide(memberOf, true, chosen)).toBe(accepted);
  });
});

test('who may challenge whom', () => {
  const open = { isPrivate: false, isClosed: false };
  const fine: ChallengeFacts = { home: open, away: open, isSame: false, leadsHome: true, open: 2 };
  const hidden = { isPrivate: true, isClosed: false };
  const closed = { isPrivate: true, isClosed: true };
  expect(refuseChallenge(fine)).toBeNull();
  expect(refuseChallenge({ ...fine, leadsHome: false, isSame: true })).toBe('challenge_not_yours');
  expect(refuseChallenge({ ...fine, isSame: true })).toBe('challenge_yourself');
  expect(refuseChallenge({ ...fine, away: hidden })).toBe('challenge_private');
  expect(refuseChallenge({ ...fine, home: hidden })).toBe('challenge_private');
  expect(refuseChallenge({ ...fine, away: closed })).toBe('challenge_closed');
  expect(refuseChallenge({ ...fine, open: 3 })).toBe('challenges_open');
});

test('both sides are needed', () => {
  expect(isOneSideEnough({ minimumPlayers: 5, capacity: 10 })).toBe(true);
  expect(isOneSideEnough({ minimumPlayers: 6, capacity: 10 })).toBe(false);
});

test('an answer is given once; the same one again changes nothing', () => {
  expect(decideAnswer(null, true, true)).toBe('answer');
  expect(decideAnswer(null, false, true)).toBe('answer');
  expect(decideAnswer(null, true, false)).toBe('challenge_over');
  expect(decideAnswer(true, true, false)).toBe('same');
  expect(decideAnswer(false, false, true)).toBe('same');
  expect(decideAnswer(true, false, true)).toBe('challenge_answered');
  expect(decideAnswer(false, true, true)).toBe('challenge_answered');
});
