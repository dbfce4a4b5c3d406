import { amsterdamDay, day, hour, type Sport } from '@rondo/rules';
import { startOn } from './calendar.ts';
import type { Crowd } from './crowd.ts';
import { games } from './data.ts';
import { join, joiningTimes } from './join-people.ts';
import { makeGame, type World } from './make-game.ts';
import type { Person } from './people.ts';
import type { GameRow, RegistrationRow, Story } from './story.ts';

/** A free game near the organiser's home. */
interface Held {
  sport: Sport;
  startsAt: Date;
  createdAt: Date;
  /** Columns with a fixed value; the others are drawn. */
  given: Partial<GameRow>;
  /** People with accounts who join; `others` is how many of the crowd join too. */
  accounts?: readonly Person[];
  others: (game: GameRow) => number;
  joinedBy: Date;
}

function hold(story: Story, world: World, crowd: Crowd, organiser: Person, held: Held): RegistrationRow[] {
  const { sport, startsAt, createdAt, accounts = [] } = held;
  const place = { sport, city: organiser.home, level: 'All levels' } as const;
  const game = makeGame(world, { ...place, priceCents: 0, startsAt, createdAt, organiser });
  Object.assign(game, held.given);
  story.games.push(game);
  const players = [...accounts, ...crowd.gather({ ...place, free: true, size: held.others(game) })];
  const times = joiningTimes(game, held.joinedBy, players.length, world.random);
  return join(story, game, players, times, world.random);
}

/**
 * A game of the organiser a day ahead that lacks two players, so that people are told (product.md#rescue). The other accounts don't play its sport,
 * so they aren't told.
 */
export function tellShort(story: Story, world: World, crowd: Crowd, organiser: Person | undefined): void {
  if (!organiser) return;
  const ago = (days: number) => new Date(world.now.getTime() - days * day);
  hold(story, world, crowd, organiser, {
    sport: 'Health & fitness',
    // At most a day and a half ahead, whatever the hour.
    startsAt: startOn(world.now, 0, world.random, new Date(world.now.getTime() + 12 * hour)),
    createdAt: ago(9),
    given: { name: games.organiser.short, community_id: null, minimum_players: 6, capacity: 12 },
    others: (game) => game.minimum_players - 2,
    joinedBy: ago(1),
  });
}

/** A game of the organiser that ended an hour ago, with its check-in open. */
export function tellOnTheDay(story: Story, world: World, crowd: Crowd, organiser: Person | undefined): void {
  if (!organiser) return;
  const now = world.now.getTime();
  const startsAt = new Date(Math.floor((now - 2.5 * hour) / (hour / 4)) * (hour / 4));
  const ended = { duration_minutes: 90, ends_at: new Date(startsAt.getTime() + 1.5 * hour), archived: true };
  const registrations = hold(story, world, crowd, organiser, {
    sport: 'Volleyball',
    startsAt,
    createdAt: new Date(now - 9 * day),
    given: {
      ...ended,
      name: games.organiser.onTheDay,
      community_id: null,
      status: 'confirmed',
      minimum_players: 8,
      capacity: 14,
    },
    others: () => 12,
    joinedBy: new Date(now - day),
  });
  for (const registration of registrations) registration.status = 'played';
}

/**
 * Games of the organiser that both players were in: one two days ago, whose recap stands on their home pages whatever the hour
 * (product.md#after-a-game), and some of last year.
 * @param played how many games each person has played; these games are added to it
 */
export function tellPlayed(
  story: Story,
  world: World,
  crowd: Crowd,
  [player, other, organiser]: readonly Person[],
  played: Map<string, number>,
): void {
  if (!player || !other || !organiser) return;
  for (const startsAt of [startOn(world.now, -2, world.random), ...lastYear(world)]) {
    const registrations = hold(story, world, crowd, organiser, {
      sport: 'Volleyball',
      startsAt,
      createdAt: new Date(startsAt.getTime() - 9 * day),
      given: { name: games.organiser.played, community_id: null, archived: true, status: 'confirmed' },
      accounts: [player, other],
      others: (game) => game.minimum_players - 2,
      joinedBy: new Date(startsAt.getTime() - 12 * hour),
    });
    for (const registration of registrations) {
      registration.status = 'played';
      played.set(registration.user_id, (played.get(registration.user_id) ?? 0) + 1);
    }
  }
}

/** A time in the last months of last year, so that the players have a year to look back on (product.md#a-year). */
function lastYear({ now, random }: World): Date[] {
  const [year] = amsterdamDay(now).split('-').map(Number);
  const sinceNewYear = Math.ceil((now.getTime() - Date.UTC(year ?? 0, 0, 1)) / day);
  return [20, 27, 50, 80].map((daysBefore) => startOn(now, -sinceNewYear - daysBefore, random));
}
