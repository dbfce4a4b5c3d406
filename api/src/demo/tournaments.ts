import { day, externalEvent } from '@rondo/rules';
import { weekendStart } from './calendar.ts';
import { games } from './data.ts';
import { makeGame, type World } from './make-game.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import type { GameRow, Story, TeamRow } from './story.ts';

/** Splits a tournament's capacity over teams of 4 to 6, each with its own name and colour. */
export function makeTeams(story: Story, game: GameRow, random: Random): TeamRow[] {
  const size = [6, 5, 4].find((each) => game.capacity % each === 0) ?? game.capacity;
  const teams = random.sample(games.teams, game.capacity / size).map(({ name, color }, index) => ({
    id: random.uuid(),
    game_id: game.id,
    name,
    color,
    size,
    position: index + 1,
  }));
  story.teams.push(...teams);
  return teams;
}

/** Tournaments of other organisations, cheaper for their members; `organiser` is an admin, as only admins may create them. */
export function tellExternal(story: Story, world: World, organiser: Person | undefined): void {
  for (const { name, sport, city, organisation, link, days } of games.external) {
    const game = makeGame(world, {
      startsAt: weekendStart(world.now, days, world.random),
      createdAt: new Date(world.now.getTime() - 3 * day),
      sport,
      city: world.cities.find((found) => found.name === city),
      level: 'All levels',
      priceCents: externalEvent.priceCents,
      tournament: { capacity: 40 },
      organiser,
    });
    story.games.push({
      ...game,
      name,
      community_id: null,
      tournament_external: true,
      tournament_org: organisation,
      tournament_link: link,
      external_member_price_cents: externalEvent.memberPriceCents,
    });
  }
}
