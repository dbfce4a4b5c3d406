import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideJoin, joiningClosesAt, signupOpensAt, type JoinRequest } from './joining.ts';

const startsAt = new Date('2026-12-01T19:00:00Z');
const before = (hours: number, milliseconds = 0) => new Date(startsAt.getTime() - hours * 3_600_000 + milliseconds);
const early = before(72);

const freeGame: JoinRequest['game'] = {
  status: 'pending',
  startsAt,
  createdAt: before(400),
  priceCents: 0,
  archived: false,
  capacity: 10,
  joinedCount: 4,
  activeHolds: 0,
  signupOpensInDays: null,
  isTournament: false,
  levelLimit: 0,
  eloDisabled: false,
  passcodeRequired: false,
  external: false,
};
const paidGame = { ...freeGame, priceCents: 500 };
const anyone = {
  takenOut: false,
  alreadyJoined: false,
  onWaitingList: false,
  ownHold: false,
  score: 3,
  key: null,
  isOutsider: false,
  mayQueue: true,
};
const enough = { way: 'balance' as const, totalCents: 500, offeredCents: 500, balanceCents: 500, owedCents: 0 };
const full = { joinedCount: 10 };

function joinFree(game: Partial<JoinRequest['game']> = {}, player: Partial<JoinRequest['player']> = {}, now = early) {
  const request = {
    game: { ...freeGame, ...game },
    team: null,
    isTeamForeign: false,
    side: null,
    player: { ...anyone, ...player },
    payment: null,
  };
  return outcome(decideJoin(request, now));
}
function pay(
  game: Partial<JoinRequest['game']> = {},
  player: Partial<JoinRequest['player']> = {},
  payment: Partial<NonNullable<JoinRequest['payment']>> = {},
  now = early,
) {
  const request = {
    game: { ...paidGame, ...game },
    team: null,
    isTeamForeign: false,
    side: null,
    player: { ...anyone, ...player },
  };
  return outcome(decideJoin({ ...request, payment: { ...enough, ...payment } }, now));
}
function outcome(decision: ReturnType<typeof decideJoin>) {
  return decision.outcome === 'refuse' ? decision.code : decision.outcome;
}

describe('the game', () => {
  test('cancelled, archived', () => {
    expect(joinFree({ status: 'cancelled' })).toBe('game_cancelled');
    expect(joinFree({ archived: true })).toBe('game_archived');
  });

  test('a free game closes 2 hours before the start', () => {
    expect(joinFree({}, {}, before(2, -1))).toBe('join');
    expect(joinFree({ status: 'confirmed' }, {}, before(2))).toBe('joining_closed');
  });

  test('a paid game closes at its cutoff while pending, at its start once confirmed', () => {
    expect(pay({}, {}, {}, before(12, -1))).toBe('join');
    expect(pay({}, {}, {}, before(12))).toBe('joining_closed');
    expect(pay({ status: 'confirmed' }, {}, {}, before(0, -1))).toBe('join');
    expect(pay({ status: 'confirmed' }, {}, {}, startsAt)).toBe('joining_closed');
  });

  test('a game created for tonight stays open until it starts', () => {
    expect(joiningClosesAt({ ...freeGame, createdAt: before(1) })).toEqual(startsAt);
    expect(pay({ createdAt: before(6) }, {}, {}, before(1))).toBe('join');
  });

  test('signing up opens so many days before', () => {
    expect(signupOpensAt(startsAt, 3)).toEqual(before(72));
    expect(signupOpensAt(startsAt, null)).toBeNull();
    expect(joinFree({ signupOpensInDays: 3 }, {}, before(72, -1))).toBe('signup_not_open');
    expect(joinFree({ signupOpensInDays: 3 }, {}, before(72))).toBe('join');
  });
});

describe('the player', () => {
  test('joined or waiting already', () => {
    expect(joinFree({}, { alreadyJoined: true })).toBe('already_joined');
    expect(joinFree(full, { onWaitingList: true })).toBe('already_waiting');
  });

  test('who was taken out gets in by no way, and does not wait either', () => {
    const takenOut = true;
    expect(joinFree({}, { takenOut })).toBe('taken_out');
    expect(joinFree(full, { takenOut })).toBe('taken_out');
    expect(joinFree({ passcodeRequired: true }, { takenOut, key: 'private-link' })).toBe('taken_out');
    expect(pay({}, { takenOut, ownHold: true })).toBe('taken_out');
    expect(pay({}, { takenOut }, { way: 'checkout' })).toBe('taken_out');
  });

  test('who waits may take a spot that is open, and one that is held for them', () => {
    expect(joinFree({}, { onWaitingList: true })).toBe('join');
    expect(pay({}, { onWaitingList: true })).toBe('join');
    expect(pay({ joinedCount: 9, activeHolds: 1 }, { onWaitingList: true, ownHold: true })).toBe('join');
    expect(pay({ joinedCount: 9, activeHolds: 1 }, { onWaitingList: true })).toBe('game_full');
    expect(pay(full, { onWaitingList: true })).toBe('game_full');
    expect(joinFree({ ...full, priceCents: 500 }, { onWaitingList: true })).toBe('already_waiting');
  });

  test('passcode and level', () => {
    expect(joinFree({ passcodeRequired: true })).toBe('wrong_passcode');
    expect(joinFree({ passcodeRequired: true }, { key: 'passcode' })).toBe('join');
    expect(joinFree({ passcodeRequired: true }, { key: 'private-link' })).toBe('join');
  });

  test('a private community’s game, to who is no member: its private link opens it, a passcode does not', () => {
    const isOutsider = true;
    expect(joinFree({}, { isOutsider })).toBe('members_only');
    expect(joinFree({ passcodeRequired: true }, { isOutsider, key: 'passcode' })).toBe('members_only');
    expect(joinFree({ passcodeRequired: true }, { isOutsider, key: 'private-link' })).toBe('join');
    expect(joinFree({ levelLimit: 3.5 })).toBe('level_too_low');
    expect(joinFree({ levelLimit: 3.5 }, { score: 3.5 })).toBe('join');
    expect(joinFree({ levelLimit: 3.5, eloDisabled: true })).toBe('join');
  });
});

describe('room', () => {
  test('a full game queues, or refuses the payment', () => {
    expect(joinFree(full)).toBe('queue');
    expect(joinFree({ ...full, priceCents: 500 })).toBe('queue');
    expect(pay(full)).toBe('game_full');
  });

  test('holds of others take spots, an own hold does not', () => {
    expect(pay({ joinedCount: 9, activeHolds: 1 })).toBe('game_full');
    expect(pay({ joinedCount: 9, activeHolds: 1 }, { ownHold: true })).toBe('join');
    expect(pay({ joinedCount: 10 }, { ownHold: true })).toBe('game_full');
  });

  test('whoever fits joins, and nobody is ever the (n+1)th of n', () => {
    const room = fc.record({ capacity: fc.nat(12), joinedCount: fc.nat(12), activeHolds: fc.nat(4) });
    fc.assert(
      fc.property(room, fc.boolean(), fc.boolean(), ({ capacity, joinedCount, activeHolds }, ownHold, paid) => {
        const game = { capacity, joinedCount, activeHolds };
        const result = paid ? pay(game, { ownHold }) : joinFree(game, { ownHold });
        const taken = joinedCount + (ownHold ? 0 : activeHolds);
        const otherwise = paid ? 'game_full' : 'queue';
        expect(result).toBe(taken < capacity ? 'join' : otherwise);
      }),
    );
  });
});

describe('team and money', () => {
  const tournament = { ...freeGame, isTournament: true };
  const join = (team: JoinRequest['team'], game: Partial<JoinRequest['game']> = {}, isTeamForeign = false) =>
    outcome(
      decideJoin(
        { game: { ...tournament, ...game }, team, isTeamForeign, side: null, player: anyone, payment: null },
        early,
      ),
    );

  test('a tournament needs a team with room; a full one can queue without', () => {
    expect(join(null)).toBe('team_required');
    expect(join({ teamSize: 5, memberCount: 5, isOpen: true })).toBe('team_full');
    expect(join({ teamSize: 5, memberCount: 4, isOpen: true })).toBe('join');
    expect(join(null, full)).toBe('queue');
  });

  test('once matches are drawn, a team that is not in them takes nobody; a full tournament still has a queue', () => {
    expect(join({ teamSize: 5, memberCount: 0, isOpen: false })).toBe('tournament_drawn');
    expect(join({ teamSize: 5, memberCount: 5, isOpen: false })).toBe('tournament_drawn');
    expect(join({ teamSize: 5, memberCount: 0, isOpen: false }, full)).toBe('queue');
  });

  test('a team of another game is none, in a tournament or not, full or not', () => {
    for (const game of [{}, full, { isTournament: false }, { isTournament: false, ...full }])
      expect(join(null, game, true)).toBe('team_not_found');
  });

  test('the call must fit the game', () => {
    expect(joinFree({ priceCents: 500 })).toBe('payment_required');
    expect(pay({ priceCents: 0 })).toBe('game_is_free');
  });

  test('a changed price is told before a short balance, both in cents', () => {
    const decide = (payment: JoinRequest['payment']) =>
      decideJoin({ game: paidGame, team: null, isTeamForeign: false, side: null, player: anyone, payment }, early);
    expect(decide({ ...enough, offeredCents: 400, balanceCents: 0 })).toEqual({
      outcome: 'refuse',
      code: 'price_changed',
      params: { price: 500 },
    });
    expect(decide({ ...enough, offeredCents: null, balanceCents: 360 })).toEqual({
      outcome: 'refuse',
      code: 'insufficient_balance',
      params: { shortfall: 140 },
    });
    expect(decide({ ...enough, totalCents: 0, offeredCents: 0, balanceCents: 0 })).toEqual({ outcome: 'join' });
  });

  test('a balance pays nothing while something is owed; what is free, or paid in another way, is no concern of it', () => {
    const owing = { balanceCents: 900, owedCents: 800 };
    const decide = (payment: Partial<NonNullable<JoinRequest['payment']>>) =>
      decideJoin(
        {
          game: paidGame,
          team: null,
          isTeamForeign: false,
          side: null,
          player: anyone,
          payment: { ...enough, ...owing, ...payment },
        },
        early,
      );
    expect(decide({})).toEqual({ outcome: 'refuse', code: 'wallet_owes', params: { owed: 800 } });
    expect(decide({ offeredCents: 400 })).toMatchObject({ code: 'price_changed' });
    expect(decide({ totalCents: 0, offeredCents: 0 })).toEqual({ outcome: 'join' });
    for (const way of ['pass', 'checkout'] as const) expect(decide({ way })).toEqual({ outcome: 'join' });
  });

  test('a full game is told before the price', () => {
    expect(pay(full, {}, { offeredCents: 1, balanceCents: 0 })).toBe('game_full');
  });
});

describe('a side of a challenge', () => {
  const home = { outcome: 'side', side: 'home' } as const;
  const five = { ...freeGame, isTournament: true, joinedCount: 5, capacity: 10 };
  const side = (memberCount: number) => ({ teamSize: 5, memberCount, isOpen: true });
  const join = (request: Partial<JoinRequest>) =>
    outcome(
      decideJoin(
        { game: five, team: side(0), isTeamForeign: false, side: home, player: anyone, payment: null, ...request },
        early,
      ),
    );

  test('has room of its own: a full one queues or refuses the payment, though the other side has room', () => {
    expect(join({ team: side(4) })).toBe('join');
    expect(join({ team: side(5) })).toBe('queue');
    expect(join({ team: side(5), player: { ...anyone, onWaitingList: true } })).toBe('already_waiting');
    expect(join({ team: side(5), player: { ...anyone, mayQueue: false } })).toBe('game_full');
    expect(join({ game: { ...five, priceCents: 500 }, team: side(5), payment: enough })).toBe('game_full');
    expect(join({ game: { ...five, priceCents: 500 }, team: side(4), payment: enough })).toBe('join');
  });

  test('is refused before room is, and after passcode and level', () => {
    for (const code of ['challenge_members_only', 'challenge_not_answered', 'team_required'] as const) {
      const refused = { outcome: 'refuse', code } as const;
      expect(join({ side: refused, team: null })).toBe(code);
      expect(join({ side: refused, team: null, game: { ...five, ...full } })).toBe(code);
      expect(join({ side: refused, game: { ...five, levelLimit: 4 } })).toBe('level_too_low');
      expect(join({ side: refused, isTeamForeign: true })).toBe('team_not_found');
    }
  });

  test('nobody is ever the sixth of five', () => {
    const room = fc.record({ size: fc.integer({ min: 1, max: 6 }), own: fc.nat(7), other: fc.nat(6) });
    fc.assert(
      fc.property(room, fc.boolean(), fc.boolean(), ({ size, own, other }, ownHold, isPaid) => {
        const game = { ...five, capacity: 2 * size, joinedCount: own + Math.min(other, size) };
        const result = join({
          game: isPaid ? { ...game, priceCents: 500 } : game,
          team: { teamSize: size, memberCount: own, isOpen: true },
          player: { ...anyone, ownHold },
          payment: isPaid ? enough : null,
        });
        expect(result).toBe(own < size ? 'join' : isPaid ? 'game_full' : 'queue');
      }),
    );
  });
});
