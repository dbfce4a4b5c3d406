import { day, hour, minute } from '@rondo/rules';
import { type Bout, countingOf, outcomesOf, type Part, standsAt } from '@rondo/rules/results';
import type { NewRow } from '../platform/database/insert-rows.ts';
import { games } from './data.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import type { GameRow, RegistrationRow, Story, TeamRow } from './story.ts';

export interface DemoResults {
  results: NewRow<'game_result'>[];
  outcomes: NewRow<'team_outcome'>[];
}

/**
 * The games that these people played were between two teams; a captain entered what came out, and the other confirmed it; that of the last days still waits.
 * It has chance of its own, so that the rest of the story stays as it is.
 */
export function tellResults(story: Story, people: readonly Person[], now: Date, random: Random): DemoResults {
  const ids = new Set(people.map(({ id }) => id));
  const told: DemoResults = { results: [], outcomes: [] };
  const players = Map.groupBy(story.registrations, (one) => one.game_id);
  for (const game of story.games) {
    const played = players.get(game.id)?.filter(({ status }) => status === 'played') ?? [];
    const isOfThem = played.some(({ user_id: id }) => ids.has(id)) && played.every((one) => one.team_id === null);
    if (isOfThem && played.length >= 4) tellOne(story, told, { game, played }, now, random);
  }
  return told;
}

function tellOne(
  story: Story,
  { results, outcomes }: DemoResults,
  { game, played }: { game: GameRow; played: readonly RegistrationRow[] },
  now: Date,
  random: Random,
): void {
  const counting = countingOf(game.sport);
  if (!counting) return;
  const [one, other] = makeSides(game, played.length, random);
  if (!one || !other) return;
  story.teams.push(one, other);
  for (const [index, registration] of played.entries()) registration.team_id = index % 2 === 0 ? one.id : other.id;
  const parts = counting === 'sets' ? makeSets(random) : [makePart(counting === 'points' ? 40 : 3, random)];
  const bouts: Bout[] = [{ sides: [one.id, other.id], parts }];
  const isLate = game.ends_at.getTime() > now.getTime() - 3 * day;
  const entered = new Date(isLate ? now.getTime() - 3 * hour : game.ends_at.getTime() + 5 * minute);
  const confirmed = isLate ? null : new Date(entered.getTime() + 40 * minute);
  results.push({
    id: random.uuid(),
    game_id: game.id,
    bouts,
    entered_at: entered,
    written_at: entered,
    // The other side entered it, so that the demo's player, who joined first, may confirm it.
    entered_by: played[1]?.user_id ?? null,
    side_id: other.id,
    confirmed_at: confirmed,
    confirmed_by: confirmed && (played[0]?.user_id ?? null),
  });
  for (const [team, outcome] of outcomesOf(bouts, counting))
    outcomes.push({
      team_id: team,
      game_id: game.id,
      outcome,
      stands_at: standsAt({ enteredAt: entered, confirmedAt: confirmed }),
      strength: null,
    });
}

const makeSides = (game: GameRow, count: number, random: Random): TeamRow[] =>
  random.sample(games.teams, 2).map(({ name, color }, index) => ({
    id: random.uuid(),
    game_id: game.id,
    name,
    color,
    size: Math.ceil(count / 2),
    position: index + 1,
  }));

const makePart = (about: number, random: Random): Part => [
  random.between(about, about * 2),
  random.between(about, about * 2),
];

/** Three or four sets, each won by some points. */
const makeSets = (random: Random): Part[] =>
  Array.from({ length: random.between(3, 4) }, (): Part => {
    const less = random.between(14, 23);
    return random.chance(0.55) ? [25, less] : [less, 25];
  });
