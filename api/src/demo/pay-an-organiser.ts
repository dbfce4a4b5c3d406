import { day } from '@rondo/rules';
import { sql } from 'kysely';
import { filePayout } from '../features/pay/file-payout.ts';
import { keepBankDetails } from '../features/pay/keep-bank-details.ts';
import { makePayout } from '../features/pay/make-payout.ts';
import { keepVatNumber } from '../features/pay/report/keep-tax-details.ts';
import { settleLine } from '../features/pay/settle-line.ts';
import { settlePay } from '../features/pay/settle-pay.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { type Database, inTransaction, type Transaction } from '../platform/db.ts';
import type { Jobs } from '../platform/jobs.ts';

interface DemoContext {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  config: Pick<Config, 'secretKey' | 'publicUrl' | 'payouts' | 'seller' | 'reportsPay'>;
}

const iban = 'NL02 ABNA 0123 4567 89';
const business = { address: 'Voorstraat 8, 3512 AN Utrecht', vat: 'NL123456782B90' };
/** How many past games an admin gave to the organiser. */
const givenGames = 3;

/** Pays an organiser of the demo, who charges VAT, for earlier games, three weeks ago, as an admin would. Runs before any of these days is closed. */
export async function payAnOrganiser(context: DemoContext): Promise<void> {
  const { db, clock, jobs, config } = context;
  const { payouts: debtor } = config;
  const ago = (days: number) => new Date(clock.now().getTime() - days * day);
  const people = await findPeople(db);
  if (debtor === null || people === null) return;
  const { organiser: userId, name: holder, admin } = people;
  await keepBankDetails(context, { userId, holder, iban }, ago(28));
  const given = await inTransaction(db, (trx) => giveGames(trx, userId, ago(23)));
  await keepVatNumber(context, { ...business, userId, name: holder, isInvoiced: true }, ago(23));
  await inTransaction(db, async (trx) => {
    for (const id of given) await settlePay(trx, id, config.seller, ago(22));
    const { id: payoutId } = await makePayout(trx, admin, ago(21));
    await filePayout(trx, config, debtor, payoutId, ago(21));
    const { rows } = await sql<{ id: string }>`select id from payout_line where run_id = ${payoutId}`.execute(trx);
    const told = { jobs, publicUrl: config.publicUrl };
    const settled = { payoutId, state: 'executed', afterAll: false, reason: '' } as const;
    for (const { id } of rows) await settleLine(trx, told, admin, { ...settled, lineId: id }, ago(20));
  });
}

interface People {
  organiser: string;
  name: string;
  admin: string;
}

/** An organiser who has no account to log in with, and an admin to pay them; null if somebody was paid before. */
async function findPeople(db: Database): Promise<People | null> {
  const { rows } = await sql<People>`
    select o.id as organiser, o.name, (select id from app_user where role = 'admin' order by created_at, id limit 1) as admin
    from app_user o
    where o.role = 'organiser' and o.email not like '%@rondo.test' and not exists (select from payout_run)
    order by o.created_at, o.id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Gives the organiser past paid games that were full. */
async function giveGames(trx: Transaction, organiser: string, before: Date): Promise<string[]> {
  await sql`update app_user set organiser_kind = 'freelance' where id = ${organiser}`.execute(trx);
  const { rows } = await sql<{ id: string }>`
    update game set organiser_id = ${organiser}, organiser_paid = true where id in (
      select g.id from game g join app_user o on o.id = g.organiser_id
      where g.archived and g.status = 'confirmed' and g.price_cents > 0 and g.ends_at < ${before} and not g.organiser_paid
        and o.email not like '%@rondo.test'
        and (select count(*) from registration r where r.game_id = g.id and r.status = 'played') >= 12
      order by g.ends_at desc, g.id limit ${givenGames})
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
