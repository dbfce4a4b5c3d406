import { sql } from 'kysely';
import type { StorageProvider } from '../../providers/storage/provider.ts';
import type { Database } from '../db.ts';

/** How many files are looked at together. */
const atOnce = 100;

/**
 * Storage that notes each file before it stores it, so that a file is found that no row ever names, because the change failed or the process was
 * killed (decisions/0054-files.md). When a row stops naming a file, a trigger notes it (api/functions/note_loose_file.sql).
 */
export function notingFiles(db: Database, storage: StorageProvider): StorageProvider {
  return {
    ...storage,
    async put(path, bytes) {
      // The change that names the file has ended by then.
      await sql`
        insert into loose_file (address, look_at) values (${addressOf(path)}, now() + interval '1 day')
        on conflict do nothing`.execute(db);
      await storage.put(path, bytes);
    },
  };
}

/**
 * Removes noted files that no row names. A file that can't be removed now is tried again in an hour.
 * @param at real time
 */
export async function sweepFiles(
  db: Database,
  storage: StorageProvider,
  signal: AbortSignal,
  at = new Date(),
): Promise<void> {
  for (let more = true; more && !signal.aborted;) {
    const { rows } = await sql<{ address: string; is_named: boolean }>`
      with due as (
        update loose_file set look_at = ${at}::timestamptz + interval '1 hour'
        where address in (select address from loose_file where look_at <= ${at}
                          order by look_at limit ${atOnce} for update skip locked)
        returning address)
      select address, exists (select from app_user where photo = due.address)
        or exists (select from game where photo = due.address)
        or exists (select from venue_photo where path = due.address)
        or exists (select from community where banner_image = due.address)
        or exists (select from community where location_image = due.address)
        or exists (select from community_news where picture = due.address)
        or exists (select from enquiry_photo where path = due.address) as is_named
      from due`.execute(db);
    for (const { address, is_named } of rows) {
      if (signal.aborted) break;
      if (!is_named) await Promise.all(filesAt(address).map((path) => storage.remove(path)));
      await sql`delete from loose_file where address = ${address}`.execute(db);
    }
    more = rows.length === atOnce;
  }
}

/** The address by which rows name a file: that of a picture's largest size. */
const addressOf = (path: string): string => `/files/${path.replace(/-(?:card\.webp|mail\.jpg)$/, '.webp')}`;

/** The files of an address; for a picture, all sizes it may have. */
function filesAt(address: string): string[] {
  const path = address.slice('/files/'.length);
  const name = /^(.+)\.webp$/.exec(path)?.[1];
  return name === undefined ? [path] : ['.webp', '-card.webp', '-mail.jpg'].map((ending) => `${name}${ending}`);
}
