import { cutoffAt, day, hour, minute } from '@rondo/rules';
import { instantLater } from '../platform/time/amsterdam.ts';
import { startOn } from './calendar.ts';
import type { Crowd } from './crowd.ts';
import { cancelNotes } from './game-words.ts';
import { cancel, join, joiningTimes } from './join-people.ts';
import { makeGame, type World } from './make-game.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import type { GameRow, RegistrationRow, Story } from './story.ts';

/** Games of a weekly series. */
const weeks = 4;

interface Outline {
  name: string;
  sport: 'Volleyball' | 'Football' | 'Basketball';
  daysAhead: number;
  euros: number;
  /** The number of other people in the game, or `full`. */
  others: number | 'full';
  /** Indices of the demo's accounts: the players, the waiting list, and the organiser. */
  joined?: readonly number[];
  waiting?: readonly number[];
  organiser?: number;
  more?: 'refunded' | 'cancelled' | 'passcode' | 'weekly';
}

const player = 0;
const player2 = 1;
const organiser = 2;

/** A dozen games around the demo's accounts, covering every situation one may want to try. */
const outlines: readonly Outline[] = [
  {
    name: 'Mixed volleyball: één plek over',
    sport: 'Volleyball',
    daysAhead: 2,
    euros: 4,
    others: 10,
    joined: [player2],
  },
  { name: 'Volleybal na het eten', sport: 'Volleyball', daysAhead: 4, euros: 5, others: 3, joined: [player] },
  { name: 'Potje op de Uithof', sport: 'Football', daysAhead: 1, euros: 3, others: 9, joined: [player, player2] },
  { name: 'Basketbal in het park', sport: 'Basketball', daysAhead: 5, euros: 0, others: 4, joined: [player] },
  { name: 'Volleybal met wachtlijst', sport: 'Volleyball', daysAhead: 6, euros: 0, others: 'full', waiting: [player] },
  {
    name: 'Football under the Dom',
    sport: 'Football',
    daysAhead: 9,
    euros: 10,
    others: 4,
    joined: [player],
    more: 'refunded',
  },
  { name: 'Vrije inloop volleybal', sport: 'Volleyball', daysAhead: 3, euros: 0, others: 5, organiser },
  { name: 'Basketbal voor starters', sport: 'Basketball', daysAhead: 8, euros: 0, others: 'full', organiser },
  { name: 'Besloten potje', sport: 'Football', daysAhead: 7, euros: 0, others: 4, organiser, more: 'passcode' },
  {
    name: 'Volleybal in de regen',
    sport: 'Volleyball',
    daysAhead: 2,
    euros: 0,
    others: 3,
    joined: [player2],
    organiser,
    more: 'cancelled',
  },
  {
    name: 'Ochtendvoetbal',
    sport: 'Football',
    daysAhead: 10,
    euros: 0,
    others: 2,
    joined: [player2],
    organiser,
    more: 'weekly',
  },
  { name: 'Last minute volleybal', sport: 'Volleyball', daysAhead: 0, euros: 0, others: 8, organiser },
];

export function tellOwn(story: Story, world: World, crowd: Crowd, accounts: readonly Person[]): void {
  for (const outline of outlines) tellOne(story, world, crowd, accounts, outline);
}

function tellOne(story: Story, world: World, crowd: Crowd, accounts: readonly Person[], outline: Outline): void {
  const { now, random } = world;
  const city = accounts[player]?.home;
  if (!city) return;
  const game = makeGame(world, {
    sport: outline.sport,
    city,
    level: 'All levels',
    priceCents: outline.euros * 100,
    startsAt: startOn(now, outline.daysAhead, random, new Date(now.getTime() + 3 * hour)),
    createdAt: new Date(now.getTime() - random.between(8, 20) * day),
    organiser: outline.organiser === undefined ? undefined : accounts[outline.organiser],
  });
  Object.assign(game, { name: outline.name, minimum_players: 8, capacity: 12 });
  if (outline.more === 'passcode') game.passcode = 'rondo';
  story.games.push(game);
  const own = (outline.joined ?? []).flatMap((index) => accounts[index] ?? []);
  const size = outline.others === 'full' ? game.capacity : outline.others;
  const wish = { city, sport: outline.sport, level: game.level, free: game.price_cents === 0, size };
  const players = [...crowd.gather(wish), ...own];
  const times = joiningTimes(game, new Date(now.getTime() - 3 * day), players.length, random);
  const registrations = join(story, game, players, times, random);
  const at = new Date(now.getTime() - 26 * hour);
  if (outline.more === 'cancelled') return cancel(story, game, registrations, at, cancelNotes[1] ?? null);
  const mine = registrations.at(-1);
  if (outline.more === 'weekly') repeat(story, game, random);
  if (outline.more === 'refunded' && mine) refund(story, mine, at);
  const left = registrations.filter(({ status }) => status === 'active').length;
  if (left >= game.minimum_players) game.status = 'confirmed';
  for (const index of outline.waiting ?? []) {
    const person = accounts[index];
    if (person)
      story.waiting.push({
        game_id: game.id,
        user_id: person.id,
        status: 'waiting',
        place: 1,
        created_at: at,
      });
  }
  return undefined;
}

/** Makes a game the first of a weekly series, whose other games are still empty. */
function repeat(story: Story, first: GameRow, random: Random): void {
  const series = { id: random.uuid(), organiser_id: first.organiser_id, created_at: first.created_at };
  story.series.push(series);
  first.series_id = series.id;
  for (let week = 1; week < weeks; week += 1) {
    const startsAt = instantLater(first.starts_at, { weeks: week });
    if (!startsAt) continue;
    story.games.push({
      ...first,
      id: random.uuid(),
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + first.duration_minutes * minute),
      cutoff_at: cutoffAt({ startsAt, createdAt: first.created_at, priceCents: first.price_cents }),
      status: 'pending',
    });
  }
}

/** Gives up a spot more than a day before the start, for a refund of 90 % (product.md#refunds). */
function refund(story: Story, registration: RegistrationRow, at: Date): void {
  const { id, game_id, payer_id, paid_cents } = registration;
  const refundedCents = (paid_cents * 9) / 10;
  Object.assign(registration, {
    status: 'refunded',
    refunded_cents: refundedCents,
    retained_cents: paid_cents - refundedCents,
    ended_at: at,
  });
  story.money.push({
    kind: 'refund',
    at,
    gameId: game_id,
    userId: payer_id,
    registrationId: id,
    cents: paid_cents,
    refundedCents,
  });
}
