import { day } from '@rondo/rules';
import { endByItself, passTerms, settlePass } from '@rondo/rules/passes';
import { sql } from 'kysely';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';
import { events } from '../notifications/events.ts';
import { sendMessages } from '../notifications/send-messages.ts';
import { lockWallets } from '../wallet/post-journals.ts';
import type { LifecycleContext } from '../games/life/sweep-games.ts';
import { endPass, findOpen } from './end-pass.ts';
import { heldRides, type PassRow } from './pass-row.ts';

/**
 * Ends each pass whose year is over, or whose series has no upcoming game, and tells its owner what came back; a month before its end, it warns them.
 * Each pass has its own transaction, and a repeated run finds nothing more to do.
 */
export async function sweepPasses(context: LifecycleContext, signal?: AbortSignal): Promise<void> {
  const { db, clock } = context;
  for (const { id, user_id } of await findDue(db, clock.now())) {
    if (signal?.aborted) return;
    await endDue(context, id, user_id);
  }
  await tellEndsSoon(context);
}

async function findDue(db: Database, now: Date): Promise<Pick<PassRow, 'id' | 'user_id'>[]> {
  const { rows } = await sql<Pick<PassRow, 'id' | 'user_id'>>`
    select p.id, p.user_id from pass p
    where p.ended_at is null and (p.ends_at <= ${now} or not exists (
      select from game f where f.series_id = p.series_id and not f.archived and f.status <> 'cancelled'))
    order by p.ends_at, p.id limit 1000`.execute(db);
  return rows;
}

function endDue({ db, jobs, config: { publicUrl } }: LifecycleContext, passId: string, userId: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockWallets(trx, [userId]);
    const pass = await findOpen(trx, passId);
    const now = await timeAfterLock(trx);
    const end = pass && endByItself({ endsAt: new Date(pass.ends_at), gamesToCome: pass.to_come }, now);
    if (!pass || !end) return;
    const backCents = await endPass(trx, pass, end, now);
    const [owner] = await findOwners(trx, [userId]);
    if (!owner || pass.rides_left === 0) return;
    const told = events.passEnded(owner, { gameName: pass.game_name, backCents, end });
    await sendMessages(trx, { jobs, publicUrl }, [told], now);
  });
}

type Owner = Pick<Rows['app_user'], 'id' | 'name' | 'email' | 'language'>;

async function findOwners(trx: Transaction, ids: readonly string[]): Promise<Owner[]> {
  const { rows } = await sql<Owner>`
    select id, name, email, language from app_user where id = any(${ids}::uuid[]) and deleted_at is null`.execute(trx);
  return rows;
}

/** Owners with games left on a pass are told once, a month before its end. */
function tellEndsSoon({ db, jobs, clock, config: { publicUrl } }: LifecycleContext): Promise<void> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const { rows } = await sql<PassRow>`
      update pass p set soon_told_at = ${now} from game g
      where g.id = p.game_id and p.ended_at is null and p.soon_told_at is null and p.rides_left > 0
        and p.ends_at > ${now} and p.ends_at <= ${new Date(now.getTime() + passTerms.soonDays * day)}
      returning p.id, p.user_id, p.game_id, p.ride_cents, p.rides_left, p.ends_at, g.name as game_name, 1 as to_come`.execute(
      trx,
    );
    if (rows.length === 0) return;
    const ids = rows.map(({ user_id: id }) => id);
    const owners = await findOwners(trx, ids);
    const messages = owners.flatMap((owner) =>
      rows.filter((pass) => pass.user_id === owner.id).map((pass) => events.passEndsSoon(owner, factsOf(pass))),
    );
    await sendMessages(trx, { jobs, publicUrl }, messages, now);
  });
}

function factsOf(pass: PassRow) {
  const { refundCents: backCents } = settlePass(heldRides(pass), 'expired');
  return { gameName: pass.game_name, backCents, ridesLeft: pass.rides_left, endsAt: new Date(pass.ends_at) };
}
