import { amsterdamDay, day, hour } from '@rondo/rules';
import { startOn } from './calendar.ts';
import type { Crowd } from './crowd.ts';
import { join, joiningTimes } from './join-people.ts';
import { makeGame, type World } from './make-game.ts';
import type { Person } from './people.ts';
import type { Story } from './story.ts';

/**
 * Free games of the organiser that both players were in: one two days ago, whose recap stands on their home pages whatever the hour
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
  for (const startsAt of [startOn(world.now, -2, world.random), ...lastYear(world)])
    play(story, world, { startsAt, crowd, accounts: [player, other], organiser, played });
}

/** A time in the last months of last year, so that the players have a year to look back on (product.md#a-year). */
function lastYear({ now, random }: World): Date[] {
  const [year] = amsterdamDay(now).split('-').map(Number);
  const sinceNewYear = Math.ceil((now.getTime() - Date.UTC(year ?? 0, 0, 1)) / day);
  return [20, 27, 50, 80].map((daysBefore) => startOn(now, -sinceNewYear - daysBefore, random));
}

interface Played {
  startsAt: Date;
  crowd: Crowd;
  accounts: readonly Person[];
  organiser: Person;
  played: Map<string, number>;
}

function play(story: Story, world: World, { startsAt, crowd, accounts, organiser, played }: Played): void {
  const [city, sport] = [organiser.home, 'Volleyball'] as const;
  const createdAt = new Date(startsAt.getTime() - 9 * day);
  const game = makeGame(world, { sport, city, level: 'All levels', priceCents: 0, startsAt, createdAt, organiser });
  Object.assign(game, { name: 'Volleybal met bekenden', community_id: null, archived: true, status: 'confirmed' });
  story.games.push(game);
  const others = crowd.gather({ city, sport, level: 'All levels', free: true, size: game.minimum_players - 2 });
  const players = [...accounts, ...others];
  const until = new Date(startsAt.getTime() - 12 * hour);
  const registrations = join(
    story,
    game,
    players,
    joiningTimes(game, until, players.length, world.random),
    world.random,
  );
  for (const registration of registrations) registration.status = 'played';
  for (const { id } of players) played.set(id, (played.get(id) ?? 0) + 1);
}
