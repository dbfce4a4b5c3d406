import { sql } from 'kysely';
import { inTransaction, type Database } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import type { StorageProvider } from '../../providers/storage/provider.ts';
import { askAddressChange } from './ask-address-change.ts';
import { keepPhoto } from './keep-photo.ts';

interface Changes {
  name?: string | undefined;
  email?: string | undefined;
  /** The new photo; null keeps the present one, or removes it with `removePhoto`. */
  photo: Buffer | null;
  removePhoto: boolean;
}

/**
 * Changes name and photo at once; a new address is first asked to confirm by mail.
 * @throws Refused `too_many_requests`, `not_logged_in` if the account has been deleted since
 */
export async function changeProfile(
  { db, jobs, config }: { db: Database; jobs: Jobs; config: { publicUrl: string } },
  storage: StorageProvider,
  userId: string,
  { name, email, photo, removePhoto }: Changes,
  now: Date,
): Promise<void> {
  const kept = photo && (await keepPhoto(storage, photo));
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ photo: string | null }>`
      select photo from app_user where id = ${userId} and deleted_at is null for no key update`.execute(trx);
    const before = rows[0];
    if (!before) throw new Refused('not_logged_in');
    const after = kept ?? (removePhoto ? null : before.photo);
    await sql`update app_user set name = coalesce(${name ?? null}, name), photo = ${after} where id = ${userId}`.execute(
      trx,
    );
    if (email !== undefined) await askAddressChange(trx, { jobs, config }, userId, email, now);
  });
}
