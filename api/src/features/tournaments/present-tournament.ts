import type { Tournament, TournamentMatch, TournamentTeam } from '@rondo/contract';
import { centsToEuros, hour, mayLead } from '@rondo/rules';
import { tournamentForm } from '@rondo/rules/tournament-form';
import {
  type Enterer,
  gains,
  isSeat,
  type Match,
  neededBy,
  refuseEntering,
  type Side,
  type State,
  statusOf,
  type Timed,
  toPlan,
  waitsFor,
} from '@rondo/rules/tournaments';
import { refuseResultNow } from '@rondo/rules/results';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import type { MatchRow, TeamPlayerRow, TeamRow, TournamentRow } from './find-tournament.ts';
import { type Day, readDay, readMatch } from './read-day.ts';

/** A tournament as the viewer sees it; visitors see no people. */
export function presentTournament(row: TournamentRow, viewer: Viewer | null, now: Date): Tournament {
  const day = row.drawn_at === null ? null : readDay(row);
  const by = entererIn(row, viewer);
  const own = row.teams.find(({ players }) => players.some(({ _id }) => _id === viewer?.id));
  const isCaptain = by.captainOf !== null;
  const places = (day?.standing.places ?? []).map((place) => [...place]);
  return {
    _id: row.id,
    name: row.name,
    sport: row.sport,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    city: row.city,
    place: row.address,
    price: centsToEuros(row.price_cents),
    entry: row.entry,
    teamSize: row.team_size,
    stage: stageOf(row, places, now),
    terms: row.terms,
    teamsMost: row.places,
    teamsLeast: teamsLeast(row),
    teams: row.teams.map((team) => presentTeam(team, row, viewer !== null)),
    matches: day ? presentMatches(row, day, viewer, now) : [],
    places,
    viewer: {
      mayLead: by.leads,
      team: own?.id ?? null,
      isCaptain,
      teamKey: isCaptain && row.entry === 'team' ? (own?.key ?? null) : null,
      mayEnter: day ? enterable(row, day, by, now) : [],
    },
  };
}

/** Who is somebody in a tournament: whether they lead its players, and the team they speak for. */
export function entererIn(row: TournamentRow, viewer: Viewer | null): Enterer {
  const leads = mayLead(viewer, { organiserId: row.organiser_id, rights: row.rights }, 'players');
  const spoken = viewer && row.teams.find((team) => captainOf(team)?._id === viewer.id);
  return { leads, captainOf: spoken?.id ?? null };
}

/** Who speaks for a team: who named it, and if they left, whoever with a spot joined first. */
export function captainOf({ captainId, players }: Pick<TeamRow, 'captainId' | 'players'>): TeamPlayerRow | null {
  const able = players.filter(({ hasSpot }) => hasSpot);
  return able.find(({ _id }) => _id === captainId) ?? able[0] ?? null;
}

/** When a match begins, or began. */
export function timed(match: Match, { calledAt, startMinute }: MatchRow, row: TournamentRow): Timed {
  if (calledAt !== null) return { match, begins: new Date(calledAt) };
  return { match, begins: startMinute === null ? null : startOf(startMinute, row) };
}

export const startOf = (minute: number, { starts_at: startsAt }: Pick<TournamentRow, 'starts_at'>): Date =>
  new Date(new Date(startsAt).getTime() + minute * 60_000);

function stageOf(row: TournamentRow, places: Tournament['places'], now: Date) {
  if (row.status === 'cancelled') return 'cancelled';
  const isDrawn = row.drawn_at !== null;
  if (isTimeOver(row, now) || (isDrawn && places.every((place) => !place.includes(null)))) return 'over';
  return isDrawn ? 'drawn' : 'open';
}

/** Whether a tournament's game is archived, and none of its matches are played on: a day may end later than it was planned. */
export function isTimeOver({ archived, ends_at: endsAt, drawn_at: drawnAt }: TournamentRow, now: Date): boolean {
  const overtime = drawnAt === null ? 0 : tournamentForm.overtimeHours * hour;
  return archived && now.getTime() >= new Date(endsAt).getTime() + overtime;
}

/** The fewest teams with which its game goes on. */
const teamsLeast = ({ entry, team_size: size, minimum_players: minimum }: TournamentRow): number =>
  entry === 'team' ? minimum : Math.ceil(minimum / size);

function presentTeam(team: TeamRow, { team_size: size }: TournamentRow, seesPeople: boolean): TournamentTeam {
  const captain = captainOf(team);
  return {
    _id: team.id,
    name: team.name,
    color: team.color,
    seed: team.seed,
    withdrawn: team.withdrawn,
    captain: seesPeople && captain ? faceOf(captain) : null,
    players: seesPeople ? team.players.map(faceOf) : [],
    count: team.players.length,
    size,
  };
}

const faceOf = ({ _id, name, photo }: TeamPlayerRow) => ({ _id, name, photo });

function presentMatches(row: TournamentRow, day: Day, viewer: Viewer | null, now: Date): TournamentMatch[] {
  // A plan knows that a Swiss round waits for the one before.
  const planned = toPlan(day.drawn.matches);
  const waits = new Map(planned.map((match) => [match.id, waitsFor(match, planned, day.standing)]));
  return row.matches.map((stored) => ({
    ...presentMatch(stored, row, day, now),
    entered: presentEntered(stored, viewer !== null),
    waitsFor: waits.get(stored.id) ?? [],
  }));
}

function presentMatch(
  stored: MatchRow,
  row: TournamentRow,
  { judged, standing }: Day,
  now: Date,
): Omit<TournamentMatch, 'waitsFor' | 'entered'> {
  const match = readMatch(stored);
  const lasts = row.terms.matchMinutes * 60_000;
  const result = standing.results.get(match.id);
  const score = result && gains(result, judged.terms);
  const [one, other] = match.sides;
  return {
    id: match.id,
    stage: match.stage,
    group: match.group,
    round: match.round,
    sides: [presentSide(one, standing), presentSide(other, standing)],
    places: match.places && [...match.places],
    status: statusOf(timed(match, stored, row), standing, { lasts, now }),
    court: stored.court,
    startsAt: stored.startMinute === null ? null : startOf(stored.startMinute, row).toISOString(),
    duties: stored.duties.map(({ role, side }) => ({ role, side: presentSide(side, standing) })),
    result: result
      ? {
          parts: result.parts.map(([first, second]) => [first, second]),
          shootOut: result.shootOut ?? null,
          gaveUp: result.gaveUp ?? null,
        }
      : null,
    score: score ? [score[0].scored, score[1].scored] : null,
  };
}

/** When and by whom what came out was entered; taken back, it was entered by nobody, but stays changed. */
const presentEntered = (
  { result, enteredAt, enteredBy, changes }: MatchRow,
  seesPeople: boolean,
): TournamentMatch['entered'] =>
  result === null || enteredAt === null ? null : { at: enteredAt, by: seesPeople ? enteredBy : null, changes };

/** A seat of a Swiss round that isn't drawn comes from nowhere. */
function presentSide(side: Side, standing: State): TournamentMatch['sides'][0] {
  const team = standing.teamOf(side);
  const from = 'team' in side || team !== null || isSeat(side) ? null : side.from;
  return { team, from };
}

/** The matches whose result somebody may enter or correct now: what follows from them was not played. */
function enterable(row: TournamentRow, { drawn, standing }: Day, by: Enterer, now: Date): string[] {
  const game = { status: row.status, startsAt: new Date(row.starts_at), endsAt: new Date(row.ends_at) };
  if ((!by.leads && by.captainOf === null) || refuseResultNow(game, now) !== null) return [];
  const followed = new Set(drawn.matches.flatMap((match) => (match.result ? neededBy(match, drawn.matches) : [])));
  return row.matches
    .map((stored) => timed(readMatch(stored), stored, row))
    .filter(({ match }) => !followed.has(match.id))
    .filter((each) => refuseEntering(each, standing, { by, isQueue: row.terms.isQueue, now }) === null)
    .map(({ match }) => match.id);
}
