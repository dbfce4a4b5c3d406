import { holidayOn } from './holidays.ts';
import type { Fixture } from './season.ts';

/** A new day for a fixture, which one captain proposes and the other takes. */
export interface Proposal {
  match: string;
  by: string;
  day: string;
}

export type ProposalRefusal =
  | 'fixture_unknown'
  | 'fixture_not_yours'
  | 'fixture_played'
  | 'day_past'
  | 'day_after_season'
  | 'day_is_holiday'
  | 'team_plays_that_day';

/**
 * Why a fixture can't move to a day. A team plays once a day at most.
 * @param today the present day; the new one is after it
 * @param last the last day on which matches can be played
 */
export function refuseProposal(
  fixtures: readonly Fixture[],
  { match: id, by, day }: Proposal,
  { today, last }: { today: string; last: string },
): ProposalRefusal | null {
  const fixture = fixtures.find(({ match }) => match.id === id);
  if (!fixture) return 'fixture_unknown';
  const teams = teamsOf(fixture);
  if (!teams.includes(by)) return 'fixture_not_yours';
  if (fixture.match.result !== null) return 'fixture_played';
  if (day <= today) return 'day_past';
  if (day > last) return 'day_after_season';
  if (holidayOn(day) !== null) return 'day_is_holiday';
  const isBusy = fixtures.some(
    (other) => other !== fixture && other.day === day && teamsOf(other).some((one) => teams.includes(one)),
  );
  return isBusy ? 'team_plays_that_day' : null;
}

/** Whether somebody may take a proposal: the other team, as long as nothing stands in its way by now. */
export function mayTake(
  fixtures: readonly Fixture[],
  proposal: Proposal,
  team: string,
  on: { today: string; last: string },
): boolean {
  const fixture = fixtures.find(({ match }) => match.id === proposal.match);
  const isOther = fixture !== undefined && team !== proposal.by && teamsOf(fixture).includes(team);
  return isOther && refuseProposal(fixtures, proposal, on) === null;
}

/** The fixtures with one on another day; it stays that of its week, so that a week's table says what it waits for. */
export const postponed = (fixtures: readonly Fixture[], { match: id, day }: Proposal): Fixture[] =>
  fixtures.map((fixture) => (fixture.match.id === id ? { ...fixture, day } : fixture));

const teamsOf = ({ match }: Fixture): string[] => match.sides.flatMap((side) => ('team' in side ? side.team : []));
