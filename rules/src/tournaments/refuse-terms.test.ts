import { expect, test } from 'vitest';
import type { Sport } from '../sports.ts';
import type { TournamentFormat } from './form.ts';
import { refuseTournament } from './refuse-terms.ts';

test.each<[Sport, TournamentFormat, number, number, ReturnType<typeof refuseTournament>]>([
  ['Futsal', 'groups', 4, 12, null],
  ['Futsal', 'groups', 4, 11, 'tournament_groups_too_many'],
  ['Volleyball', 'groups', 1, 3, null],
  ['Football', 'knockOut', 16, 3, null],
  ['Basketball', 'swiss', 16, 3, null],
  ['Martial arts', 'knockOut', 2, 16, 'tournament_without_winner'],
  ['Health & fitness', 'groups', 16, 4, 'tournament_without_winner'],
])('%s, %s in %i groups of %i teams: %s', (sport, format, groups, teams, refusal) => {
  expect(refuseTournament(sport, { format, groups }, teams)).toBe(refusal);
});
