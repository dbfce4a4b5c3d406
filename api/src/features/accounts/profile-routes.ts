import * as contract from '@rondo/contract';
import { limitAttempts } from '../../platform/rate-limit.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { requireFreshSession } from '../../platform/sessions.ts';
import type { StorageProvider } from '../../providers/storage/provider.ts';
import { changePassword } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { confirmAddress } from './confirm-address.ts';
import { readPhoto } from './keep-photo.ts';
import { presentMe } from './present.ts';
import { findSettings, storeSettings } from './profile-queries.ts';
import { findUser } from './queries.ts';

/** Addresses one person may ask for in an hour, each of which gets a mail; and photos, each of which is decoded. */
const changesAnHour = { addresses: 5, photos: 30 } as const;

/** One's own profile and settings. */
export function profileRoutes(context: Context, storage: StorageProvider): void {
  const { db, clock } = context;

  const settingsOf = async (userId: string) => {
    const row = await findSettings(db, userId, clock.now());
    if (!row) throw new Refused('not_logged_in');
    const { language, hides_name: hidesName, has_password: hasPassword, pending_email: pendingEmail } = row;
    return { language, hidesName, hasPassword, pendingEmail };
  };

  serve(context, contract.updateMe, async ({ body, file, viewer }) => {
    if (body.email !== undefined && (await findUser(db, viewer.id))?.email !== body.email)
      await requireFreshSession(db, viewer.sessionId);
    if (file) await limitAttempts(db, `photo:${viewer.id}`, changesAnHour.photos, 60);
    if (body.email !== undefined) await limitAttempts(db, `address:${viewer.id}`, changesAnHour.addresses, 60);
    const photo = file && (await readPhoto(file.bytes));
    await changeProfile(context, storage, viewer.id, { ...body, photo }, clock.now());
    const [user, { pendingEmail }] = await Promise.all([findUser(db, viewer.id), settingsOf(viewer.id)]);
    if (!user) throw new Refused('not_logged_in');
    return { status: 'success', message: 'Succesfully updated profile!', user: presentMe(user), pendingEmail };
  });

  serve(context, contract.updateMyPassword, async ({ body, viewer }) => {
    await changePassword(context, viewer, body, clock.now());
    return { status: 'success', message: 'Succesfully updated password!' };
  });

  serve(context, contract.confirmAddress, async ({ body }) => {
    const email = await confirmAddress(context, body.token, clock.now());
    return { status: 'success', message: 'Your e-mail address has been changed.', email };
  });

  serve(context, contract.getSettings, async ({ viewer }) => ({
    status: 'success',
    settings: await settingsOf(viewer.id),
  }));

  serve(context, contract.saveSettings, async ({ body, viewer }) => {
    await storeSettings(db, viewer.id, body);
    return { status: 'success', settings: await settingsOf(viewer.id) };
  });
}
