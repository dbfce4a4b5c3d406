import { day, type GameStatus, hour } from '@rondo/rules';
import {
  type RescueLimits,
  rescueFit,
  type RescueReason,
  rescueLimits,
  rescueNeeded,
  waveSize,
} from '@rondo/rules/rescue';
import { couldPlay, kmBetween, type Person, type Town, type TownGame } from './rescue-town.ts';
import { randomOf } from './world.ts';

/** How people are told, and the chance that somebody accepts who lives next door, can come, and was told of nothing for four weeks. */
export interface Rescue {
  chance: number;
  limits: RescueLimits;
}

export interface Season {
  /** Numbers of the town's games: those played, and those once so short of players that people may be told. */
  played: Set<number>;
  short: Set<number>;
  messages: number;
  /** People who came because of a message, and people who accepted when the game was full or over. */
  joined: number;
  late: number;
}

interface Live {
  number: number;
  game: TownGame;
  status: GameStatus;
  joined: Set<number>;
  waiting: Set<number>;
  told: Set<number>;
  waves: { count: number; lastAt: Date | null };
  nextArrival: number;
  answers: { at: number; person: number }[];
}

/** What Rondo knows about a person by then. */
interface Known {
  past: TownGame[];
  /** Games they are in. */
  ahead: TownGame[];
  /** When they were told about games. */
  told: number[];
}

const chanceHalvesAtKm = 5;
/** Each message of the last four weeks lowers the chance by a fifth. */
const tired = 0.8;
const tiredDays = 28;
/** Half of those who accept do so within an hour. */
const answerHours = 1.44;

/** Plays a season hour by hour with the rule of rules/src/rescue.ts; nobody leaves a game. @param rescue null: nobody is told of anything */
export function playSeason(town: Town, rescue: Rescue | null): Season {
  const { people, games } = town;
  const known = people.map((): Known => ({ past: [], ahead: [], told: [] }));
  const season: Season = { played: new Set(), short: new Set(), messages: 0, joined: 0, late: 0 };
  let live: Live[] = [];
  let next = 0;
  for (let now = town.from; live.length > 0 || next < games.length; now += hour) {
    for (let game = games[next]; game && game.createdAt <= now; game = games[next]) {
      const nobody = { joined: new Set<number>(), waiting: new Set<number>(), told: new Set<number>() };
      const waves = { count: 0, lastAt: null };
      live.push({ number: next, game, status: 'pending', ...nobody, waves, nextArrival: 0, answers: [] });
      next += 1;
    }
    for (const one of live) {
      const counts = one.game.startsAt >= town.countedFrom;
      const { joined, late } = letJoin(one, known, now);
      if (counts) {
        season.joined += joined;
        season.late += late;
      }
      if (one.status === 'pending' && now >= one.game.cutoffAt.getTime()) end(one, known, 'cancelled');
      if (one.status === 'confirmed' && now >= one.game.endsAt) end(one, known, 'confirmed');
      const facts = factsOf(one);
      if (rescueNeeded(facts, new Date(now)) === 0) continue;
      if (counts) season.short.add(one.number);
      const most = rescue ? waveSize(facts, one.waves, new Date(now), rescue.limits) : 0;
      if (!rescue || most === 0) continue;
      one.waves = { count: one.waves.count + 1, lastAt: new Date(now) };
      for (const person of findPeople(one, { live, people, known, now }).slice(0, most)) {
        if (counts) season.messages += 1;
        tell(one, person, { people, known, now }, rescue.chance);
      }
    }
    for (const { status, number, game } of live)
      if (status === 'confirmed' && game.startsAt >= town.countedFrom) season.played.add(number);
    live = live.filter(({ status, game }) => status !== 'cancelled' && now < game.endsAt);
  }
  return season;
}

const factsOf = ({ status, game, joined }: Live) => ({
  status,
  archived: false,
  joinedCount: joined.size,
  unprovedCount: 0,
  minimumPlayers: game.minimum,
  capacity: game.capacity,
  heldCount: 0,
  cutoffAt: game.cutoffAt,
});

const overlap = (a: TownGame, b: TownGame) => a.startsAt < b.endsAt && b.startsAt < a.endsAt;

/** Lets in people who came by themselves, and people who accepted. @returns how many of the latter came, and how many were too late */
function letJoin(one: Live, known: readonly Known[], now: number): { joined: number; late: number } {
  const { game, joined, waiting } = one;
  const isOpen = () => one.status === 'confirmed' || now < game.cutoffAt.getTime();
  const join = (person: number): boolean => {
    const { ahead = [] } = known[person] ?? {};
    if (!isOpen() || now >= game.startsAt || ahead.some((other) => overlap(other, game))) return false;
    if (joined.size >= game.capacity) {
      waiting.add(person);
      return false;
    }
    joined.add(person);
    ahead.push(game);
    if (joined.size >= game.minimum) one.status = 'confirmed';
    return true;
  };
  for (let next = game.arrivals[one.nextArrival]; next && next.at <= now; next = game.arrivals[one.nextArrival]) {
    one.nextArrival += 1;
    join(next.person);
  }
  // People who came by themselves meanwhile did not need the message.
  const due = one.answers.filter(({ at, person }) => at <= now && !joined.has(person));
  one.answers = one.answers.filter(({ at }) => at > now);
  const came = due.filter(({ person }) => join(person)).length;
  return { joined: came, late: due.length - came };
}

function end(one: Live, known: readonly Known[], status: 'cancelled' | 'confirmed'): void {
  one.status = status;
  for (const person of one.joined) {
    const theirs = known[person];
    if (!theirs) continue;
    theirs.ahead = theirs.ahead.filter((game) => game !== one.game);
    if (status === 'confirmed') theirs.past.push(one.game);
  }
}

interface Now {
  people: readonly Person[];
  known: readonly Known[];
  now: number;
}

/** The people whom a wave tells, the best fitting first, as the database finds them (api/src/features/rescue/find-people.ts). */
function findPeople(one: Live, { live, people, known, now }: Now & { live: readonly Live[] }): number[] {
  const { game, number } = one;
  const isNear = (other: TownGame) => other.sport === game.sport && kmBetween(other, game) <= rescueLimits.nearKm;
  const waiting = new Set(live.filter((other) => isNear(other.game)).flatMap((other) => [...other.waiting]));
  const since = now - rescueLimits.pastDays * day;
  const fitting: { person: number; fit: number; luck: number }[] = [];
  for (const [person, who] of people.entries()) {
    const { past = [], ahead = [], told = [] } = known[person] ?? {};
    if (!who.sports.includes(game.sport) || one.joined.has(person) || one.told.has(person) || isToday(told.at(-1), now))
      continue;
    const reasons: RescueReason[] = [];
    if (who.wishKm !== null && couldPlay(who, game) && kmBetween(who, game) <= who.wishKm) reasons.push('wished');
    if (waiting.has(person)) reasons.push('waits');
    const lately = past.filter((other) => other.sport === game.sport && other.startsAt > since);
    if (lately.some(({ organiser }) => organiser === game.organiser)) reasons.push('host');
    if (lately.some(isNear)) reasons.push('played');
    if (reasons.length === 0 || ahead.some((other) => overlap(other, game))) continue;
    fitting.push({ person, fit: rescueFit(reasons), luck: chanceOf(number, person, 0) });
  }
  return fitting.toSorted((a, b) => b.fit - a.fit || a.luck - b.luck).map(({ person }) => person);
}

// Waves come only by day, when the dates of Amsterdam and UTC are the same.
const isToday = (at: number | undefined, now: number) =>
  at !== undefined && Math.floor(at / day) === Math.floor(now / day);

function tell(one: Live, person: number, { people, known, now }: Now, nextDoor: number): void {
  const [who, theirs] = [people[person], known[person]];
  if (!who || !theirs) return;
  const lately = theirs.told.filter((at) => at > now - tiredDays * day).length;
  const chance = nextDoor * 0.5 ** (kmBetween(who, one.game) / chanceHalvesAtKm) * tired ** lately;
  one.told.add(person);
  theirs.told.push(now);
  if (!couldPlay(who, one.game) || chanceOf(one.number, person, 1) >= chance) return;
  one.answers.push({ at: now - Math.log(1 - chanceOf(one.number, person, 2)) * answerHours * hour, person });
}

/** A number from 0 to 1 for a game and a person, the same in whichever way people are told. */
function chanceOf(game: number, person: number, of: number): number {
  return randomOf(Math.imul(game + 1, 2654435761) ^ Math.imul(person + 1, 40503) ^ Math.imul(of + 1, 97))();
}
