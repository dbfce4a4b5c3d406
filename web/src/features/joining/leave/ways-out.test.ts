import { expect, test } from 'vitest';
import { waysOut } from './ways-out.ts';

type Game = Parameters<typeof waysOut>[0];
type Viewer = NonNullable<Game['viewer']>;

const start = Date.parse('2026-12-01T19:00:00Z');
const hour = 3_600_000;

const inIt: Viewer = {
  joined: true,
  takenOut: null,
  sides: [],
  waiting: false,
  waitingPosition: null,
  waitingAllowed: null,
  waitingForecast: null,
  offeredUntil: null,
  isRegular: false,
  regularSpotUntil: null,
  paid: 4,
  fee: 0,
  paidBy: null,
  refund: { allowed: true, percent: 90, amount: 3.6, retained: 0.4 },
  friends: [],
  onPass: false,
  handOverTo: null,
  handOverFrom: [],
  released: false,
  hearsConfirmed: true,
  isReminded: true,
  playedWith: [],
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
};

function aGame(viewer: Partial<Viewer> | null = {}, more: Partial<Game> = {}): Game {
  return {
    status: 'pending',
    archived: false,
    game_date: new Date(start).toISOString(),
    cutoff: new Date(start - 12 * hour).toISOString(),
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
    viewer: viewer && { ...inIt, ...viewer },
    ...more,
  };
}

const never = { allowed: false, percent: 0, amount: 0, retained: 4 };
const free: Partial<Viewer> = { refund: null, paid: 0 };

test.each<[string, Game, number, readonly string[]]>([
  ['a visitor', aGame(null), 48, []],
  ['somebody who waits', aGame({ joined: false, waiting: true, refund: null, paid: null }), 48, []],
  ['a paid spot that can be refunded', aGame(), 48, ['refund 3.6', 'handOver 4', 'move']],
  ['a paid spot that can not', aGame({ refund: never }, { status: 'confirmed' }), 5, ['handOver 4', 'release 4']],
  ['one a friend paid for', aGame({ paidBy: 'Sanne' }), 48, ['decline', 'handOver', 'move']],
  ['and not refunded', aGame({ paidBy: 'Sanne', refund: never }, { status: 'confirmed' }), 5, ['handOver', 'release']],
  ['one that is offered to somebody', aGame({ handOverTo: 'a@b.test' }), 48, ['refund 3.6', 'move']],
  ['one that is released', aGame({ refund: never, released: true }, { status: 'confirmed' }), 5, []],
  ['a free one', aGame(free, { price: 0 }), 48, ['leave', 'move']],
  ['a free one, too late', aGame(free, { price: 0 }), 1, []],
  ['an external event', aGame({}, { tournament_external: true }), 48, ['refund 3.6', 'move']],
  ['a game under way', aGame({ refund: never }, { status: 'confirmed' }), -1, []],
  ['a cancelled game', aGame({}, { status: 'cancelled' }), 48, []],
  ['a game played', aGame({}, { archived: true, status: 'confirmed' }), -9, []],
])('%s', (_, game, hoursBefore, ways) => {
  const found = waysOut(game, start - hoursBefore * hour);
  expect(found.map(({ kind, back }) => (back === null ? kind : `${kind} ${back}`))).toEqual(ways);
});
