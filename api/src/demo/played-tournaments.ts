import { day, hour, minute } from '@rondo/rules';
import {
  drawTournament,
  isReady,
  type Judged,
  type Match,
  planMatches,
  type Result,
  type Setup,
  type Slot,
  standingOf,
  termsOf,
} from '@rondo/rules/tournaments';
import type { TournamentTerms } from '@rondo/contract';
import type { NewRow } from '../platform/database/insert-rows.ts';
import { weekendStart } from './calendar.ts';
import type { Crowd } from './crowd.ts';
import { games } from './data.ts';
import { join, joiningTimes } from './join-people.ts';
import { makeGame, type World } from './make-game.ts';
import type { Person } from './people.ts';
import type { GameRow, Story, TeamRow } from './story.ts';

export interface PlayedTournaments {
  tournaments: NewRow<'tournament'>[];
  teams: NewRow<'tournament_team'>[];
  followers: NewRow<'tournament_player'>[];
  matches: NewRow<'tournament_match'>[];
}

const captainsOfToday = 12;
const captainsBefore = 8;
/** Who follows each captain into the team. */
const followers = 3;

const terms = (more: Partial<TournamentTerms>): TournamentTerms => ({
  format: 'groups',
  groups: 2,
  through: 2,
  playOffs: 'third',
  legs: 1,
  rounds: 3,
  sets: null,
  matchMinutes: 20,
  changeMinutes: 5,
  restMinutes: 0,
  courts: ['Veld 1', 'Veld 2'].map((name) => ({ name, from: 0, to: 480 })),
  roles: ['referee'],
  isQueue: false,
  ...more,
});

/**
 * A tournament that is being played now, whatever the hour, with half of its results in, and one that is over.
 * @param played how many games each person has played; who played in the one that is over is added to it
 */
export function tellPlayedTournaments(
  story: Story,
  world: World,
  crowd: Crowd,
  played: Map<string, number>,
): PlayedTournaments {
  const told: PlayedTournaments = { tournaments: [], teams: [], followers: [], matches: [] };
  const { now } = world;
  const quarter = 15 * minute;
  const begun = new Date(Math.floor((now.getTime() - 126 * minute) / quarter) * quarter);
  tellOne({ story, world, crowd, told }, games.tournaments.today, {
    startsAt: begun,
    count: captainsOfToday,
    own: terms({ groups: 4 }),
  });
  const before = weekendStart(now, -5, world.random);
  const past = tellOne({ story, world, crowd, told }, games.tournaments.over, {
    startsAt: before,
    count: captainsBefore,
    own: terms({ playOffs: 'all' }),
  });
  past.archived = true;
  for (const registration of story.registrations.filter(({ game_id: id }) => id === past.id)) {
    registration.status = 'played';
    played.set(registration.user_id, (played.get(registration.user_id) ?? 0) + 1);
  }
  return told;
}

interface Told {
  story: Story;
  world: World;
  crowd: Crowd;
  told: PlayedTournaments;
}

function tellOne(
  { story, world, crowd, told }: Told,
  name: string,
  { startsAt, count, own }: { startsAt: Date; count: number; own: TournamentTerms },
): GameRow {
  const { random, now } = world;
  const duration = { duration_minutes: 360, ends_at: new Date(startsAt.getTime() + 6 * hour) };
  const game: GameRow = {
    ...makeGame(world, {
      startsAt,
      createdAt: new Date(startsAt.getTime() - 20 * day),
      sport: 'Futsal',
      level: 'All levels',
      priceCents: 0,
      tournament: { capacity: count },
    }),
    ...duration,
    name,
    community_id: null,
    status: 'confirmed',
    minimum_players: 6,
  };
  story.games.push(game);
  const places = random.sample(games.tournaments.named, count).map(({ name: called, color }, index): TeamRow => ({
    id: random.uuid(),
    game_id: game.id,
    name: called,
    color,
    size: 1,
    position: index + 1,
  }));
  story.teams.push(...places);
  const people = gather(world, crowd, game, count * (1 + followers));
  const captains = people.slice(0, count);
  join(story, game, captains, joiningTimes(game, game.cutoff_at, count, random), random, { teams: places });

  const ids = places.map(({ id }) => id);
  const counted = termsOf('Futsal');
  if (!counted) throw new Error('Somebody wins in futsal.');
  const judged: Judged = { terms: counted, lots: random.sample(ids, ids.length), fairPlay: new Map() };
  const setup: Setup = {
    courts: own.courts.map(({ name: id, from, to }) => ({ id, hours: [{ from, to }] })),
    matchMinutes: own.matchMinutes + own.changeMinutes,
    restMinutes: own.restMinutes,
    roles: own.roles,
  };
  const drawn = drawTournament(own, ids).matches;
  const { slots } = planMatches(drawn, setup);
  const minutesNow = (now.getTime() - startsAt.getTime()) / minute;
  const matches = play(drawn, slots, { own, ids, judged, until: minutesNow - setup.matchMinutes }, world);

  const drawnAt = new Date(startsAt.getTime() - 2 * day);
  told.tournaments.push({
    game_id: game.id,
    entry: 'team',
    team_size: 6,
    terms: own,
    drawn_at: drawnAt,
    lots: [...judged.lots],
  });
  for (const [index, { id }] of places.entries()) {
    const captain = captains[index];
    if (!captain) continue;
    const key = random.uuid().replaceAll('-', '');
    told.teams.push({ team_id: id, game_id: game.id, captain_id: captain.id, key, seed: index + 1 });
    const own = people.slice(count + index * followers, count + (index + 1) * followers);
    told.followers.push(...own.map((person) => ({ team_id: id, user_id: person.id, joined_at: drawnAt })));
  }
  told.matches.push(...rowsOf(game, matches, slots, captains[0]));
  return game;
}

function gather({ cities }: World, crowd: Crowd, game: GameRow, size: number): Person[] {
  const city = cities.find(({ name }) => game.city === name || name.startsWith(`${game.city} `));
  return city ? crowd.gather({ city, sport: 'Futsal', level: 'All levels', free: true, size }) : [];
}

/** Enters results by chance in the order of the plan, of what ended by a minute. */
function play(
  drawn: readonly Match[],
  slots: readonly Slot[],
  { own, ids, judged, until }: { own: TournamentTerms; ids: string[]; judged: Judged; until: number },
  { random }: World,
): Match[] {
  let matches = [...drawn];
  for (const { match: id, start } of slots) {
    const state = standingOf({ terms: own, teams: ids, matches, withdrawn: [] }, judged);
    const match = matches.find((one) => one.id === id);
    if (start > until || !match || !isReady(match, state)) continue;
    const [one, other] = [random.between(0, 4), random.between(0, 4)];
    const isLevel = one === other && match.stage === 'knock-out';
    const result: Result = { parts: [[one, other]], ...(isLevel && { shootOut: 1 }) };
    matches = matches.map((each) => (each === match ? { ...match, result } : each));
  }
  return matches;
}

function rowsOf(
  game: GameRow,
  matches: readonly Match[],
  slots: readonly Slot[],
  enterer: Person | undefined,
): NewRow<'tournament_match'>[] {
  const byMatch = new Map(slots.map((slot) => [slot.match, slot]));
  return matches.map((match, index) => {
    const slot = byMatch.get(match.id);
    const ended = slot && new Date(game.starts_at.getTime() + (slot.start + 21) * minute);
    return {
      game_id: game.id,
      id: match.id,
      number: index + 1,
      stage: match.stage,
      group_name: match.group,
      round: match.round,
      sides: match.sides,
      best_place: match.places?.[0] ?? null,
      worst_place: match.places?.[1] ?? null,
      court: slot?.court ?? null,
      start_minute: slot?.start ?? null,
      duties: slot?.duties ?? [],
      ...(match.result && {
        result: match.result,
        entered_at: ended ?? null,
        entered_by: enterer?.id ?? null,
      }),
    };
  });
}
