import { cutoffAt, day, hour, minute } from '@rondo/rules';
import { countingOf, outcomesOf } from '@rondo/rules/results';
import type { NewRow } from '../platform/database/insert-rows.ts';
import { startOn } from './calendar.ts';
import type { Community, MemberRow } from './communities.ts';
import { join, joiningTimes } from './join-people.ts';
import { makeGame, type World } from './make-game.ts';
import type { Person } from './people.ts';
import type { DemoResults } from './results.ts';
import type { GameRow, Story, TeamRow } from './story.ts';

const size = 6;
/** How many of the home side are in a challenge that waits for its answer. */
const early = 4;
const colors = ['#0b7a3e', '#1c4fd6'] as const;

interface Around {
  members: readonly MemberRow[];
  organiser: Person | undefined;
  results: DemoResults;
  /** How many games each person has played. */
  played: Map<string, number>;
}

/**
 * Two challenges between communities that play volleyball: one waits for the answer of the first community, whose admin is the demo's, and one was
 * played.
 */
export function tellChallenges(story: Story, world: World, around: Around): NewRow<'challenge'>[] {
  const named = (code: string) => world.communities.find(({ short_code }) => short_code === code);
  const [dom, beach, martini] = [named('domvolley'), named('haagse-beach'), named('martini-volley')];
  if (!dom || !beach || !martini) return [];
  return [
    tellOne(story, world, around, { home: martini, away: dom, isPlayed: false }),
    tellOne(story, world, around, { home: dom, away: beach, isPlayed: true }),
  ];
}

function tellOne(
  story: Story,
  world: World,
  { members, organiser, results, played }: Around,
  { home, away, isPlayed }: { home: Community; away: Community; isPlayed: boolean },
): NewRow<'challenge'> {
  const { now, random } = world;
  const startsAt = startOn(now, isPlayed ? -9 : 8, random);
  const createdAt = new Date(Math.min(now.getTime(), startsAt.getTime()) - (isPlayed ? 12 * day : 30 * hour));
  const city = world.cities.find(({ name }) => name === home.city);
  const made = makeGame(world, {
    startsAt,
    createdAt,
    sport: 'Volleyball',
    level: 'All levels',
    priceCents: 0,
    ...(city && { city }),
    ...(organiser && { organiser }),
  });
  const game: GameRow = {
    ...made,
    name: `${home.name} – ${away.name}`.slice(0, 50),
    community_id: home.id,
    capacity: 2 * size,
    minimum_players: 8,
    placeholder_players: 0,
    cutoff_at: cutoffAt({ startsAt, createdAt, priceCents: 0 }),
    archived: isPlayed,
    status: isPlayed ? 'confirmed' : 'pending',
  };
  story.games.push(game);
  const teams = [home, away].map(({ name }, index): TeamRow => ({
    id: random.uuid(),
    game_id: game.id,
    name,
    color: colors[index] ?? colors[0],
    size,
    position: index + 1,
  }));
  story.teams.push(...teams);
  const [ours, theirs] = [home, away].map(({ id }) => membersOf(id, members, world.people));
  const people = isPlayed
    ? pairs(
        ours ?? [],
        (theirs ?? []).filter((one) => !ours?.slice(0, size).includes(one)),
      )
    : (ours ?? []).slice(0, early);
  const times = joiningTimes(game, isPlayed ? startsAt : now, people.length, random);
  const registrations = join(story, game, people, times, random, { teams: isPlayed ? teams : teams.slice(0, 1) });
  if (isPlayed) {
    for (const registration of registrations) registration.status = 'played';
    for (const { id } of people) played.set(id, (played.get(id) ?? 0) + 1);
    tellResult(game, teams, registrations[0]?.user_id ?? null, results, random.uuid());
  }
  return {
    game_id: game.id,
    away_community_id: away.id,
    home_team_id: teams[0]?.id ?? '',
    away_team_id: teams[1]?.id ?? '',
    asked_at: createdAt,
    ...(isPlayed && { answered_at: new Date(createdAt.getTime() + 5 * hour), accepted: true }),
  };
}

/** A player of each side in turn, as their spots are given out. */
const pairs = (ours: readonly Person[], theirs: readonly Person[]): Person[] =>
  ours.slice(0, size).flatMap((one, index) => [one, ...theirs.slice(index, index + 1)]);

function membersOf(id: string, members: readonly MemberRow[], people: readonly Person[]): Person[] {
  const own = new Set(
    members.flatMap(({ community_id, user_id, status }) =>
      community_id === id && status === 'approved' ? user_id : [],
    ),
  );
  return people.filter((person) => own.has(person.id) && !person.email.endsWith('@rondo.test'));
}

/** Three sets to one, entered by one captain and confirmed soon after. */
function tellResult(
  game: GameRow,
  teams: readonly TeamRow[],
  captainId: string | null,
  { results, outcomes }: DemoResults,
  id: string,
): void {
  const [home, away] = teams;
  const counting = countingOf(game.sport);
  if (!home || !away || !counting) return;
  const parts: [number, number][] = [
    [25, 21],
    [19, 25],
    [25, 23],
    [25, 18],
  ];
  const bouts = [{ sides: [home.id, away.id] as [string, string], parts }];
  const entered = new Date(game.ends_at.getTime() + 10 * minute);
  const confirmed = new Date(entered.getTime() + 30 * minute);
  results.push({
    id,
    game_id: game.id,
    bouts,
    entered_at: entered,
    written_at: entered,
    entered_by: captainId,
    side_id: home.id,
    confirmed_at: confirmed,
    confirmed_by: null,
  });
  for (const [team, outcome] of outcomesOf(bouts, counting))
    outcomes.push({ team_id: team, game_id: game.id, outcome, stands_at: confirmed, strength: null });
}
