import { randomBytes } from 'node:crypto';
import { amsterdamDay, percentOf } from '@rondo/rules';
import { sql } from 'kysely';
import { type Database, inTransaction } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';
import { startOfDay } from '../../platform/time/amsterdam.ts';
import type { ProviderAccount, Settlement } from './provider.ts';
import { isStanding } from './sandbox-refunds.ts';

/** What the sandbox keeps of a payment, in cents, as providers of the country do. */
const feeOf = (method: string, totalCents: number) => (method === 'ideal' ? 29 : 25 + percentOf(totalCents, 1.8));

type Moved = Pick<Rows['sandbox_payment'], 'reference' | 'method' | 'total_cents'> & {
  is_reversed: boolean;
  /** The sum of the refunds that have not failed. */
  refunded_cents: number;
  /** What is in earlier lines, in cents. */
  in_cents: number;
  charge_back_cents: number;
};

/** A refund, or the return of a failed one; the cents are below and above zero. */
interface MovedRefund {
  reference: string;
  payment: string;
  cents: number;
}

/** The sandbox pays out when it is first read on a day: everything that moved there since the last time. A sum below zero waits. */
export function sandboxAccount(db: Database): ProviderAccount {
  return {
    async settlements(since, now) {
      await payOut(db, now);
      const { rows } = await sql<Pick<Rows['sandbox_settlement'], 'reference' | 'net_cents' | 'paid_at'> & Lines>`
        select s.reference, s.net_cents, s.paid_at, (
          select coalesce(jsonb_agg(jsonb_build_object('reference', l.reference, 'kind', l.kind, 'grossCents', l.gross_cents,
            'feeCents', l.fee_cents, 'payment', case when l.payment is not null then jsonb_build_object('reference', l.payment) end)
            order by l.reference), '[]')
          from sandbox_settlement_line l where l.settlement = s.reference) as lines
        from sandbox_settlement s where s.paid_at >= ${since} order by s.paid_at`.execute(db);
      return rows.map(({ reference, net_cents: netCents, paid_at: paidAt, lines }) => ({
        reference,
        netCents,
        paidAt: new Date(paidAt),
        lines,
      }));
    },

    async balance() {
      const { rows } = await sql<{ cents: number }>`
        select coalesce((select sum(total_cents) from sandbox_payment where status in ('paid', 'reversed')), 0)
          - coalesce((select sum(case when p.status = 'reversed' then p.total_cents else ${refunded} end) from sandbox_payment p
            where p.status in ('paid', 'reversed')), 0)
          - coalesce((select sum(gross_cents) from sandbox_settlement_line where payment is not null), 0) as cents`.execute(
        db,
      );
      return rows[0]?.cents ?? 0;
    },
  };
}

/** What was refunded of a payment `p` and has not failed. */
const refunded = sql`(
  select coalesce(sum(r.cents), 0) from sandbox_refund r where r.payment = p.reference and ${isStanding(sql`r`)})`;

interface Lines {
  lines: Settlement['lines'];
}

async function payOut(db: Database, now: Date): Promise<void> {
  const midnight = startOfDay(amsterdamDay(now));
  await inTransaction(db, async (trx) => {
    await sql`lock table sandbox_settlement in exclusive mode`.execute(trx);
    const { rows: known } = await sql`select from sandbox_settlement where paid_at >= ${midnight}`.execute(trx);
    if (known.length > 0) return;
    const lines = [...(await findMoved(trx)).flatMap(linesOf), ...(await findRefunds(trx)).map(refundLine)];
    const netCents = lines.reduce((sum, { grossCents, feeCents }) => sum + grossCents - feeCents, 0);
    if (netCents <= 0) return;
    const reference = `sbs_${randomBytes(12).toString('hex')}`;
    await sql`
      insert into sandbox_settlement (reference, paid_at, net_cents) values (${reference}, ${now}, ${netCents})`.execute(
      trx,
    );
    await sql`
      insert into sandbox_settlement_line (reference, settlement, kind, payment, gross_cents, fee_cents)
      select l.reference, ${reference}, l.kind, l.payment, l."grossCents", l."feeCents"
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as l(reference text, kind text, payment text, "grossCents" int, "feeCents" int)`.execute(trx);
  });
}

async function findMoved(db: Database): Promise<Moved[]> {
  const { rows } = await sql<Moved>`
    select p.reference, p.method, p.total_cents, ${refunded} as refunded_cents, p.status = 'reversed' as is_reversed,
      coalesce(sum(l.gross_cents) filter (where l.kind = 'payment'), 0) as in_cents,
      coalesce(sum(l.gross_cents) filter (where l.kind = 'charge_back'), 0) as charge_back_cents
    from sandbox_payment p left join sandbox_settlement_line l on l.payment = p.reference
    where p.status in ('paid', 'reversed') and not p.is_forgotten
    group by p.reference`.execute(db);
  return rows;
}

/** The refunds that are in no line yet. Each refund, and its failure, is a line of its own, as at real providers. */
async function findRefunds(db: Database): Promise<MovedRefund[]> {
  const { rows } = await sql<MovedRefund>`
    select m.reference, r.payment, m.cents from sandbox_refund r join sandbox_payment p on p.reference = r.payment
    cross join lateral (values ('sbl_' || r.reference, -r.cents, true),
      ('sbl_' || r.reference || '_failed', r.cents, not ${isStanding(sql`r`)})) as m(reference, cents, has_moved)
    where m.has_moved and not p.is_forgotten
      and not exists (select from sandbox_settlement_line l where l.reference = m.reference)`.execute(db);
  return rows;
}

const refundLine = ({ reference, payment, cents: grossCents }: MovedRefund) => ({
  reference,
  kind: 'refund' as const,
  payment,
  grossCents,
  feeCents: 0,
});

/** What else of a payment is in no line yet. */
function linesOf(moved: Moved) {
  const { reference: payment, method, total_cents: totalCents, refunded_cents: refundedCents } = moved;
  const line = (kind: Settlement['lines'][number]['kind'], grossCents: number, feeCents = 0) => ({
    reference: `sbl_${randomBytes(12).toString('hex')}`,
    kind,
    payment,
    grossCents,
    feeCents,
  });
  const chargedBackCents = moved.is_reversed ? totalCents - refundedCents : 0;
  return [
    ...(moved.in_cents === 0 ? [line('payment', totalCents, feeOf(method, totalCents))] : []),
    line('charge_back', -chargedBackCents - moved.charge_back_cents),
  ].filter(({ grossCents }) => grossCents !== 0);
}
