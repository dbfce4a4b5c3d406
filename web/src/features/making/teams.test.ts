import { expect, test } from 'vitest';
import { equalTeams, newTeam } from './teams.ts';

const name = (number: number) => `Team ${number}`;

test('equal teams have room for all, names and colours of their own', () => {
  const teams = equalTeams([], 4, '22', name);
  expect(teams.map((team) => [team.name, team.team_size])).toEqual([1, 2, 3, 4].map((n) => [`Team ${n}`, '6']));
  expect(new Set(teams.map(({ color }) => color)).size).toBe(4);
});

test('teams with players stay, and stay big enough', () => {
  const [first, second] = equalTeams([], 2, '4', name);
  const last = { ...newTeam([], 'Last'), _id: 'x', team_members: 5 };
  const teams = equalTeams([first!, second!, last], 2, '9', name);
  expect(teams.map((team) => [team.name, team.team_size])).toEqual([
    ['Team 1', '3'],
    ['Team 2', '3'],
    ['Last', '5'],
  ]);
});
