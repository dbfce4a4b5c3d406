import { cutoffAt, day, hour, minute, type Sport } from '@rondo/rules';
import { placeName, type TournamentEntry } from '@rondo/rules/tournament-form';
import type { TournamentTerms } from '@rondo/contract';
import { weekendStart } from './calendar.ts';
import type { Crowd } from './crowd.ts';
import { games } from './data.ts';
import { join, joiningTimes } from './join-people.ts';
import { makeGame, type World } from './make-game.ts';
import type { Person } from './people.ts';
import type { PlayedTournaments } from './played-tournaments.ts';
import type { GameRow, Story, TeamRow } from './story.ts';

/** What a tournament to come is like; a spot is a team where a captain enters it. */
interface Coming {
  name: string;
  sport: Sport;
  days: number;
  entry: TournamentEntry;
  places: number;
  teamSize: number;
  priceCents: number;
  joined: number;
  terms: Pick<TournamentTerms, 'format' | 'groups' | 'matchMinutes'>;
}

/** Who follows the captain of each third team. */
const followers = 2;

/**
 * Tournaments that people can enter: one for teams, paid and more than half full, and one for people alone.
 * @param organiser an admin, as only admins may create paid ones
 */
export function tellComingTournaments(
  story: Story,
  world: World,
  crowd: Crowd,
  { told, organiser }: { told: PlayedTournaments; organiser: Person | undefined },
): void {
  const { teams, alone } = games.tournaments;
  const cup = {
    name: teams,
    sport: 'Football' as const,
    days: 16,
    entry: 'team' as const,
    places: 16,
    teamSize: 10,
    priceCents: 45_00,
    joined: 9,
    terms: { format: 'groups' as const, groups: 4, matchMinutes: 15 },
  };
  const day = {
    name: alone,
    sport: 'Volleyball' as const,
    days: 9,
    entry: 'single' as const,
    places: 6,
    teamSize: 6,
    priceCents: 0,
    joined: 20,
    terms: { format: 'roundRobin' as const, groups: 1, matchMinutes: 20 },
  };
  for (const coming of [cup, day]) tellOne(story, world, crowd, { told, organiser, coming });
}

function tellOne(
  story: Story,
  world: World,
  crowd: Crowd,
  { told, organiser, coming }: { told: PlayedTournaments; organiser: Person | undefined; coming: Coming },
): void {
  const { random, now } = world;
  const { sport, entry, places: count, teamSize, priceCents, joined } = coming;
  const size = entry === 'team' ? 1 : teamSize;
  const [startsAt, createdAt] = [weekendStart(now, coming.days, random), new Date(now.getTime() - 12 * day)];
  const made = makeGame(world, {
    startsAt,
    createdAt,
    sport,
    city: world.cities.find(({ name }) => name === 'Utrecht'),
    level: 'All levels',
    priceCents,
    tournament: { capacity: count * size },
    organiser,
  });
  const game: GameRow = {
    ...made,
    name: coming.name,
    community_id: null,
    duration_minutes: 360,
    ends_at: new Date(startsAt.getTime() + 6 * hour),
    cutoff_at: cutoffAt({ startsAt, createdAt, priceCents }),
    minimum_players: Math.ceil(count / 2) * size,
  };
  const isEnough = joined >= game.minimum_players;
  story.games.push({ ...game, status: isEnough ? 'confirmed' : 'pending' });
  const named = entry === 'team' ? joined : 0;
  const names = random.sample(games.tournaments.named, named);
  const places = Array.from({ length: count }, (_, index): TeamRow => ({
    id: random.uuid(),
    game_id: game.id,
    name: names[index]?.name ?? placeName(index + 1),
    color: names[index]?.color ?? '#8a9299',
    size,
    position: index + 1,
  }));
  story.teams.push(...places);
  const city = world.cities.find(({ name }) => name === 'Utrecht');
  const wish = { sport, level: 'All levels' as const, free: false, size: joined + named * followers };
  const people = city ? crowd.gather({ ...wish, city }) : [];
  const entered = people.slice(0, joined);
  const until = new Date(now.getTime() - 10 * minute);
  join(story, game, entered, joiningTimes(game, until, joined, random), random, { teams: places });
  told.tournaments.push({ game_id: game.id, entry, team_size: teamSize, terms: termsOf(coming), lots: [] });
  for (const [index, captain] of entered.slice(0, named).entries()) {
    const place = places[index];
    if (!place) continue;
    const key = random.uuid().replaceAll('-', '');
    told.teams.push({ team_id: place.id, game_id: game.id, captain_id: captain.id, key });
    if (index % 3 > 0) continue;
    const own = people.slice(joined + index * followers, joined + (index + 1) * followers);
    told.followers.push(...own.map(({ id }) => ({ team_id: place.id, user_id: id, joined_at: until })));
  }
}

const termsOf = ({ terms, sport }: Coming): TournamentTerms => ({
  through: 2,
  playOffs: 'third',
  legs: 1,
  rounds: 4,
  sets: sport === 'Volleyball' ? { toWin: 1, points: 25 } : null,
  changeMinutes: 5,
  restMinutes: 0,
  courts: ['Veld 1', 'Veld 2'].map((name) => ({ name, from: 0, to: 360 })),
  roles: [],
  isQueue: false,
  ...terms,
});
