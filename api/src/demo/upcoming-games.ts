import { confirmsAt, hour } from '@rondo/rules';
import { startOn, weekendStart } from './calendar.ts';
import type { Crowd } from './crowd.ts';
import { games } from './data.ts';
import { cancel, join, joiningTimes } from './join-people.ts';
import { createdBefore, makeGame, type World } from './make-game.ts';
import type { Person } from './people.ts';
import type { EarlyBirdRow, GameRow, Story } from './story.ts';
import { makeTeams } from './tournaments.ts';
import { townName } from './venues.ts';

const gameCount = 233;
/** Each community hosts one of this many plain games. */
const everyGame = 36;

/** The special kinds of games; the others are plain ones, filled at random. */
type Kind =
  | 'plain'
  | 'full'
  | 'nearlyFull'
  | 'empty'
  | 'cancelled'
  | 'earlyBird'
  | 'passcode'
  | 'later'
  | 'limit'
  | 'tournament';

const kinds: readonly (readonly [Kind, number])[] = [
  ['plain', 110],
  ['full', 30],
  ['nearlyFull', 30],
  ['empty', 16],
  ['cancelled', 10],
  ['earlyBird', 14],
  ['passcode', 6],
  ['later', 8],
  ['limit', 8],
  ['tournament', 9],
];

/** The upcoming games, tonight's first: of every sport, price and state. */
export function tellUpcoming(story: Story, world: World, crowd: Crowd, scores: Scores): void {
  const { random } = world;
  const deck = kinds.flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
  const shuffled = random.sample(deck, deck.length);
  for (let index = 0; index < gameCount; index += 1) {
    const kind = shuffled[index] ?? 'plain';
    const game = makeUpcoming(world, kind, index);
    // A few are featured on the home page.
    if (kind === 'nearlyFull' || kind === 'tournament') feature(story, game);
    tellOne(story, world, crowd, game, kind, scores);
  }
}

/** A person's score in a sport. */
export type Scores = (userId: string, sport: string) => number;

function makeUpcoming(world: World, kind: Kind, index: number): GameRow {
  const { now, random } = world;
  const far = kind === 'later' ? 30 + random.between(0, 20) : 2 + Math.floor(42 * random.next() ** 1.7);
  const daysAhead = kind === 'earlyBird' || kind === 'tournament' ? Math.max(far, 4) : index < 40 ? index % 3 : far;
  const startsAt =
    kind === 'tournament'
      ? weekendStart(now, daysAhead, random)
      : startOn(now, daysAhead, random, new Date(now.getTime() + hour));
  // Every community has an upcoming game.
  const host = kind === 'plain' ? world.communities[index % everyGame] : undefined;
  const game = makeGame(world, {
    startsAt,
    createdAt: createdBefore(startsAt, now, random),
    ...(host && { sport: host.sport, city: cityOf(world, host.city) }),
    ...(kind === 'earlyBird' && {
      sport: random.pick(['Volleyball', 'Football', 'Basketball'] as const),
      priceCents: 800,
    }),
    ...(kind === 'limit' && {
      sport: random.pick(['Volleyball', 'Football', 'Basketball'] as const),
      level: 'Intermediate' as const,
    }),
    ...(kind === 'tournament' && {
      sport: random.pick(['Volleyball', 'Football', 'Basketball', 'Futsal'] as const),
      tournament: { capacity: random.pick([20, 24, 30, 36]) },
    }),
  });
  if (host) game.community_id = host.id;
  if (kind === 'passcode') game.passcode = 'rondo';
  if (kind === 'later') game.signup_opens_in_days = 21;
  if (kind === 'limit') game.level_limit = random.pick([2.5, 3, 3.2]);
  return game;
}

function cityOf({ cities }: World, town: string) {
  return cities.find((city) => townName(city) === town);
}

function feature(story: Story, game: GameRow): void {
  const featured = story.games.filter(({ featured_position }) => typeof featured_position === 'number').length;
  if (featured < 6) game.featured_position = featured + 1;
}

/** Fills a game as its kind says, and decides its status as the rules would. */
function tellOne(story: Story, world: World, crowd: Crowd, game: GameRow, kind: Kind, scores: Scores): void {
  const { now, random } = world;
  story.games.push(game);
  const enough = now >= new Date(game.cutoff_at.getTime() - 2 * hour) ? game.minimum_players : 0;
  const people = gather(world, crowd, game, Math.max(sizeOf(kind, game, world), kind === 'cancelled' ? 0 : enough));
  const players = people.filter(({ id }) => game.level_limit === 0 || scores(id, game.sport) >= game.level_limit);
  const teams = game.tournament ? makeTeams(story, game, random) : undefined;
  const earlyBirds = kind === 'earlyBird' ? makeEarlyBirds(story, game, world) : undefined;
  const joining = players.slice(0, game.capacity);
  const times = joiningTimes(game, now, joining.length, random);
  const registrations = join(story, game, joining, times, random, { teams, earlyBirds });
  if (kind === 'cancelled' || (enough > 0 && joining.length < game.minimum_players)) {
    const at = new Date(Math.max(now.getTime() - random.between(1, 6) * 600_000, times.at(-1)?.getTime() ?? 0));
    cancel(story, game, registrations, at, random.pick(games.cancelNotes));
    return;
  }
  if (confirmsAt(joining.length, game.minimum_players)) game.status = 'confirmed';
  for (const [index, { id }] of players.slice(game.capacity).entries()) {
    const entry = { game_id: game.id, user_id: id, status: 'waiting' as const, place: index + 1 };
    story.waiting.push({ ...entry, created_at: now });
  }
}

function sizeOf(kind: Kind, game: GameRow, { random }: World): number {
  const { minimum_players: minimum, capacity } = game;
  switch (kind) {
    case 'full':
      return capacity + random.between(0, 4);
    case 'nearlyFull':
      return capacity - random.between(1, 2);
    case 'empty':
    case 'later':
      return 0;
    case 'cancelled':
      return random.between(1, minimum - 1);
    case 'limit':
      return capacity + 4;
    default:
      return random.chance(0.55) ? random.between(minimum, capacity - 1) : random.between(1, minimum - 1);
  }
}

function gather({ cities }: World, crowd: Crowd, game: GameRow, size: number): Person[] {
  const city = cities.find(({ name }) => game.city === name || name.startsWith(`${game.city} `));
  if (!city || size === 0) return [];
  return crowd.gather({ city, sport: game.sport, level: game.level, free: game.price_cents === 0, size });
}

function makeEarlyBirds(story: Story, game: GameRow, { random }: World): EarlyBirdRow[] {
  const steps = [
    { spots_total: random.between(2, 4), discount_type: 'percentage', discount_value: 50 },
    { spots_total: random.between(3, 6), discount_type: 'fixed', discount_value: 200 },
  ] as const;
  const rows = steps.map((step, index) => ({
    id: random.uuid(),
    game_id: game.id,
    priority: index + 1,
    spots_occupied: 0,
    ...step,
  }));
  story.earlyBirds.push(...rows);
  return rows;
}
