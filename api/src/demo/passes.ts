import { cutoffAt, day, hour, minute } from '@rondo/rules';
import { passEndsAt, passPrice, passTerms, ridePrice } from '@rondo/rules/passes';
import { instantLater } from '../platform/time/amsterdam.ts';
import { startOn } from './calendar.ts';
import type { Crowd } from './crowd.ts';
import { games } from './data.ts';
import { join, joiningTimes } from './join-people.ts';
import { makeGame, type World } from './make-game.ts';
import type { Person } from './people.ts';
import { emptyStory, type GameRow, type Story } from './story.ts';

const weeks = 12;
const percent = 10;
/** Weeks from the first for which the first account has used its pass already. */
const usedFor = [2, 3];

/** A weekly series of which a pass is sold; the first account's is partly used; the second account, which has no codes, has a new one. */
export function tellPass({ now, random, ...world }: World, crowd: Crowd, accounts: readonly Person[]): Story {
  const story = emptyStory();
  const [player, other] = accounts;
  if (!player || !other) return story;
  const startsAt = startOn(now, 6, random, new Date(now.getTime() + 3 * hour));
  const createdAt = new Date(now.getTime() - 20 * day);
  const facts = { sport: 'Volleyball', city: player.home, level: 'All levels', priceCents: 5_00 } as const;
  const first = makeGame({ ...world, now, random }, { ...facts, startsAt, createdAt, organiser: undefined });
  const series = { id: random.uuid(), organiser_id: first.organiser_id, created_at: createdAt, pass_percent: percent };
  Object.assign(first, { name: games.withPass, minimum_players: 8, capacity: 12, series_id: series.id });
  story.series.push(series);
  story.games.push(
    first,
    ...Array.from({ length: weeks - 1 }, (_, week) => repeat(first, week + 1, random.uuid())).flat(),
  );
  const wish = { city: player.home, sport: facts.sport, level: first.level, free: false, size: 5 };
  for (const game of story.games.slice(0, 3)) {
    const people = crowd.gather(wish);
    join(story, game, people, joiningTimes(game, new Date(now.getTime() - day), people.length, random), random);
  }
  sellPass(story, player, series.id, { boughtAt: new Date(now.getTime() - 4 * day), id: random.uuid() });
  sellPass(story, other, series.id, { boughtAt: new Date(now.getTime() - 2 * day), id: random.uuid() });
  for (const week of usedFor) useRide(story, player, story.games[week], random.uuid());
  return story;
}

function repeat(first: GameRow, week: number, id: string): GameRow[] {
  const startsAt = instantLater(first.starts_at, { weeks: week });
  if (!startsAt) return [];
  const endsAt = new Date(startsAt.getTime() + first.duration_minutes * minute);
  const cutoff = cutoffAt({ startsAt, createdAt: first.created_at, priceCents: first.price_cents });
  return [{ ...first, id, starts_at: startsAt, ends_at: endsAt, cutoff_at: cutoff }];
}

function sellPass(story: Story, { id: userId }: Person, seriesId: string, pass: { id: string; boughtAt: Date }): void {
  const [game] = story.games;
  if (!game) return;
  const { id: passId, boughtAt } = pass;
  const rideCents = ridePrice(game.price_cents, percent);
  story.passes.push({
    id: passId,
    series_id: seriesId,
    game_id: game.id,
    user_id: userId,
    ride_cents: rideCents,
    rides_left: passTerms.rides,
    bought_at: boughtAt,
    ends_at: passEndsAt(boughtAt),
  });
  story.money.push({ kind: 'pass_bought', at: boughtAt, gameId: game.id, userId, passId, cents: passPrice(rideCents) });
}

/** The pass of the story pays for a spot of its owner. */
function useRide(story: Story, { id: userId }: Person, game: GameRow | undefined, registrationId: string): void {
  const [pass] = story.passes;
  if (!pass || !game) return;
  const at = new Date(pass.bought_at.getTime() + hour);
  pass.rides_left -= 1;
  story.registrations.push({
    id: registrationId,
    game_id: game.id,
    user_id: userId,
    payer_id: userId,
    team_id: null,
    early_bird_id: null,
    pass_id: pass.id,
    price_cents: pass.ride_cents,
    paid_cents: pass.ride_cents,
    price_lines: null,
    status: 'active',
    refunded_cents: 0,
    retained_cents: 0,
    joined_at: at,
    ended_at: null,
  });
  story.money.push({
    kind: 'entrance_fee',
    at,
    gameId: game.id,
    userId,
    registrationId,
    cents: pass.ride_cents,
    passId: pass.id,
  });
}
