import { amsterdamDay } from '@rondo/rules';
import { firstReportedYear } from '@rondo/rules/tax-details';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import { paidYears } from '../paid-years.ts';

/** Deletes the details of people who stand in no report that can still be made, whether they left Rondo or not. */
export async function dropTaxDetails(db: Database, now: Date): Promise<void> {
  await sql`
    delete from tax_details where user_id not in (
      select p.user_id from ${paidYears(sql`l.user_id in (select user_id from tax_details)`)}
      where p.year >= ${firstReportedYear(amsterdamDay(now))})`.execute(db);
}
