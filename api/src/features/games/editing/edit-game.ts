import type { GameChanges } from '@rondo/contract';
import { refuseTerms } from '@rondo/rules';
import { type AdminCall, commandOfAnyone } from '../../../platform/admins/admin-command.ts';
import { instantOf } from '../../../platform/time/amsterdam.ts';
import { timeAfterLock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { Refused } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { applyEdit, planEdits } from './apply-edit.ts';
import { lockPayers } from '../life/cancel-game.ts';
import { checkPlace } from '../making/check-place.ts';
import { requireRight } from '../access/require-right.ts';
import { type EarlyBirdColumns, findEarlyBirds } from './edit-spots.ts';
import { type LockedGame, lockGames } from '../life/lock-games.ts';
import { checkCommunity, lockCommunity, readForm } from '../making/read-form.ts';

interface EditContext {
  db: Database;
  jobs: Jobs;
}

type Form = ReturnType<typeof readForm>;

/**
 * Edits a game, or it and all later ones of its series, in one transaction (product.md#editing-games). No edit takes a spot away; players
 * are notified of another time, place or price. A new start moves the later games of the series by as many days, to the same local time.
 * @param added path of a new picture, stored beforehand
 */
export async function editGame(
  { db, jobs }: EditContext,
  call: AdminCall,
  gameId: string,
  form: GameChanges,
  added: string | null,
): Promise<boolean> {
  const { viewer } = call;
  const command = { action: 'game.edit', subject: { kind: 'game', id: gameId } } as const;
  return commandOfAnyone({ db }, call, command, async (trx) => {
    const wanted = readForm(form);
    await lockCommunity(trx, wanted.community_id);
    const games = await lockGames(trx, gameId, form.scope);
    const [first] = games;
    await requireRight(trx, viewer, games, 'edit');
    if (viewer.role !== 'admin') await keepTerms(trx, viewer, games, wanted);
    const now = await timeAfterLock(trx);
    if (!samePlace(first, wanted)) await checkPlace(trx, wanted);
    if (wanted.community_id !== first.community_id) await checkCommunity(trx, viewer, wanted.community_id);
    const { earlyBirds, teams, ...columns } = wanted;
    const edits = await planEdits(trx, games, { earlyBirds, teams, columns }, instantOf(form.game_date), now);
    if (wanted.community_id !== first.community_id && edits.some(({ spots }) => spots.hasSides))
      throw new Refused('challenge_sides_stay');
    await lockPayers(
      trx,
      edits.flatMap(({ game, decision }) => (decision.becomesFree ? [game.id] : [])),
    );
    for (const edit of edits) {
      const photo = added ?? (form.removePhoto ? null : edit.game.photo);
      const passcode = form.passcode === undefined ? {} : { passcode: form.passcode || null };
      const changed = { ...edit.columns, ...passcode, photo };
      await applyEdit(trx, jobs, edit, { changed, byId: viewer.id, late: null, keepsSpots: false }, now);
    }
    await jobs.enqueue(trx, 'match-wishes', { gameIds: games.map(({ id }) => id) });
    const logged = async () => {
      const [after] = await lockGames(trx, gameId, 'one');
      return { before: loggedOf(first), after: { ...loggedOf(after), scope: form.scope } };
    };
    return { answer: true, logged };
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

/** What the log keeps of a game that an admin edits: the facts players rely on, and the price. */
function loggedOf({ name, starts_at, duration_minutes, price_cents, address, minimum_players }: LockedGame) {
  return { name, starts_at, duration_minutes, price_cents, address, minimum_players };
}

/** An unchanged place isn't checked again, so that games from before the check can still be edited. */
function samePlace(game: LockedGame, { latitude, longitude, address }: Form): boolean {
  return game.latitude === latitude && game.longitude === longitude && game.address === address;
}
