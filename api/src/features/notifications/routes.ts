import {
  changeNotification,
  changeNotificationPreferences,
  getNotificationPreferences,
  listNotifications,
  readAllNotifications,
  readUnsubscribe,
  subscribePush,
  unsubscribe,
  unsubscribePush,
  watchNotifications,
} from '@rondo/contract';
import { inTransaction } from '../../platform/db.ts';
import { paginationOf } from '../../platform/pagination.ts';
import { limitAttempts } from '../../platform/rate-limit.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve, serveStream } from '../../platform/serve.ts';
import type { PushProvider } from '../../providers/push/provider.ts';
import { changePreferences, readTopic, switchTopic } from './change-preferences.ts';
import { liveNotices } from './live-notices.ts';
import { findPreferences } from './preferences-queries.ts';
import { presentNotice } from './present.ts';
import { presentPreferences } from './present-preferences.ts';
import { dropSubscription, saveSubscription } from './push-queries.ts';
import { countUnread, findNotices, type NoticeRow, readAll, setStatus } from './queries.ts';
import { sayNotice } from './say-notice.ts';

const triesAnHour = 300;
/** Times an hour that a person's browsers ask for push messages, or for no more. */
const browsersAnHour = 60;

export function notificationRoutes(context: Context, push: PushProvider): void {
  const { app, db, config } = context;
  const live = liveNotices(db, (error) => app.log.warn(error, 'unread notifications were not counted'));

  const present = (row: NoticeRow) => presentNotice(row, sayNotice(row, row.language));

  serve(context, listNotifications, async ({ viewer, query }) => {
    const [{ rows, totalCount }, unread] = await Promise.all([
      findNotices(db, viewer.id, query),
      countUnread(db, viewer.id),
    ]);
    const pagination = paginationOf(totalCount, query.limit);
    return { status: 'success', data: rows.map(present), unread, pagination };
  });

  serve(context, changeNotification, async ({ viewer, params, body }) => {
    const row = await setStatus(db, viewer.id, params.id, body.status);
    if (!row) throw new Refused('notification_not_found');
    return { status: 'success', data: { notification: present(row), unread: await countUnread(db, viewer.id) } };
  });

  serve(context, readAllNotifications, async ({ viewer }) => {
    await readAll(db, viewer.id);
    return { status: 'success', unread: await countUnread(db, viewer.id) };
  });

  serveStream(
    context,
    watchNotifications,
    async ({ viewer }) =>
      (stream) =>
        live.watch(viewer.id, (event) => stream.send(event)),
  );

  const preferencesOf = async (userId: string, endpoint?: string) => {
    const row = await findPreferences(db, userId, endpoint);
    if (!row) throw new Refused('not_logged_in');
    return { status: 'success' as const, data: presentPreferences(row, push.publicKey) };
  };

  serve(context, getNotificationPreferences, async ({ viewer, query }) => preferencesOf(viewer.id, query.endpoint));
  serve(context, changeNotificationPreferences, async ({ viewer, body }) => {
    await limitAttempts(db, `preferences:${viewer.id}`, triesAnHour, 60);
    await changePreferences(db, viewer.id, body);
    return preferencesOf(viewer.id);
  });

  serve(context, subscribePush, async ({ viewer, body: { endpoint, keys } }) => {
    await limitAttempts(db, `push:${viewer.id}`, browsersAnHour, 60);
    if (!push.accepts(endpoint)) throw new Refused('push_endpoint_refused');
    const owner = { userId: viewer.id, sessionId: viewer.sessionId };
    await inTransaction(db, (trx) => saveSubscription(trx, owner, { endpoint, ...keys }));
    return { status: 'success' };
  });
  serve(context, unsubscribePush, async ({ viewer, body }) => {
    await limitAttempts(db, `push:${viewer.id}`, browsersAnHour, 60);
    await dropSubscription(db, viewer.id, body.endpoint);
    return { status: 'success' };
  });

  const topicOf = async (token: string) =>
    ({ status: 'success', data: await readTopic(db, config.secretKey, token) }) as const;

  serve(context, readUnsubscribe, async ({ params, http }) => {
    await limitAttempts(db, `unsubscribe:${http.request.ip}`, triesAnHour, 60);
    return topicOf(params.token);
  });
  serve(context, unsubscribe, async ({ params, body, http }) => {
    await limitAttempts(db, `unsubscribe:${http.request.ip}`, triesAnHour, 60);
    await switchTopic(db, config.secretKey, params.token, body.undo);
    return topicOf(params.token);
  });

  // What a mail program sends when its own button is pressed (RFC 8058): a form, without a cookie. A GET of the same
  // address is the web app's page, which changes nothing until somebody presses there.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
      await limitAttempts(db, `unsubscribe:${request.ip}`, triesAnHour, 60);
      await switchTopic(db, config.secretKey, request.params.token, false);
      return reply.type('text/plain; charset=utf-8').send('You get no more of these e-mails.\n');
    });
  });
}
