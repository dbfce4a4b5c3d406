import { amsterdamDay } from '@rondo/rules';
import { firstReportedYear } from '@rondo/rules/tax-details';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import { paidYears } from '../paid-years.ts';

/**
 * Deletes the details of people who stand in no report that can still be made, whether they left Rondo or not. Whose invoices Rondo writes has theirs
 * kept while they are a freelancer here.
 */
export async function dropTaxDetails(db: Database, now: Date): Promise<void> {
  await sql`
    delete from tax_details t where not (t.invoiced_since is not null and exists (
      select from app_user u where u.id = t.user_id and u.organiser_kind = 'freelance')) and t.user_id not in (
      select p.user_id from ${paidYears(sql`l.user_id in (select user_id from tax_details)`)}
      where p.year >= ${firstReportedYear(amsterdamDay(now))})`.execute(db);
}
