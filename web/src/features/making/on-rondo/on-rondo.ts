import type { Sport } from '@rondo/rules';
import { type TournamentEntry, tournamentForm, type TournamentFormat } from '@rondo/rules/tournament-form';
import { numberOf } from '../../../platform/call-form.ts';

/** A court as typed: its name, empty for *Court 1* and on, and from when till when it is ours, `14:00`, empty for the whole day. */
export interface CourtRow {
  key: string;
  name: string;
  from: string;
  to: string;
}

/** How a tournament that is played on Rondo is made, as typed. */
export interface OnRondo {
  /** False for a tournament that is drawn or played elsewhere. */
  isOn: boolean;
  entry: TournamentEntry;
  teams: string;
  /** The fewest teams with which it goes on. */
  least: string;
  teamSize: string;
  format: TournamentFormat;
  groups: string;
  through: string;
  rounds: string;
  legs: string;
  playOffs: 'none' | 'third' | 'all';
  matchMinutes: string;
  setsToWin: string;
  courts: readonly CourtRow[];
  referees: boolean;
}

/** What is usual in a sport: players of a team with those who rest, courts, and minutes of a match. */
const usual: Partial<Record<Sport, { teamSize: number; courts: number; minutes: number }>> = {
  Football: { teamSize: 10, courts: 2, minutes: 15 },
  Futsal: { teamSize: 8, courts: 2, minutes: 12 },
  Volleyball: { teamSize: 8, courts: 3, minutes: 20 },
  Basketball: { teamSize: 8, courts: 2, minutes: 12 },
};

export const offRondo: OnRondo = {
  isOn: false,
  entry: 'team',
  teams: '8',
  least: '4',
  teamSize: '8',
  format: 'groups',
  groups: '2',
  through: '2',
  rounds: '4',
  legs: '1',
  playOffs: 'third',
  matchMinutes: '12',
  setsToWin: '1',
  courts: [],
  referees: false,
};

/** Whether somebody wins in a sport, so that a tournament of it can be played on Rondo; yes as long as none is chosen. */
export const canBeWon = (sport: Sport | ''): boolean => sport === '' || sport in usual;

/** What a tournament begins with in a sport. */
export function usualOnRondo(sport: Sport | ''): OnRondo {
  const { teamSize, courts, minutes } = (sport && usual[sport]) || { teamSize: 8, courts: 2, minutes: 12 };
  return {
    ...offRondo,
    isOn: true,
    teamSize: String(teamSize),
    matchMinutes: String(minutes),
    courts: courtRows([], courts),
  };
}

/** So many courts: those there are keep their names and hours. */
export const courtRows = (rows: readonly CourtRow[], count: number): CourtRow[] =>
  Array.from(
    { length: Math.max(1, Math.min(count, tournamentForm.courtsMax)) },
    (_, index) => rows[index] ?? { key: `court-${index}`, name: '', from: '', to: '' },
  );

/** What follows from a number of teams: groups of about four, and half of the teams as the fewest. */
export const teamsOf = (teams: string): Pick<OnRondo, 'teams' | 'groups' | 'least'> => ({
  teams,
  groups: String(Math.max(1, Math.floor((numberOf(teams) || 0) / 4))),
  least: String(Math.max(tournamentForm.teamsMin, Math.ceil((numberOf(teams) || 0) / 2))),
});

/** How many spots of the game a team is: one, where a captain enters it. */
export const spotsOfTeam = ({ entry, teamSize }: OnRondo): number => (entry === 'team' ? 1 : numberOf(teamSize));
