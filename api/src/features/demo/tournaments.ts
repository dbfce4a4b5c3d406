import { teamColors } from './game-words.ts';
import type { Random } from './random.ts';
import type { GameRow, Story, TeamRow } from './story.ts';

/** Splits a tournament's capacity over teams of 4 to 6, each with a name and a colour of its own. */
export function makeTeams(story: Story, game: GameRow, random: Random): TeamRow[] {
  const size = [6, 5, 4].find((each) => game.capacity % each === 0) ?? game.capacity;
  const teams = random.sample(teamColors, game.capacity / size).map(([name, color], index) => ({
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
