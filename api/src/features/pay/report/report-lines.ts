import type { reportLine } from '@rondo/contract';
import { amsterdamDay, centsToEuros } from '@rondo/rules';
import { firstReportedYear } from '@rondo/rules/tax-details';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import type { Rows } from '../../../platform/schema.ts';
import type { Secret } from '../../../platform/sessions/tokens.ts';
import { addressOf } from '../../../platform/wording/address-of.ts';
import { paymentsIn } from '../paid-years.ts';
import { bsnOf } from './keep-tax-details.ts';

/** The first and last year whose report can be made. */
export function reportYears(now: Date): { from: number; to: number } {
  const from = firstReportedYear(amsterdamDay(now));
  return { from, to: from + 1 };
}

/**
 * The payments of a year to organisers who charge no VAT, by name and day. Who gave no details is there with the name of their account, because the
 * payment is reported all the same.
 * @throws Refused `report_over` for a year whose details are deleted, or that hasn't begun
 */
export async function findReport(
  db: Database,
  secretKey: Secret,
  { year, now }: { year: number; now: Date },
): Promise<z.output<typeof reportLine>[]> {
  const { from, to } = reportYears(now);
  if (year < from || year > to) throw new Refused('report_over', { year });
  const { rows } = await sql<{
    name: string;
    address: string | null;
    born_on: string | null;
    bsn_sealed: Rows['tax_details']['bsn_sealed'];
    day: string;
    cents: number;
  }>`
    select coalesce(t.name, u.name) as name, t.address, t.born_on::text as born_on, t.bsn_sealed, p.day::text as day, p.cents
    from ${paymentsIn(year)} join app_user u on u.id = p.user_id left join tax_details t on t.user_id = p.user_id
    where t.vat is null order by lower(coalesce(t.name, u.name)), p.user_id, p.day`.execute(db);
  return rows.map(({ name, address, born_on: bornOn, bsn_sealed: sealed, day, cents }) => ({
    bsn: sealed && bsnOf(secretKey, sealed),
    name,
    bornOn,
    ...addressOf(address ?? ''),
    day,
    paid: centsToEuros(cents),
  }));
}
