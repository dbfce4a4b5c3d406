import { timeZone } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../platform/db.ts';
import { writeBankStatement } from './write-bank-statement.ts';

/** The balance before Rondo, and what the owner pays from the account for other things, in cents. */
const opening = 1500_00;
const rent = { cents: -250_00, name: 'Sporthal Zuid', words: 'Rent of the office' };

interface Booked {
  day: string;
  cents: number;
  reference: string;
  own: string | null;
  words: string;
}

/** The statement that the sandbox's bank would have sent by now: the provider's payouts, each a day after it was sent, and Rondo's own payments. */
export async function bankStatementOf(db: Database, { iban, today }: { iban: string; today: string }): Promise<string> {
  const dayAfter = (instant: string) => sql`((${sql.ref(instant)} at time zone ${timeZone})::date + 1)`;
  const { rows } = await sql<Booked>`
    select b.day::text as day, b.cents, b.reference, b.own, b.words from (
      select ${dayAfter('s.paid_at')} as day, s.net_cents as cents, s.reference, null as own, 'Payout ' || s.reference as words
      from settlement s where s.net_cents > 0
      union all
      select ${dayAfter('l.filed_at')}, -l.amount_cents, 'out-' || l.id, replace(l.id::text, '-', ''), 'Rondo organiser pay, run ' || r.number
      from payout_line l join payout_run r on r.id = l.run_id where l.filed_at is not null) b
    where b.day <= ${today}::date order by b.day, b.reference`.execute(db);
  const from = rows[0]?.day ?? today;
  return writeBankStatement({
    iban,
    number: `RONDO-DEMO-${today}`,
    from,
    until: today,
    openingCents: opening,
    entries: [
      { day: from, reference: `rent-${from}`, ...rent },
      ...rows.map(({ own, ...row }) => ({ ...row, ...(own !== null && { endToEndIds: [own] }) })),
    ],
  });
}
