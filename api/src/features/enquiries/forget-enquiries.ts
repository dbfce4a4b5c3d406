import { day, enquiryKeptDays, enquiryKinds } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { StorageProvider } from '../../providers/storage/provider.ts';
import { dropPicture } from '../games/keep-picture.ts';

/** Deletes enquiries some time after they were dealt with, and then the files of photos whose enquiry is gone (product.md#enquiries). */
export async function forgetEnquiries(db: Database, storage: StorageProvider, now: Date): Promise<void> {
  for (const kind of enquiryKinds) {
    const before = new Date(now.getTime() - enquiryKeptDays[kind] * day);
    await sql`
      delete from enquiry
      where kind = ${kind} and state not in ('open', 'assigned') and state_at < ${before}`.execute(db);
  }
  const { rows } = await sql<{ path: string }>`
    select path from enquiry_photo where enquiry_id is null order by path limit 100`.execute(db);
  for (const { path } of rows) {
    await dropPicture(storage, path);
    await sql`delete from enquiry_photo where path = ${path} and enquiry_id is null`.execute(db);
  }
}
