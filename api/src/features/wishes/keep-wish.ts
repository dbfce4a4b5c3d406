import type { WishFields } from '@rondo/contract';
import { eurosToCents } from '@rondo/rules';
import { wishLimits } from '@rondo/rules/wishes';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import { insertRows, updateRow } from '../../platform/database/insert-rows.ts';
import { Refused } from '../../platform/refusal.ts';
import { findTown } from './find-town.ts';
import { readPoint } from '../games/making/read-form.ts';
import { cellsOf } from './wish-cells.ts';
import { wishColumns, type WishRow } from './wish-row.ts';

interface Whose {
  userId: string;
  wishId: string;
}

/** @throws Refused `too_many_wishes`, `place_outside` */
export async function createWish(db: Database, userId: string, fields: WishFields, now: Date): Promise<WishRow> {
  const columns = await columnsOf(db, fields);
  return inTransaction(db, async (trx) => {
    // Two calls at once are counted one after the other, and none runs while the account is being deleted.
    const owner = await sql`select from app_user where id = ${userId} and deleted_at is null for no key update`.execute(
      trx,
    );
    if (owner.rows.length === 0) throw new Refused('not_logged_in');
    const { rows: known } = await sql`select from wish where user_id = ${userId}`.execute(trx);
    if (known.length >= wishLimits.most) throw new Refused('too_many_wishes', { most: wishLimits.most });
    const id = randomUUID();
    await insertRows(trx, 'wish', [{ ...columns, id, user_id: userId, created_at: now, changed_at: now }]);
    const { rows } = await sql<WishRow>`select ${wishColumns} from wish where id = ${id}`.execute(trx);
    return spread(trx, userId, rows);
  });
}

/** Changes a wish, which switches it on again. @throws Refused `wish_not_found`, `place_outside` */
export async function changeWish(db: Database, whose: Whose, fields: WishFields, now: Date): Promise<WishRow> {
  return rewrite(db, whose, { ...(await columnsOf(db, fields)), is_on: true }, now);
}

/** Pauses a wish, or switches it on. @throws Refused `wish_not_found` */
export function turnWish(db: Database, whose: Whose, isOn: boolean, now: Date): Promise<WishRow> {
  return rewrite(db, whose, { is_on: isOn }, now);
}

export async function removeWish(db: Database, { userId, wishId }: Whose): Promise<void> {
  await sql`delete from wish where id = ${wishId} and user_id = ${userId}`.execute(db);
}

function rewrite(
  db: Database,
  { userId, wishId }: Whose,
  columns: Partial<Awaited<ReturnType<typeof columnsOf>>> & { is_on: boolean },
  now: Date,
): Promise<WishRow> {
  return inTransaction(db, async (trx) => {
    const own = sql`id = ${wishId} and user_id = ${userId}`;
    await sql`select from wish where ${own} for update`.execute(trx);
    await sql`delete from wish_cell where wish_id in (select id from wish where ${own})`.execute(trx);
    const { rows: found } = await sql`select from wish where ${own}`.execute(trx);
    if (found.length === 0) throw new Refused('wish_not_found');
    await updateRow(trx, 'wish', wishId, { ...columns, changed_at: now });
    const { rows } = await sql<WishRow>`select ${wishColumns} from wish where ${own}`.execute(trx);
    return spread(trx, userId, rows);
  });
}

async function columnsOf(db: Database, { sports, parts, place, radius, levels, maxPrice, telling }: WishFields) {
  const point = readPoint(place.coordinates, 'place');
  return {
    sports,
    parts,
    place_name: place.name,
    ...point,
    town_id: await findTown(db, point),
    radius_km: radius,
    levels,
    max_price_cents: maxPrice === null ? null : eurosToCents(maxPrice),
    telling,
  };
}

/** Writes the cells by which a game finds the wish. */
async function spread(trx: Transaction, userId: string, rows: readonly WishRow[]): Promise<WishRow> {
  const [wish] = rows;
  if (!wish) throw new Error('a wish that was written can be read');
  await insertRows(trx, 'wish_cell', cellsOf({ ...wish, user_id: userId }));
  return wish;
}
