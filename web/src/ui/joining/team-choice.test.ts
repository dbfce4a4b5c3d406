import type { GameDetails } from '@rondo/contract';
import { expect, test } from 'vitest';
import { teamsToChoose } from './team-choice.tsx';

type Game = NonNullable<Parameters<typeof teamsToChoose>[0]>;

/** A tournament for three players. */
const aGame = (joined: number, more: Partial<Game> = {}): Game => ({
  tournament: true,
  tournament_entry: null,
  teams: [{ _id: 'a', name: 'Red', color: '#f00', team_members: joined, team_size: 4 }],
  players: 3,
  joined_players_number: joined,
  held_spots: 0,
  released_spots: 0,
  viewer: null,
  ...more,
});
const offered = { offeredUntil: '2026-12-01T19:00:00Z' } as GameDetails['viewer'];

test.each<[string, Game, boolean]>([
  ['a tournament', aGame(2), true],
  ['a full one too, of who queues', aGame(3), true],
  ['not where only a released spot is left, which brings its seat', aGame(3, { released_spots: 1 }), false],
  ['nor where all others are held', aGame(2, { held_spots: 1, released_spots: 1 }), false],
  ['but where a spot is open besides', aGame(2, { released_spots: 1 }), true],
  ['nor who has a released one kept for them', aGame(3, { viewer: offered }), false],
  ['who has an open one kept', aGame(2, { held_spots: 1, viewer: offered }), true],
  ['no other game', aGame(1, { tournament: false }), false],
])('asks for a team: %s', (_, game, asks) => {
  expect(teamsToChoose(game).length > 0).toBe(asks);
});

test.each<[string, NonNullable<Game['tournament_entry']>, string | null, string[]]>([
  ['the one that was named', 'team', 'b', ['b']],
  ['any, if none was named', 'share', null, ['a', 'b']],
  ['the emptiest for who joins alone', 'single', 'a', ['b']],
])('a tournament on Rondo has teams to choose: %s', (_, tournament_entry, named, ids) => {
  const teams = [
    { _id: 'a', name: 'Red', color: '#f00', team_members: 3, team_size: 4 },
    { _id: 'b', name: 'Blue', color: '#00f', team_members: 1, team_size: 4 },
  ];
  expect(teamsToChoose(aGame(1, { teams, tournament_entry }), named).map(({ _id }) => _id)).toEqual(ids);
});

test.each<[string, ('home' | 'away')[], boolean | null, string[]]>([
  ['both communities, between both sides', ['home', 'away'], true, ['a', 'b']],
  ['both, while one has not answered: there is no choice', ['home', 'away'], null, []],
  ['one', ['away'], true, []],
])('in a challenge somebody chooses who is in %s', (_, sides, accepted, ids) => {
  const side = (team: string) => ({ name: team, shortCode: team, team, joined: 1, size: 4 });
  const teams = ['a', 'b'].map((_id) => ({ _id, name: _id, color: '#f00', team_members: 1, team_size: 4 }));
  const challenge = { home: side('a'), away: side('b'), accepted };
  const game = aGame(2, { tournament: false, teams, challenge, viewer: { sides } as GameDetails['viewer'] });
  expect(teamsToChoose(game).map(({ _id }) => _id)).toEqual(ids);
});
