import { expect, test } from 'vitest';
import { hasRoomForOthers, nextAction } from './next-action.ts';

type Game = Parameters<typeof nextAction>[0];

const start = Date.parse('2026-12-01T19:00:00Z');
const hour = 3_600_000;

function aGame(more: Partial<Game> = {}): Game {
  return {
    status: 'pending',
    archived: false,
    game_date: new Date(start).toISOString(),
    price: 4,
    players: 10,
    joined_players_number: 3,
    held_spots: 0,
    released_spots: 0,
    signup_opens_in_days: null,
    start_set_at: new Date(start - 400 * hour).toISOString(),
    tournament_external: false,
    levelLimit: 0,
    elo_disabled: false,
    viewer: null,
    ...more,
  };
}

const viewer = (more: Partial<NonNullable<Game['viewer']>>): Game['viewer'] => ({
  joined: false,
  takenOut: null,
  sides: [],
  waiting: false,
  waitingPosition: null,
  waitingAllowed: null,
  offeredUntil: null,
  onPass: false,
  isRegular: false,
  regularSpotUntil: null,
  fee: 0,
  paidBy: null,
  friends: [],
  handOverTo: null,
  released: false,
  handOverFrom: [],
  waitingForecast: null,
  playedWith: [],
  paid: null,
  refund: null,
  hearsConfirmed: true,
  isReminded: true,
  rating: null,
  canEdit: false,
  mayCheckIn: false,
  ticket: null,
  phoneWallets: [],
  byBike: null,
  rights: [],
  messages: 0,
  runsGame: false,
  mayChangeVenuePhoto: false,
  secretKey: null,
  ...more,
});

const early = start - 48 * hour;
const late = start - 3 * hour;
const iso = (at: number) => new Date(at).toISOString();

test.each<[string, Game, number, object]>([
  ['a free spot', aGame(), early, { kind: 'join' }],
  ['all spots taken or held', aGame({ joined_players_number: 9, held_spots: 1 }), early, { kind: 'queue' }],
  [
    'all spots taken, one of them released',
    aGame({ joined_players_number: 10, released_spots: 1 }),
    early,
    { kind: 'join' },
  ],
  ['pending after the cutoff', aGame(), late, { kind: 'none', why: 'closed' }],
  ['confirmed and paid after the cutoff', aGame({ status: 'confirmed' }), late, { kind: 'join' }],
  ['a confirmed game that runs', aGame({ status: 'confirmed' }), start, { kind: 'none', why: 'started' }],
  ['not open yet', aGame({ signup_opens_in_days: 1 }), early, { kind: 'none', why: 'notOpen' }],
  ['a free game joined', aGame({ price: 0, viewer: viewer({ joined: true }) }), early, { kind: 'leave' }],
  [
    'a free game joined, 3 hours before',
    aGame({ price: 0, viewer: viewer({ joined: true }) }),
    late,
    { kind: 'leave' },
  ],
  [
    'a free game joined, too late',
    aGame({ price: 0, viewer: viewer({ joined: true }) }),
    start - 2 * hour,
    { why: 'joined' },
  ],
  [
    'joined for free, and the game has a price by now',
    aGame({ price: 4, viewer: viewer({ joined: true }) }),
    late,
    { kind: 'leave' },
  ],
  ['an external event with room', aGame({ tournament_external: true }), early, { kind: 'join' }],
  [
    'an external event that is full',
    aGame({ tournament_external: true, joined_players_number: 10 }),
    early,
    { kind: 'none', why: 'full' },
  ],
  [
    'a paid spot that can be given up',
    aGame({ viewer: viewer({ joined: true, refund: { allowed: true, percent: 90, amount: 3.6, retained: 0.4 } }) }),
    early,
    { kind: 'refund' },
  ],
  [
    'waiting while all are in',
    aGame({ joined_players_number: 10, viewer: viewer({ waiting: true, waitingPosition: 1 }) }),
    early,
    { kind: 'leaveWaiting' },
  ],
  [
    'waiting while a spot is kept for somebody else',
    aGame({ joined_players_number: 9, held_spots: 1, viewer: viewer({ waiting: true, waitingPosition: 2 }) }),
    early,
    { kind: 'leaveWaiting' },
  ],
  [
    'waiting while a spot is kept for them',
    aGame({
      joined_players_number: 9,
      held_spots: 1,
      viewer: viewer({ waiting: true, offeredUntil: iso(early + hour) }),
    }),
    early,
    { kind: 'claim' },
  ],
  [
    'waiting while a spot is for the first who takes it',
    aGame({ joined_players_number: 9, viewer: viewer({ waiting: true, waitingPosition: 2 }) }),
    early,
    { kind: 'claim' },
  ],
])('%s', (_, game, now, expected) => {
  expect(nextAction(game, now)).toMatchObject(expected);
});

const limited = aGame({ levelLimit: 3.5 });

test.each<[string, Game, number | null, object]>([
  ['too low a score', limited, 3.4, { kind: 'none', why: 'level' }],
  ['enough', limited, 3.5, { kind: 'join' }],
  ['a visitor, whose score nobody knows', limited, null, { kind: 'join' }],
  ['a limit that is switched off', aGame({ levelLimit: 3.5, elo_disabled: true }), 2, { kind: 'join' }],
  ['no limit', aGame(), 1, { kind: 'join' }],
  ['waiting with too low a score', { ...limited, viewer: viewer({ waiting: true }) }, 2, { kind: 'leaveWaiting' }],
  ['joined before the limit came', { ...limited, viewer: viewer({ joined: true }) }, 2, { kind: 'leave' }],
])('level: %s', (_, game, score, expected) => {
  expect(nextAction(game, early, score)).toMatchObject(expected);
});

const full = aGame({ joined_players_number: 9, held_spots: 1 });

test.each<[string, Game, boolean]>([
  ['a spot is open', aGame({ kept_spots: 1, held_spots: 1 }), true],
  ['the last one is kept for the reader', { ...full, kept_spots: 1 }, false],
  ['the last one is kept for somebody else', full, false],
  ['the reader is in, and a spot is open', aGame({ viewer: viewer({ joined: true }) }), true],
])('others: %s', (_, game, expected) => {
  expect(hasRoomForOthers(game, early)).toBe(expected);
});

test('a spot that is kept for the reader is theirs to take', () => {
  expect(nextAction({ ...full, kept_spots: 1 }, early)).toEqual({ kind: 'join' });
});

/** Five of five at home, three of five away. */
function aChallenge(sides: ('home' | 'away')[] | null, accepted: boolean | null = true): Game {
  const side = (name: string, joined: number) => ({ name, shortCode: name, team: name, joined, size: 5 });
  const team = (name: string, joined: number) => ({
    _id: name,
    name,
    color: '#0b7a3e',
    team_members: joined,
    team_size: 5,
  });
  return aGame({
    challenge: { home: side('home', 5), away: side('away', 3), accepted },
    teams: [team('home', 5), team('away', 3)],
    joined_players_number: 8,
    viewer: sides && viewer({ sides }),
  });
}

test.each<[string, Game, object]>([
  ['of nothing, as a visitor', aChallenge(null), { kind: 'none', why: 'sides' }],
  ['of neither community', aChallenge([]), { kind: 'none', why: 'sides' }],
  ['of a full side', aChallenge(['home']), { kind: 'queue' }],
  ['of the one with room', aChallenge(['away']), { kind: 'join' }],
  ['of both', aChallenge(['home', 'away']), { kind: 'join' }],
  ['of the one that has not answered', aChallenge(['away'], null), { kind: 'none', why: 'unanswered' }],
  ['of both, while only home is open', aChallenge(['home', 'away'], null), { kind: 'queue' }],
])('a challenge, to somebody %s', (_, game, action) => {
  expect(nextAction(game, early)).toEqual(action);
  expect(hasRoomForOthers(game, early)).toBe(true);
});
