import type { GameDetails, GamePlayer } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import {
  addTeam,
  type DraftTeam,
  fillTeams,
  isSame,
  movePlayer,
  savedTeams,
  withoutThoseWhoLeft,
} from './team-draft.ts';

const nameOf = (number: number) => `Team ${number}`;
const team = (key: string, members: string[], size: number | null = null): DraftTeam => ({
  key,
  _id: key,
  name: key,
  color: '#000000',
  size,
  members,
});
const members = (teams: readonly DraftTeam[]) => teams.map((each) => each.members);

function game(tournament: boolean, sizes: Record<string, number>, players: [string, string | null][]) {
  return {
    tournament,
    teams: Object.entries(sizes).map(([_id, team_size]) => ({
      _id,
      name: _id,
      color: '#000000',
      team_members: 0,
      team_size,
    })),
    potential_users: players.map(([_id, teamId]) => ({ _id, teamId }) as GamePlayer),
  } satisfies Pick<GameDetails, 'tournament' | 'teams' | 'potential_users'>;
}

describe('what is saved', () => {
  test('a game without teams starts with two that have names and colours of their own', () => {
    const teams = savedTeams(game(false, {}, [['anna', null]]), nameOf);
    expect(teams.map(({ name }) => name)).toEqual(['Team 1', 'Team 2']);
    expect(new Set(teams.map(({ color }) => color)).size).toBe(2);
  });

  test('teams hold their players; only those of a tournament have places', () => {
    const sizes = { red: 3, blue: 2 };
    const players: [string, string | null][] = [
      ['anna', 'red'],
      ['bram', 'blue'],
      ['cas', null],
    ];
    expect(savedTeams(game(true, sizes, players), nameOf)).toMatchObject([
      { _id: 'red', size: 3, members: ['anna'] },
      { _id: 'blue', size: 2, members: ['bram'] },
    ]);
    expect(savedTeams(game(false, sizes, players), nameOf)[0]?.size).toBeNull();
  });
});

describe('moving', () => {
  const teams = [team('red', ['anna', 'bram'], 2), team('blue', ['cas'], 2)];

  test('to another team, and out of all', () => {
    expect(members(movePlayer(teams, 'anna', 'blue'))).toEqual([['bram'], ['cas', 'anna']]);
    expect(members(movePlayer(teams, 'anna', null))).toEqual([['bram'], ['cas']]);
    expect(members(movePlayer(teams, 'dirk', 'blue'))).toEqual([
      ['anna', 'bram'],
      ['cas', 'dirk'],
    ]);
  });

  test('not into a full team; within a team nothing changes', () => {
    expect(members(movePlayer(teams, 'cas', 'red'))).toEqual(members(teams));
    expect(members(movePlayer(teams, 'anna', 'red'))).toEqual(members(teams));
  });
});

describe('dividing', () => {
  test('an ordinary game gets as many teams as there are groups; the first keep their names', () => {
    const named = [{ ...team('red', ['x']), name: 'Reds' }];
    const filled = fillTeams(named, [['anna'], ['bram'], ['cas']], false, nameOf);
    expect(filled.map(({ name }) => name)).toEqual(['Reds', 'Team 2', 'Team 3']);
    expect(members(filled)).toEqual([['anna'], ['bram'], ['cas']]);
    expect(new Set(filled.map(({ key }) => key)).size).toBe(3);
    expect(fillTeams(filled, [['anna', 'bram', 'cas']], false, nameOf)).toHaveLength(1);
  });

  test('a tournament keeps its teams, and nobody is above a size', () => {
    const own = [team('small', [], 1), team('large', [], 3), team('middle', [], 2)];
    const filled = fillTeams(
      own,
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
      true,
      nameOf,
    );
    expect(filled.map(({ key }) => key)).toEqual(['small', 'large', 'middle']);
    for (const { members, size } of filled) expect(members.length).toBeLessThanOrEqual(size ?? 0);
    expect(members(filled).flat().toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  test('players who fit into no team stay without one', () => {
    expect(members(fillTeams([team('red', [], 1)], [['a', 'b'], ['c']], true, nameOf))).toEqual([['a']]);
  });
});

describe('when the game changes meanwhile', () => {
  test('players who left are removed, the rest is kept', () => {
    const draft = [team('red', ['anna', 'bram']), team('blue', ['cas'])];
    expect(
      members(
        withoutThoseWhoLeft(
          draft,
          game(false, {}, [
            ['anna', null],
            ['cas', null],
            ['new', null],
          ]),
        ),
      ),
    ).toEqual([['anna'], ['cas']]);
  });

  test('a tournament shows the teams it has now', () => {
    const draft = [team('red', ['anna'], 2), team('gone', ['bram'], 2)];
    const now = game(true, { red: 4, blue: 2 }, [
      ['anna', null],
      ['bram', null],
    ]);
    expect(withoutThoseWhoLeft(draft, now)).toMatchObject([
      { _id: 'red', size: 4, members: ['anna'] },
      { _id: 'blue', size: 2, members: [] },
    ]);
  });
});

test('an added team has a name that is free', () => {
  const teams = addTeam([{ ...team('new-1', []), name: 'Team 2' }], nameOf);
  expect(teams.at(-1)).toMatchObject({ name: 'Team 3', members: [] });
});

test('the order within a team is no change', () => {
  expect(isSame([team('red', ['a', 'b'])], [team('red', ['b', 'a'])])).toBe(true);
  expect(isSame([team('red', ['a', 'b'])], [team('red', ['a'])])).toBe(false);
});
