import { day } from '@rondo/rules';
import { sql } from 'kysely';
import type { StorageProvider } from '../providers/storage/provider.ts';
import type { Database } from './db.ts';

/** A file younger than this may belong to a change that has not committed yet. */
const ageLeastMs = day;
/** More files than this, and most of all, without a row: those are another database's. */
const suspectedFrom = 100;

/**
 * Removes stored files that no row names: of changes that failed after their picture was stored, and of processes that were killed
 * (decisions/0054-files.md). Each name is used once, so what no row names any more none will name again.
 * @param now ms since 1970, by the machine's clock, as files have it
 * @returns how many it removed
 * @throws Error when most files have no row, and then removes none
 */
export async function sweepFiles(
  db: Database,
  storage: StorageProvider,
  signal: AbortSignal,
  now = Date.now(),
): Promise<number> {
  let seen = 0;
  const unnamed: string[] = [];
  for await (const files of storage.list()) {
    if (signal.aborted) return 0;
    seen += files.length;
    const old = files.flatMap(({ path, changedAt }) => (now - changedAt.getTime() > ageLeastMs ? [path] : []));
    const named = await findNamed(db, [...new Set(old.map(shownAs))]);
    unnamed.push(...old.filter((path) => !named.has(shownAs(path))));
  }
  if (unnamed.length > suspectedFrom && unnamed.length > seen / 2)
    throw new Error(`${unnamed.length} of ${seen} stored files have no row here: none was removed`);
  for (const path of unnamed) {
    if (signal.aborted) break;
    await storage.remove(path);
  }
  return unnamed.length;
}

/** What rows have for a file: the address of a picture's largest size. */
const shownAs = (path: string): string => `/files/${path.replace(/-(?:card\.webp|mail\.jpg)$/, '.webp')}`;

async function findNamed(db: Database, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const { rows } = await sql<{ address: string }>`
    select asked.address from unnest(${addresses}::text[]) as asked(address)
    where exists (select from app_user where photo = asked.address)
      or exists (select from game where photo = asked.address)
      or exists (select from venue_photo where path = asked.address)
      or exists (select from community where banner_image = asked.address)
      or exists (select from community where location_image = asked.address)
      or exists (select from community_news where picture = asked.address)
      or exists (select from enquiry_photo where path = asked.address)`.execute(db);
  return new Set(rows.map(({ address }) => address));
}
