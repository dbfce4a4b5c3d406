import { cutoffAt, day, hour, minute } from '@rondo/rules';
import { instantLater } from '../platform/time/amsterdam.ts';
import { startOn } from './calendar.ts';
import type { Crowd } from './crowd.ts';
import { games } from './data.ts';
import { cancel, join, joiningTimes } from './join-people.ts';
import { makeGame, type World } from './make-game.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import type { GameRow, RegistrationRow, Story } from './story.ts';

/** Games of a weekly series. */
const weeks = 4;

type Outline = (typeof games.own)[number];

/** Games around the demo's accounts, as `data/games.json` lists them. */
export function tellOwn(story: Story, world: World, crowd: Crowd, accounts: readonly Person[]): void {
  for (const outline of games.own) tellOne(story, world, crowd, accounts, outline);
}

function tellOne(story: Story, world: World, crowd: Crowd, accounts: readonly Person[], outline: Outline): void {
  const { now, random } = world;
  const named = (name: string) => accounts.find(({ email }) => email === `${name}@rondo.test`);
  const city = accounts[0]?.home;
  if (!city) return;
  const game = makeGame(world, {
    sport: outline.sport,
    city,
    level: 'All levels',
    priceCents: outline.euros * 100,
    startsAt: startOn(now, outline.days, random, new Date(now.getTime() + 3 * hour), outline.hours),
    createdAt: new Date(now.getTime() - random.between(8, 20) * day),
    organiser: outline.organiser && named(outline.organiser),
  });
  Object.assign(game, { name: outline.name, minimum_players: 8, capacity: 12 });
  if (outline.more === 'passcode') game.passcode = 'rondo';
  story.games.push(game);
  const own = outline.joined.flatMap((name) => named(name) ?? []);
  const size = outline.others === 'full' ? game.capacity : outline.others;
  const wish = { city, sport: outline.sport, level: game.level, free: game.price_cents === 0, size };
  const players = [...crowd.gather(wish), ...own];
  const times = joiningTimes(game, new Date(now.getTime() - 3 * day), players.length, random);
  const registrations = join(story, game, players, times, random);
  const at = new Date(now.getTime() - 26 * hour);
  if (outline.more === 'cancelled') return cancel(story, game, registrations, at, games.cancelNotes[1] ?? null);
  const mine = registrations.at(-1);
  if (outline.more === 'weekly') repeat(story, game, random);
  if (outline.more === 'refunded' && mine) refund(story, mine, at);
  const left = registrations.filter(({ status }) => status === 'active').length;
  if (left >= game.minimum_players) game.status = 'confirmed';
  for (const name of outline.waiting) {
    const person = named(name);
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
