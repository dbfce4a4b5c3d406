import {
  confirmsAt,
  countForMinimum,
  decideEdit,
  type EditDecision,
  type EditedGame,
  refuseChange,
  type WantedGame,
} from '@rondo/rules';
import { sql } from 'kysely';
import { movedAlike } from '../../../platform/time/amsterdam.ts';
import type { Transaction } from '../../../platform/db.ts';
import { updateRow } from '../../../platform/database/insert-rows.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { Refused } from '../../../platform/refusal.ts';
import { confirmGame } from '../life/confirm-game.ts';
import { findSpots, removeTeams, type SpotsOfGame, writeEarlyBirds, writeTeams } from './edit-spots.ts';
import type { LockedGame } from '../life/lock-games.ts';
import { type PaidBack, payBack } from './pay-back.ts';
import { checkStart, type readForm, timesOf } from '../making/read-form.ts';
import { moveKeptSpots } from './move-kept-spots.ts';
import { scheduleSweeps } from '../life/schedule-sweeps.ts';
import { recordChanged, type Told } from './record-changed.ts';

type Form = ReturnType<typeof readForm>;

/** The columns that decide whether an edit is possible, and what follows from it. */
type DecidingColumns = Pick<
  Form,
  | 'duration_minutes'
  | 'latitude'
  | 'longitude'
  | 'address'
  | 'place_description'
  | 'price_cents'
  | 'capacity'
  | 'sport'
  | 'tournament'
  | 'minimum_players'
>;
type Spots = Pick<Form, 'earlyBirds' | 'teams'>;

/** The decided edit of one game. */
interface Edit<Columns extends DecidingColumns> {
  game: LockedGame;
  spots: SpotsOfGame;
  columns: Columns;
  earlyBirds: Spots['earlyBirds'];
  teams: (Spots['teams'][number] & { position: number })[];
  startsAt: Date;
  decision: Extract<EditDecision, { outcome: 'edit' }>;
}

/** @throws Refused when one of the games can't be edited like this */
export async function planEdits<Columns extends DecidingColumns>(
  trx: Transaction,
  games: readonly [LockedGame, ...LockedGame[]],
  { earlyBirds, teams: given, columns }: Spots & { columns: Columns },
  target: Date | null,
  now: Date,
): Promise<Edit<Columns>[]> {
  const [first] = games;
  const teams = numbered(given, await findSpots(trx, first.id, now));
  const edits: Edit<Columns>[] = [];
  for (const game of games) {
    // Checked before the new start, because no start would suit a game that is over.
    const closed = refuseChange({ ...game, startsAt: new Date(game.starts_at) }, now);
    if (closed) throw new Refused(closed);
    const startsAt = startOf(game, first, target, now);
    const spots = await findSpots(trx, game.id, now);
    const wanted: WantedGame = {
      startsAt,
      durationMinutes: columns.duration_minutes,
      place: placeOf(columns),
      priceCents: columns.price_cents,
      capacity: columns.capacity,
      minimumPlayers: columns.minimum_players,
      sport: columns.sport,
      tournament: columns.tournament,
      teams: teams.map(({ position, team_size }) => ({ position, size: team_size })),
    };
    const decision = decideEdit(factsOf(game, spots), wanted, now);
    if (decision.outcome === 'refuse') throw new Refused(decision.code, decision.params);
    edits.push({ game, spots, columns, earlyBirds, teams, startsAt, decision });
  }
  return edits;
}

/** The start that was announced first; null if the game has that start again. */
function movedFrom({ moved_from, starts_at }: LockedGame, startsAt: Date): string | null {
  const first = moved_from ?? starts_at;
  return new Date(first).getTime() === startsAt.getTime() ? null : first;
}

/**
 * Writes a decided edit, and does what follows: deadlines, refunds, confirming.
 * @param changed columns besides the times
 * @param how `late`: on the day, in one tap; `note`: the text told with the change; `keepsSpots`: early birds and teams stay as they are
 */
export async function applyEdit(
  trx: Transaction,
  jobs: Jobs,
  { game, spots, columns, earlyBirds, teams, startsAt, decision }: Edit<DecidingColumns>,
  { changed, keepsSpots, ...how }: Told & { changed: object; keepsSpots: boolean },
  now: Date,
): Promise<void> {
  const times = timesOf(startsAt, columns.duration_minutes, decision.cutoffAt);
  await updateRow(trx, 'game', game.id, {
    ...changed,
    ...times,
    moved_from: movedFrom(game, startsAt),
    ...(decision.rescheduled && { rescheduled_at: now }),
    ...(decision.changes.some((change) => change !== 'price') && { changed_at: now }),
  });
  await moveKeptSpots(trx, [game.id], now);
  if (!keepsSpots) await writeEarlyBirds(trx, game.id, earlyBirds, now);
  const back: PaidBack = decision.becomesFree ? await payBack(trx, game.id, now) : new Map();
  if (!keepsSpots && columns.tournament) await writeTeams(trx, game.id, teams, spots);
  else if (!keepsSpots && game.tournament)
    await removeTeams(
      trx,
      spots.teams.map(({ id }) => id),
    );
  await scheduleSweeps(trx, jobs, { id: game.id, ...times });
  // There may be more room now, and what waiting players were told about a spot may be out of date.
  await sql`update waiting_entry set told_at = null where game_id = ${game.id} and status = 'waiting'`.execute(trx);
  await jobs.enqueue(trx, 'open-spots', { gameId: game.id });
  await recordChanged(trx, { before: game, changes: decision.changes, back, ...how }, now);
  const counted = countForMinimum({ joinedCount: game.joined_count, unprovedCount: game.unproved_count });
  if (game.status === 'pending' && confirmsAt(counted, columns.minimum_players)) await confirmGame(trx, game.id, now);
}

/** An unchanged start need not be valid for a new game; the form is about the first game, and the others move along. */
function startOf(game: LockedGame, first: LockedGame, target: Date | null, now: Date): Date {
  const [startsAt, firstStartsAt] = [new Date(game.starts_at), new Date(first.starts_at)];
  if (target?.getTime() === firstStartsAt.getTime()) return startsAt;
  if (game === first || target === null) return checkStart(target, now);
  return checkStart(movedAlike(startsAt, firstStartsAt, target), now);
}

function factsOf(game: LockedGame, spots: SpotsOfGame): EditedGame {
  return {
    status: game.status,
    archived: game.archived,
    startsAt: new Date(game.starts_at),
    createdAt: new Date(game.created_at),
    durationMinutes: game.duration_minutes,
    priceCents: game.price_cents,
    place: placeOf(game),
    sport: game.sport,
    tournament: game.tournament,
    capacity: game.capacity,
    joinedCount: game.joined_count,
    ...spots,
  };
}

function placeOf(columns: { latitude: number; longitude: number; address: string; place_description: string }) {
  const { latitude, longitude, address, place_description: venue } = columns;
  return { latitude, longitude, address, venue };
}

/**
 * The form's teams with their positions: existing ones keep theirs, new ones come after. Positions are used because the later games of a
 * series have teams of their own.
 */
function numbered(teams: Spots['teams'], { teams: known }: SpotsOfGame): Edit<DecidingColumns>['teams'] {
  let last = Math.max(0, ...known.map(({ position }) => position));
  return teams.map((team) => ({
    ...team,
    position: known.find(({ id }) => id === team._id)?.position ?? (last += 1),
  }));
}
