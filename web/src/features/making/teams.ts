import { gameForm } from '@rondo/rules';
import { numberOf } from '../../platform/call-form.ts';
import type { TeamRow } from './draft.ts';

/** Team colours, chosen and shown by name (create.colors), never by colour alone. */
export const teamColors = {
  orange: '#f2761e',
  blue: '#2458a6',
  green: '#0f8a4b',
  red: '#c8242f',
  yellow: '#e0b000',
  purple: '#7a3e9d',
  black: '#23272b',
  turquoise: '#149c97',
  pink: '#d6458b',
  brown: '#7b4a21',
  grey: '#8a9299',
  white: '#f4f4f0',
} as const;

const sizeDefault = 2;

/** A new team, in a colour that no other team has if possible, and the size of the team before it. */
export function newTeam(teams: readonly TeamRow[], name: string): TeamRow {
  const colors = Object.values(teamColors);
  const used = new Set(teams.map(({ color }) => color));
  return {
    key: crypto.randomUUID(),
    _id: '',
    name,
    color: colors.find((color) => !used.has(color)) ?? teamColors.grey,
    team_size: teams.at(-1)?.team_size ?? String(sizeDefault),
    team_members: 0,
  };
}

/** This many equally large teams with room for all players. Existing teams keep their name and colour, and those with players stay. */
export function equalTeams(
  teams: readonly TeamRow[],
  count: number,
  players: string,
  nameOf: (number: number) => string,
): TeamRow[] {
  const next = teams.filter(({ team_members: members }, index) => index < count || members > 0);
  while (next.length < count) next.push(newTeam(next, nameOf(next.length + 1)));
  const each = Math.ceil((numberOf(players) || sizeDefault * count) / next.length);
  return next.map((team) => {
    const size = Math.min(Math.max(each, team.team_members), gameForm.teamSizeMax);
    return { ...team, team_size: String(size) };
  });
}
