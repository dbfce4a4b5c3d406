import { timeZone } from '@rondo/rules';
import { sql } from 'kysely';
import type { Transaction } from '../platform/db.ts';

/** What somebody else's payment brought by mistake, in cents: the line that an operator has to look into. */
const strayCents = 1250;
/** What the provider charges for a payment. */
const costCents = 29;

/** Writes the books of the sandbox as if each paid order had been paid there, and paid out on the Monday after it. */
export async function tellSandbox(trx: Transaction, now: Date): Promise<void> {
  const monday = sql`date_trunc('week', o.settled_at at time zone ${timeZone}) + interval '7 days'`;
  const settled = sql`from payment_order o where o.provider = 'sandbox' and o.status = 'paid'`;
  const paidOut = sql`${settled} and (${monday}) at time zone ${timeZone} < ${now}`;
  const settlementOf = sql`'sbs_' || to_char(${monday}, 'YYYYMMDD')`;
  await sql`
    update payment_order o set provider_reference = 'sb_' || left(replace(o.id::text, '-', ''), 24)
    where o.provider = 'sandbox' and o.status = 'paid'`.execute(trx);
  await sql`
    insert into sandbox_payment (reference, order_id, total_cents, method, description, return_url, status)
    select o.provider_reference, o.id, o.amount_cents + o.fee_cents, o.method, 'Rondo', 'https://rondo.test', 'paid' ${settled}`.execute(
    trx,
  );
  await sql`
    insert into sandbox_settlement (reference, paid_at, net_cents)
    select distinct ${settlementOf}, (${monday}) at time zone ${timeZone}, 0 ${paidOut}`.execute(trx);
  await sql`
    insert into sandbox_settlement_line (reference, settlement, kind, payment, gross_cents, fee_cents)
    select 'sbl_' || o.provider_reference, ${settlementOf}, 'payment', o.provider_reference, o.amount_cents + o.fee_cents,
      ${costCents} ${paidOut}`.execute(trx);
  await sql`
    insert into sandbox_settlement_line (reference, settlement, kind, gross_cents, fee_cents)
    select 'sbl_stray', max(reference), 'payment', ${strayCents}, 0 from sandbox_settlement having count(*) > 0`.execute(
    trx,
  );
  await sql`
    update sandbox_settlement s set net_cents = l.cents
    from (select settlement, sum(gross_cents - fee_cents) as cents from sandbox_settlement_line group by settlement) l
    where l.settlement = s.reference`.execute(trx);
}
