import { expect, test } from 'vitest';
import { nextAction } from './next-action.ts';

type Game = Parameters<typeof nextAction>[0];

const start = Date.parse('2026-12-01T19:00:00Z');
const hour = 3_600_000;

function aGame(more: Partial<Game> = {}): Game {
  return {
    status: 'pending',
    archived: false,
    game_date: new Date(start).toISOString(),
    cutoff: new Date(start - 12 * hour).toISOString(),
    price: 4,
    players: 10,
    joined_players_number: 3,
    held_spots: 0,
    signup_opens_in_days: null,
    viewer: null,
    ...more,
  };
}

const viewer = (more: Partial<NonNullable<Game['viewer']>>): Game['viewer'] => ({
  joined: false,
  waiting: false,
  waitingPosition: null,
  offeredUntil: null,
  paidBy: null,
  friends: [],
  handOverTo: null,
  handOverFrom: [],
  waitingChance: null,
  paid: null,
  refund: null,
  canEdit: false,
  secretKey: null,
  ...more,
});

const early = start - 48 * hour;
const late = start - 3 * hour;
const iso = (at: number) => new Date(at).toISOString();

test.each<[string, Game, number, object]>([
  ['a free spot', aGame(), early, { kind: 'join' }],
  ['all spots taken or held', aGame({ joined_players_number: 9, held_spots: 1 }), early, { kind: 'queue' }],
  ['pending after the cutoff', aGame(), late, { kind: 'none', why: 'closed' }],
  ['confirmed and paid after the cutoff', aGame({ status: 'confirmed' }), late, { kind: 'join' }],
  ['a confirmed game that runs', aGame({ status: 'confirmed' }), start, { kind: 'none', why: 'started' }],
  ['not open yet', aGame({ signup_opens_in_days: 1 }), early, { kind: 'none', why: 'notOpen' }],
  ['a free game joined', aGame({ price: 0, viewer: viewer({ joined: true }) }), early, { kind: 'leave' }],
  ['a free game joined, too late', aGame({ price: 0, viewer: viewer({ joined: true }) }), late, { why: 'joined' }],
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
