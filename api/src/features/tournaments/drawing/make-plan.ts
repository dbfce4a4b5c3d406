import { drawnLots, drawSeed } from '@rondo/rules';
import {
  drawTournament,
  type Match,
  refuseDraw,
  type Slot,
  toPlan,
  tournamentForm,
  withKnown,
} from '@rondo/rules/tournaments';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import { sha256 } from '../../../platform/sessions/sha256.ts';
import type { MatchRow, TournamentRow } from '../find-tournament.ts';
import { readDay, setupOf } from '../read-day.ts';
import { type Planned, planOffThread } from './plan-off-thread.ts';

/** A tournament with a plan that is not yet kept. */
export interface Made {
  row: TournamentRow;
  plan: Planned;
}

/**
 * Draws the matches of the teams there are, and plans them.
 * @param seeds the strongest first; the others follow by the lot that the game's secret holds, whoever draws and however often
 * (decisions/0038-committed-draw.md)
 * @throws Refused `tournament_under_way`, `tournament_teams_few`, `tournament_groups_too_many`, `tournament_rounds_too_many`, `plan_too_long`
 */
export async function drawAndPlan(
  db: Database,
  row: TournamentRow,
  seeds: readonly string[],
  now: Date,
): Promise<Made> {
  if (row.matches.some(({ result, calledAt }) => result || calledAt)) throw new Refused('tournament_under_way');
  const playing = row.teams.filter(({ players, withdrawn }) => !withdrawn && players.some(({ hasSpot }) => hasSpot));
  const refusal = refuseDraw(row.terms, playing.length);
  if (refusal) {
    const { code, ...params } = refusal;
    throw new Refused(code, params);
  }
  const ids = new Set(playing.map(({ id }) => id));
  const lots = drawnLots(await drawSeed(await findSecret(db, row.id), 1, sha256), [...ids]);
  // A team that was given a seed and left meanwhile isn't there.
  const order = [...new Set([...seeds.filter((id) => ids.has(id)), ...lots])];
  const { matches } = drawTournament(row.terms, order);
  const tooMany = matches.length - tournamentForm.matchesMax;
  if (tooMany > 0) throw new Refused('plan_too_long', { count: tooMany });
  const plan = await planOffThread({ matches: toPlan(matches), setup: ownSetup(row), slots: null });
  // A team of an earlier draw that everybody left is one no more.
  const seeded = row.teams
    .filter(({ players }) => players.some(({ hasSpot }) => hasSpot))
    .map((team) => ({ ...team, seed: ids.has(team.id) ? order.indexOf(team.id) + 1 : null }));
  const drawn: TournamentRow = {
    ...row,
    lots,
    drawn_at: now.toISOString(),
    teams: seeded.toSorted((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity)),
    matches: inPlayingOrder(matches, plan.slots, row).map(storedMatch),
  };
  return { row: withSlots(drawn, plan.slots), plan };
}

/** A queue is called in the order of a plan that isn't kept, so that all groups play at once. */
function inPlayingOrder(matches: readonly Match[], slots: readonly Slot[], { terms }: TournamentRow): Match[] {
  if (!terms.isQueue) return [...matches];
  const starts = new Map(slots.map(({ match, start }) => [match, start]));
  return matches.toSorted((a, b) => (starts.get(a.id) ?? Infinity) - (starts.get(b.id) ?? Infinity));
}

const storedMatch = ({ id, stage, group, round, sides, places, onlyIf }: Match): MatchRow => ({
  id,
  stage,
  group,
  round,
  sides,
  best: places?.[0] ?? null,
  worst: places?.[1] ?? null,
  onlyIf: onlyIf ?? null,
  court: null,
  startMinute: null,
  duties: [],
  calledAt: null,
  result: null,
  enteredAt: null,
  enteredBy: null,
  changes: 0,
});

/** Puts matches by hand: those that aren't over. @throws Refused `tournament_not_drawn` */
export async function planAnew(
  row: TournamentRow,
  given: readonly Pick<Slot, 'match' | 'court' | 'start'>[],
): Promise<Made> {
  if (row.drawn_at === null) throw new Refused('tournament_not_drawn');
  const { drawn, standing } = readDay(row);
  const isOver = (id: string) => standing.results.has(id) || standing.notNeeded.has(id);
  const matches = withKnown(toPlan(drawn.matches), standing).filter(({ id }) => !isOver(id));
  const duties = new Map(row.matches.map((match) => [match.id, match.duties]));
  const slots = given
    .filter(({ match }) => !isOver(match))
    .map((slot) => ({ ...slot, duties: duties.get(slot.match) ?? [] }));
  const plan = await planOffThread({ matches, setup: ownSetup(row), slots });
  return { row: withSlots(row, plan.slots, isOver), plan };
}

/** Nobody is given a duty in a queue, as nobody knows when it will be. */
const ownSetup = (row: TournamentRow) => {
  const setup = setupOf(row);
  return row.terms.isQueue ? { ...setup, roles: [] } : setup;
};

/** The matches with the courts and times of a plan; those that are over keep theirs, and in a queue nobody has any. */
export function withSlots(
  row: TournamentRow,
  slots: readonly Slot[],
  isOver: (id: string) => boolean = () => false,
): TournamentRow {
  if (row.terms.isQueue) return row;
  const byMatch = new Map(slots.map((slot) => [slot.match, slot]));
  const matches = row.matches.map((match): MatchRow => {
    const slot = byMatch.get(match.id);
    if (isOver(match.id)) return match;
    return {
      ...match,
      court: slot?.court ?? null,
      startMinute: slot?.start ?? null,
      duties: (slot?.duties ?? match.duties) as MatchRow['duties'],
    };
  });
  return { ...row, matches };
}

async function findSecret(db: Database, gameId: string): Promise<string> {
  const { rows } = await sql<{ draw_secret: string }>`select draw_secret from game where id = ${gameId}`.execute(db);
  return rows[0]?.draw_secret ?? '';
}
