import { hour, opensForRating, type RatedSport, ratingClosesAt } from '@rondo/rules';
import { startOn, weekendStart } from './calendar.ts';
import type { Crowd } from './crowd.ts';
import { cancel, join, joiningTimes } from './join-people.ts';
import { createdBefore, makeGame, type World } from './make-game.ts';
import type { Person } from './people.ts';
import type { GameRow, Story } from './story.ts';
import { makeTeams } from './tournaments.ts';

const gameCount = 1500;
/** How far back the story goes. */
const days = 540;
/** Past games near home that the demo's first accounts played in; the first few had a price. */
const ownGames = 12;

/** Past games, the oldest first: played and settled, or cancelled and refunded; then rated. */
export function tellPast(story: Story, world: World, crowd: Crowd, accounts: readonly Person[]): Map<string, number> {
  const { now, random } = world;
  const own = accounts.slice(0, 2);
  const games = Array.from({ length: gameCount }, (_, index) => {
    const mine = index < ownGames;
    const tournament = index % 60 === 59 ? { capacity: 24 } : undefined;
    const daysAgo = tournament || mine ? 3 + index * 7 : 1 + Math.floor(days * random.next() ** 1.3);
    const startsAt = tournament ? weekendStart(now, -Math.min(daysAgo, days), random) : startOn(now, -daysAgo, random);
    const game = makeGame(world, {
      startsAt,
      createdAt: createdBefore(startsAt, now, random),
      ...(tournament && { tournament, sport: 'Volleyball' as const }),
      ...(mine && {
        city: own[0]?.home,
        sport: index % 3 === 2 ? ('Football' as const) : ('Volleyball' as const),
        level: 'All levels',
        priceCents: index % 2 === 0 ? 400 : 0,
      }),
    });
    return { game, guests: mine ? own.slice(0, index % 3 === 0 ? 2 : 1) : [], cancelled: index === 4 };
  }).sort((a, b) => a.game.starts_at.getTime() - b.game.starts_at.getTime());

  const played = new Map<string, number>();
  for (const { game, guests, cancelled } of games) {
    story.games.push(game);
    const isCancelled = cancelled || (guests.length === 0 && random.chance(0.07));
    const players = [...guests, ...fill(world, crowd, game, isCancelled)].slice(0, game.capacity);
    const teams = game.tournament ? makeTeams(story, game, random) : undefined;
    const times = joiningTimes(game, game.cutoff_at, players.length, random);
    const registrations = join(story, game, players, times, random, { teams });
    game.archived = true;
    if (isCancelled) {
      cancel(story, game, registrations, game.cutoff_at, null);
      continue;
    }
    game.status = 'confirmed';
    for (const registration of registrations) registration.status = 'played';
    const cents = registrations.reduce((sum, { paid_cents }) => sum + paid_cents, 0);
    if (cents > 0) story.money.push({ kind: 'settlement', at: game.ends_at, gameId: game.id, cents });
    for (const { id } of players) played.set(id, (played.get(id) ?? 0) + 1);
    rate(story, world, game, players, own);
  }
  return played;
}

function fill({ cities, random }: World, crowd: Crowd, game: GameRow, cancelled: boolean): Person[] {
  const city = cities.find(({ name }) => game.city === name || name.startsWith(`${game.city} `));
  if (!city) return [];
  const { minimum_players: minimum, capacity } = game;
  const size = cancelled
    ? random.between(0, minimum - 2)
    : random.between(minimum, random.chance(0.2) ? capacity : Math.floor((minimum * 2 + capacity) / 3));
  return crowd.gather({
    city,
    sport: game.sport,
    level: game.level,
    wasPlayed: true,
    free: game.price_cents === 0,
    size,
  });
}

/**
 * Some players give 3 to 5 others grades that are close to their skill, with the rater's own leniency. Games that can still be rated are left to the
 * demo's accounts.
 */
function rate(
  story: Story,
  { now, random, communities }: World,
  game: GameRow,
  players: readonly Person[],
  accounts: readonly Person[],
): void {
  const ratingEnabled = game.community_id === null || communities.some(({ id }) => id === game.community_id);
  if (!opensForRating({ ...game, ratingEnabled })) return;
  for (const rater of players) {
    if (rater.role === 'guest' || !random.chance(0.2)) continue;
    if (accounts.includes(rater) && ratingClosesAt(game.ends_at) > now) continue;
    const after = game.ends_at.getTime() + random.between(1, 40) * hour;
    const at = new Date(Math.min(after, (game.ends_at.getTime() + now.getTime()) / 2));
    const others = players.filter((person) => person !== rater);
    for (const target of random.sample(others, random.between(3, 5))) {
      const felt = random.around(target.skill + rater.leniency, 0.35);
      story.gradings.push({
        game_id: game.id,
        rater_id: rater.id,
        target_id: target.id,
        sport: game.sport as RatedSport,
        grade: Math.round(Math.min(6, Math.max(1, felt)) * 20) / 20,
        created_at: at,
      });
    }
  }
}
