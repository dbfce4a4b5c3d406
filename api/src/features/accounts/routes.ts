import {
  acceptTerms as acceptTermsCall,
  checkAuthToken,
  confirmAddress,
  confirmOwnAddress,
  getMe,
  getSettings,
  saveSettings,
  updateMe,
  usersCount,
} from '@rondo/contract';
import { onConnection } from '../../platform/db.ts';
import { limitAttempts } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { seldom } from '../../platform/load/seldom.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve, serveCached } from '../../platform/serve.ts';
import { requireFreshSession } from '../../platform/sessions/sessions.ts';
import type { StorageProvider } from '../../providers/storage/provider.ts';
import { requireCity } from '../places/require-city.ts';
import { listPromocodes } from '../promocodes/list-promocodes.ts';
import { withinMailBudget } from '../notifications/mail/within-mail-budget.ts';
import { acceptTerms } from './accept-terms.ts';
import { askOwnAddress } from './ask-own-address.ts';
import { changeProfile } from './change-profile.ts';
import * as confirmAddressCommand from './confirm-address.ts';
import { findMe } from './find-me.ts';
import { readPhoto } from './keep-photo.ts';
import { countUsers } from './queries.ts';
import { findSettings, storeSettings } from './setting-rows.ts';

/** The logged-in user's account, profile and settings. */
export function accountRoutes(context: Context, storage: StorageProvider): void {
  const { db, standbys, clock } = context;

  const whoIs = async (userId: string) => {
    const [user, promocodes] = await onConnection(db, (connection) =>
      Promise.all([findMe(connection, userId), listPromocodes(connection, userId, clock.now())]),
    );
    return { status: 'success' as const, user, promocodes };
  };

  const settingsOf = async (userId: string) => {
    const settings = await findSettings(db, userId, clock.now());
    if (!settings) throw new Refused('not_logged_in');
    return settings;
  };

  serve(context, checkAuthToken, async ({ viewer }) => whoIs(viewer.id));
  serve(context, acceptTermsCall, async ({ viewer }) => {
    await acceptTerms(db, viewer.id, clock.now());
    return { status: 'success', message: 'You accepted the terms.' };
  });
  serve(context, getMe, async ({ viewer }) => whoIs(viewer.id));
  const countAll = seldom(() => standbys.read(null, countUsers));
  serveCached(context, usersCount, async () => ({ status: 'success', count: await countAll() }));

  serve(context, updateMe, async ({ body, file, viewer }) => {
    const wanted = body.email !== undefined && (await findMe(db, viewer.id)).email !== body.email ? [body.email] : [];
    if (wanted.length > 0) await requireFreshSession(db, viewer.sessionId);
    if (file) await limitAttempts(db, rateLimits.photo, viewer.id);
    if (body.email !== undefined) await limitAttempts(db, rateLimits.changeAddress, viewer.id);
    const photo = file && (await readPhoto(file.path));
    await withinMailBudget(db, { budget: 'address', addresses: wanted }, () =>
      changeProfile(context, storage, viewer.id, { ...body, photo }, clock.now()),
    );
    const [user, { pendingEmail }] = await Promise.all([findMe(db, viewer.id), settingsOf(viewer.id)]);
    return { status: 'success', message: 'Successfully updated profile!', user, pendingEmail };
  });

  serve(context, confirmAddress, async ({ body }) => {
    const email = await confirmAddressCommand.confirmAddress(context, body.token, clock.now());
    return { status: 'success', message: 'Your e-mail address has been changed.', email };
  });

  serve(context, confirmOwnAddress, async ({ viewer }) => {
    const { email } = await findMe(db, viewer.id);
    await askOwnAddress(context, { userId: viewer.id, email }, clock.now());
    return { status: 'success', message: `We have sent a link to ${email}.` };
  });

  serve(context, getSettings, async ({ viewer }) => ({
    status: 'success',
    settings: await settingsOf(viewer.id),
  }));

  serve(context, saveSettings, async ({ body, viewer }) => {
    if (typeof body.homeCity === 'string') await requireCity(db, body.homeCity, { isOffered: true });
    await storeSettings(db, viewer.id, body);
    return { status: 'success', settings: await settingsOf(viewer.id) };
  });
}
