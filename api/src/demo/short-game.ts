import { day, hour } from '@rondo/rules';
import { startOn } from './calendar.ts';
import type { Crowd } from './crowd.ts';
import { join, joiningTimes } from './join-people.ts';
import { makeGame, type World } from './make-game.ts';
import type { Person } from './people.ts';
import type { Story } from './story.ts';

/**
 * A game of the organiser a day ahead that lacks two players, so that people are told (product.md#rescue). The other accounts don't play its sport,
 * so they aren't told.
 */
export function tellShort(story: Story, world: World, crowd: Crowd, organiser: Person | undefined): void {
  if (!organiser) return;
  const { now, random } = world;
  const [city, sport] = [organiser.home, 'Health & fitness'] as const;
  const game = makeGame(world, {
    sport,
    city,
    level: 'All levels',
    priceCents: 0,
    // At most a day and a half ahead, whatever the hour.
    startsAt: startOn(now, 0, random, new Date(now.getTime() + 12 * hour)),
    createdAt: new Date(now.getTime() - 9 * day),
    organiser,
  });
  Object.assign(game, { name: 'Bootcamp: nog twee erbij', community_id: null, minimum_players: 6, capacity: 12 });
  story.games.push(game);
  const players = crowd.gather({ city, sport, level: 'All levels', free: true, size: game.minimum_players - 2 });
  join(story, game, players, joiningTimes(game, new Date(now.getTime() - day), players.length, random), random);
}
