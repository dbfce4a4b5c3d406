import type { GameChanges } from '@rondo/contract';
import {
  confirmsAt,
  countForMinimum,
  decideEdit,
  type EditDecision,
  type EditedGame,
  mayEditGame,
  refuseChange,
  refuseTerms,
  type WantedGame,
} from '@rondo/rules';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admin-command.ts';
import { instantOf, movedAlike } from '../../platform/amsterdam.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { runIdempotently } from '../../platform/idempotency.ts';
import { updateRow } from '../../platform/insert-rows.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/sessions.ts';
import { lockPayers } from './cancel-game.ts';
import { checkPlace } from './check-place.ts';
import { confirmGame } from './confirm-game.ts';
import {
  type EarlyBirdColumns,
  findEarlyBirds,
  findSpots,
  removeTeams,
  type SpotsOfGame,
  writeEarlyBirds,
  writeTeams,
} from './edit-spots.ts';
import { type LockedGame, lockGames } from './lock-games.ts';
import { type PaidBack, payBack } from './pay-back.ts';
import { checkCommunity, checkStart, lockCommunity, readForm, timesOf } from './read-form.ts';
import { scheduleSweeps } from './schedule-sweeps.ts';
import { tellChanged } from './tell-changed.ts';

interface EditContext {
  db: Database;
  jobs: Jobs;
  config: { publicUrl: string };
}

type Form = ReturnType<typeof readForm>;

/**
 * Edits a game, or it and all later ones of its series, in one transaction (product.md#editing-games). No edit takes a spot away; players
 * are notified of another time, place or price. A new start moves the later games of the series by as many days, to the same local time.
 * @param added path of a new picture, stored beforehand
 */
export async function editGame(
  { db, jobs, config }: EditContext,
  call: AdminCall,
  gameId: string,
  form: GameChanges,
  added: string | null,
): Promise<boolean> {
  const { viewer } = call;
  const change = async (trx: Transaction) => {
    const wanted = readForm(form);
    await lockCommunity(trx, wanted.community_id);
    const games = await lockGames(trx, gameId, form.scope);
    const [first] = games;
    if (!mayEditGame(viewer, { organiserId: first.organiser_id })) throw new Refused('not_allowed');
    if (viewer.role !== 'admin') await keepTerms(trx, viewer, games, wanted);
    const now = await timeAfterLock(trx);
    if (!samePlace(first, wanted)) await checkPlace(trx, wanted);
    if (wanted.community_id !== first.community_id) await checkCommunity(trx, viewer, wanted.community_id);
    const edits = await planEdits(trx, games, wanted, instantOf(form.game_date), now);
    await lockPayers(
      trx,
      edits.flatMap(({ game, decision }) => (decision.becomesFree ? [game.id] : [])),
    );
    for (const edit of edits) {
      const photo = added ?? (form.removePhoto ? null : edit.game.photo);
      const passcode = form.passcode === undefined ? {} : { passcode: form.passcode || null };
      await applyEdit(trx, { jobs, publicUrl: config.publicUrl }, edit, { ...edit.columns, ...passcode, photo }, now);
    }
    await jobs.enqueue(trx, 'match-wishes', { gameIds: games.map(({ id }) => id) });
    return first;
  };
  if (viewer.role !== 'admin')
    return runIdempotently(db, viewer.id, call.idempotencyKey, async (trx) => {
      await change(trx);
      return true;
    });
  const command = { action: 'game.edit', subject: { kind: 'game', id: gameId } } as const;
  return adminCommand({ db }, call, command, async (trx) => {
    const first = await change(trx);
    const [now] = await lockGames(trx, gameId, 'one');
    return { answer: true, before: loggedOf(first), after: { ...loggedOf(now), scope: form.scope } };
  });
}

/** @throws Refused `only_free_games` or `price_stays` when one of the games would cost something else */
async function keepTerms(trx: Transaction, viewer: Viewer, games: readonly LockedGame[], wanted: Form): Promise<void> {
  const after = {
    priceCents: wanted.price_cents,
    external: wanted.tournament_external,
    memberPriceCents: wanted.external_member_price_cents,
    earlyBirds: wanted.earlyBirds.map(discountOf).sort(byPriority),
  };
  const known = await findEarlyBirds(
    trx,
    games.map(({ id }) => id),
  );
  for (const game of games) {
    const before = {
      priceCents: game.price_cents,
      external: game.tournament_external,
      memberPriceCents: game.external_member_price_cents,
      earlyBirds: known.filter(({ game_id }) => game_id === game.id).map(discountOf),
    };
    const refusal = refuseTerms(viewer, { before, after });
    if (refusal) throw new Refused(refusal);
  }
}

const discountOf = ({ priority, spots_total, discount_type, discount_value }: EarlyBirdColumns) => ({
  priority,
  spots_total,
  discount_type,
  discount_value,
});
const byPriority = (one: { priority: number }, other: { priority: number }) => one.priority - other.priority;

/** What the log keeps of a game that an admin edits: what players go by, and what they pay. */
function loggedOf({ name, starts_at, duration_minutes, price_cents, address, minimum_players }: LockedGame) {
  return { name, starts_at, duration_minutes, price_cents, address, minimum_players };
}

type Columns = Omit<Form, 'earlyBirds' | 'teams'>;

/** The decided edit of one game. */
interface Edit {
  game: LockedGame;
  spots: SpotsOfGame;
  columns: Columns;
  earlyBirds: Form['earlyBirds'];
  teams: (Form['teams'][number] & { position: number })[];
  startsAt: Date;
  decision: Extract<EditDecision, { outcome: 'edit' }>;
}

/** An unchanged place isn't checked again, so that games from before the check can still be edited. */
function samePlace(game: LockedGame, { latitude, longitude, address }: Form): boolean {
  return game.latitude === latitude && game.longitude === longitude && game.address === address;
}

/** @throws Refused when one of the games can't be edited like this */
async function planEdits(
  trx: Transaction,
  games: readonly [LockedGame, ...LockedGame[]],
  { earlyBirds, teams: given, ...columns }: Form,
  target: Date | null,
  now: Date,
): Promise<Edit[]> {
  const [first] = games;
  const teams = numbered(given, await findSpots(trx, first.id, now));
  const edits: Edit[] = [];
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
      tournament: columns.tournament,
      teams: teams.map(({ position, team_size }) => ({ position, size: team_size })),
    };
    const decision = decideEdit(factsOf(game, spots), wanted, now);
    if (decision.outcome === 'refuse') throw new Refused(decision.code, decision.params);
    edits.push({ game, spots, columns, earlyBirds, teams, startsAt, decision });
  }
  return edits;
}

async function applyEdit(
  trx: Transaction,
  context: { jobs: Jobs; publicUrl: string },
  { game, spots, columns, earlyBirds, teams, startsAt, decision }: Edit,
  changed: object,
  now: Date,
): Promise<void> {
  const times = timesOf(startsAt, columns.duration_minutes, decision.cutoffAt);
  await updateRow(trx, 'game', game.id, {
    ...changed,
    ...times,
    ...(decision.rescheduled && { rescheduled_at: now }),
    ...(decision.changes.some((change) => change !== 'price') && { changed_at: now }),
  });
  await writeEarlyBirds(trx, game.id, earlyBirds, now);
  const back: PaidBack = decision.becomesFree ? await payBack(trx, game.id, now) : new Map();
  if (columns.tournament) await writeTeams(trx, game.id, teams, spots);
  else if (game.tournament)
    await removeTeams(
      trx,
      spots.teams.map(({ id }) => id),
    );
  await scheduleSweeps(trx, context.jobs, { id: game.id, ...times });
  // There may be more room now, and what waiting players were told about a spot may be out of date.
  await sql`update waiting_entry set told_at = null where game_id = ${game.id} and status = 'waiting'`.execute(trx);
  await context.jobs.enqueue(trx, 'open-spots', { gameId: game.id });
  const edited = { ...game, ...columns, starts_at: startsAt.toISOString() };
  await tellChanged(trx, context, { before: game, after: edited, changes: decision.changes, back }, now);
  const counted = countForMinimum({ joinedCount: game.joined_count, unprovedCount: game.unproved_count });
  if (game.status === 'pending' && confirmsAt(counted, columns.minimum_players))
    await confirmGame(trx, context, edited, now);
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
    tournament: game.tournament,
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
function numbered(teams: Form['teams'], { teams: known }: SpotsOfGame): Edit['teams'] {
  let last = Math.max(0, ...known.map(({ position }) => position));
  return teams.map((team) => ({
    ...team,
    position: known.find(({ id }) => id === team._id)?.position ?? (last += 1),
  }));
}
