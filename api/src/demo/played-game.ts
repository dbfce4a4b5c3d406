import { day, hour } from '@rondo/rules';
import { startOn } from './calendar.ts';
import type { Crowd } from './crowd.ts';
import { join, joiningTimes } from './join-people.ts';
import { makeGame, type World } from './make-game.ts';
import type { Person } from './people.ts';
import type { Story } from './story.ts';

/**
 * A free game of the organiser the evening before yesterday, in which both players were: its recap stands on all their homes, whatever the
 * hour (product.md#after-a-game).
 * @param played how many games each has played, in which it is counted
 */
export function tellPlayed(
  story: Story,
  world: World,
  crowd: Crowd,
  [player, other, organiser]: readonly Person[],
  played: Map<string, number>,
): void {
  if (!player || !other || !organiser) return;
  const { now, random } = world;
  const [city, sport] = [organiser.home, 'Volleyball'] as const;
  const startsAt = startOn(now, -2, random);
  const createdAt = new Date(startsAt.getTime() - 9 * day);
  const game = makeGame(world, { sport, city, level: 'All levels', priceCents: 0, startsAt, createdAt, organiser });
  Object.assign(game, { name: 'Volleybal met bekenden', community_id: null, archived: true, status: 'confirmed' });
  story.games.push(game);
  const others = crowd.gather({ city, sport, level: 'All levels', free: true, size: game.minimum_players - 2 });
  const players = [player, other, ...others];
  const until = new Date(startsAt.getTime() - 12 * hour);
  const registrations = join(story, game, players, joiningTimes(game, until, players.length, random), random);
  for (const registration of registrations) registration.status = 'played';
  for (const { id } of players) played.set(id, (played.get(id) ?? 0) + 1);
}
