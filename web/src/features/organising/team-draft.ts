import type { GameDetails } from '@rondo/contract';

/** A team being made. */
export interface DraftTeam {
  /** Distinguishes teams on the page, since a new one has no id yet. */
  key: string;
  _id?: string;
  name: string;
  /** `#rrggbb` */
  color: string;
  /** Places in a tournament's team; null if a team has no fixed size. */
  size: number | null;
  /** Ids of players. */
  members: string[];
}

type Teamed = Pick<GameDetails, 'tournament' | 'teams' | 'potential_users'>;

/** Different in both hue and lightness, so that people with colour blindness can tell them apart. */
const palette = ['#f2761e', '#2458a6', '#0f8a4b', '#c8242f', '#e0b000', '#7a3e9d', '#23272b', '#149c97'];

/** How many teams a game without any starts with. */
const teamsAtFirst = 2;

/**
 * The teams as saved.
 * @param nameOf the name of the n-th team, from 1, if it has none yet
 */
export function savedTeams(game: Teamed, nameOf: (number: number) => string): DraftTeam[] {
  if (game.teams.length === 0) return Array.from({ length: teamsAtFirst }, (_, index) => newTeam(index, [], nameOf));
  return game.teams.map(({ _id, name, color, team_size: size }) => ({
    key: _id,
    _id,
    name,
    color,
    size: game.tournament ? size : null,
    members: game.potential_users.filter(({ teamId }) => teamId === _id).map((player) => player._id),
  }));
}

function newTeam(index: number, members: string[], nameOf: (number: number) => string): DraftTeam {
  const color = palette[index % palette.length] ?? '#2458a6';
  return { key: `new-${index + 1}`, name: nameOf(index + 1), color, size: null, members };
}

/** Adds a team with its own key, name and colour. */
export function addTeam(teams: readonly DraftTeam[], nameOf: (number: number) => string): DraftTeam[] {
  const taken = new Set(teams.flatMap(({ key, name }) => [key, name]));
  let index = teams.length;
  while (taken.has(`new-${index + 1}`) || taken.has(nameOf(index + 1))) index += 1;
  return [...teams, newTeam(index, [], nameOf)];
}

/** Applies a draft to a game that has changed since: players who left are removed, and a tournament's teams become those of now. */
export function withoutThoseWhoLeft(draft: readonly DraftTeam[], game: Teamed): DraftTeam[] {
  const present = new Set(game.potential_users.map(({ _id }) => _id));
  const keep = (members: readonly string[]) => members.filter((id) => present.has(id));
  if (!game.tournament) return draft.map((team) => ({ ...team, members: keep(team.members) }));
  return game.teams.map(({ _id, name, color, team_size: size }) => {
    const members = keep(draft.find((team) => team._id === _id)?.members ?? []);
    return { key: _id, _id, name, color, size, members };
  });
}

export function hasRoom({ size, members }: DraftTeam): boolean {
  return size === null || members.length < size;
}

/** Moves a player to a team, or to none if null; does nothing if that team is full. */
export function movePlayer(teams: readonly DraftTeam[], playerId: string, key: string | null): DraftTeam[] {
  const target = teams.find((team) => team.key === key);
  if (target && !target.members.includes(playerId) && !hasRoom(target)) return [...teams];
  return teams.map((team) => {
    const others = team.members.filter((id) => id !== playerId);
    if (team.key === key)
      return { ...team, members: team.members.includes(playerId) ? team.members : [...others, playerId] };
    return others.length === team.members.length ? team : { ...team, members: others };
  });
}

/**
 * Fills the teams with the groups that a mode made. An ordinary game gets as many teams as there are groups, and existing teams keep their names
 * and colours; a tournament's own teams are filled up to their size.
 */
export function fillTeams(
  teams: readonly DraftTeam[],
  made: readonly (readonly string[])[],
  tournament: boolean,
  nameOf: (number: number) => string,
): DraftTeam[] {
  if (tournament) return fillOwnTeams(teams, made);
  let filled = teams.slice(0, made.length);
  while (filled.length < made.length) filled = addTeam(filled, nameOf);
  return filled.map((team, index) => ({ ...team, members: [...(made[index] ?? [])] }));
}

/** Puts the largest group into the largest team; players who don't fit go where there is most room. */
function fillOwnTeams(teams: readonly DraftTeam[], made: readonly (readonly string[])[]): DraftTeam[] {
  const room = ({ size, members }: DraftTeam) => (size ?? Infinity) - members.length;
  const filled = teams.map((team): DraftTeam => ({ ...team, members: [] }));
  const bySize = [...filled].sort((a, b) => (b.size ?? 0) - (a.size ?? 0));
  const groups = [...made].sort((a, b) => b.length - a.length);
  const over: string[] = [];
  for (const [index, group] of groups.entries()) {
    const team = bySize[index];
    const fits = team?.size ?? (team ? group.length : 0);
    team?.members.push(...group.slice(0, fits));
    over.push(...group.slice(fits));
  }
  for (const id of over) {
    const roomiest = bySize.reduce<DraftTeam | undefined>(
      (best, team) => (!best || room(team) > room(best) ? team : best),
      undefined,
    );
    if (roomiest && room(roomiest) > 0) roomiest.members.push(id);
  }
  return filled;
}

/** Whether two drafts would save the same; the order within a team doesn't matter. */
export function isSame(one: readonly DraftTeam[], other: readonly DraftTeam[]): boolean {
  return said(one) === said(other);
}

function said(teams: readonly DraftTeam[]): string {
  return JSON.stringify(teams.map(({ key, name, color, members }) => [key, name, color, members.toSorted()]));
}
