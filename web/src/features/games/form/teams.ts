import { gameForm } from '@rondo/rules';
import { numberOf, type TeamDraft } from './draft.ts';

/** Colours of teams; each is chosen and said by its name (create.colors), never by colour alone. */
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

/** A new team: a colour none of the others has while there is one, and the size of the team before it. */
export function newTeam(teams: readonly TeamDraft[], name: string): TeamDraft {
  const colors = Object.values(teamColors);
  const used = new Set(teams.map(({ color }) => color));
  return {
    key: crypto.randomUUID(),
    id: null,
    name,
    color: colors.find((color) => !used.has(color)) ?? teamColors.grey,
    size: teams.at(-1)?.size ?? String(sizeDefault),
    members: 0,
  };
}

/** So many teams of one size with room for all players. What exists keeps its name and colour; nobody's team goes. */
export function equalTeams(
  teams: readonly TeamDraft[],
  count: number,
  players: string,
  nameOf: (number: number) => string,
): TeamDraft[] {
  const next = teams.filter(({ members }, index) => index < count || members > 0);
  while (next.length < count) next.push(newTeam(next, nameOf(next.length + 1)));
  const each = Math.ceil((numberOf(players) || sizeDefault * count) / next.length);
  return next.map((team) => ({ ...team, size: String(Math.min(Math.max(each, team.members), gameForm.teamSizeMax)) }));
}
