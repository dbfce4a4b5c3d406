import { toldList } from './in-app/told-listing.ts';
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
import { paginationOf } from '../../platform/calls/pagination.ts';
import { limitAttempts } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import { serveList } from '../../platform/admins/console-list.ts';
import { type Context, serve, serveStream } from '../../platform/serve.ts';
import type { PushProvider } from '../../providers/push/provider.ts';
import { changePreferences, readTopic, switchTopic } from './preferences/change-preferences.ts';
import { liveNotifications } from './in-app/live-notifications.ts';
import { findPreferences } from './preferences/preferences-queries.ts';
import { presentNotification } from './in-app/present.ts';
import { presentPreferences } from './preferences/present.ts';
import { dropSubscription, saveSubscription } from './push/push-queries.ts';
import {
  countUnread,
  findByGames,
  findNotifications,
  type NotificationRow,
  readAll,
  setStatus,
  setStatuses,
  unreadAgain,
} from './in-app/queries.ts';
import { notificationText } from './in-app/notification-text.ts';

export function notificationRoutes(context: Context, push: PushProvider): void {
  const { app, db, config } = context;

  serveList(context, toldList);
  const live = liveNotifications(db, (error) => app.log.warn(error, 'unread notifications were not counted'));

  const present = (row: NotificationRow) => presentNotification(row, notificationText(row, row.language));

  serve(context, listNotifications, async ({ viewer, query }) => {
    const find = query.by === 'game' ? findByGames : findNotifications;
    const { rows, totalCount, unread } = await find(db, viewer.id, query);
    const pagination = paginationOf(totalCount, query.limit);
    return { status: 'success', data: rows.map(present), unread, pagination };
  });

  serve(context, changeNotification, async ({ viewer, params, body }) => {
    const row = await setStatus(db, viewer.id, params.id, body.status);
    if (!row) throw new Refused('notification_not_found');
    return { status: 'success', data: { notification: present(row), unread: await countUnread(db, viewer.id) } };
  });

  serve(context, readAllNotifications, async ({ body, viewer }) => {
    const changed = body?.changes
      ? await setStatuses(db, viewer.id, body.changes)
      : body?.unread
        ? await unreadAgain(db, viewer.id, body.unread)
        : await readAll(db, viewer.id);
    return { status: 'success', unread: await countUnread(db, viewer.id), changed };
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
  serve(
    context,
    changeNotificationPreferences,
    async ({ viewer, body }) => {
      await changePreferences(db, viewer.id, body);
      return preferencesOf(viewer.id);
    },
    { limit: rateLimits.preferences },
  );

  serve(
    context,
    subscribePush,
    async ({ viewer, body: { endpoint, keys } }) => {
      if (!push.accepts(endpoint)) throw new Refused('push_endpoint_refused');
      const owner = { userId: viewer.id, sessionId: viewer.sessionId };
      await inTransaction(db, (trx) => saveSubscription(trx, owner, { endpoint, ...keys }));
      return { status: 'success' };
    },
    { limit: rateLimits.pushBrowser },
  );
  serve(
    context,
    unsubscribePush,
    async ({ viewer, body }) => {
      await dropSubscription(db, viewer.id, body.endpoint);
      return { status: 'success' };
    },
    { limit: rateLimits.pushBrowser },
  );

  const topicOf = async (token: string) =>
    ({ status: 'success', data: await readTopic(db, config.secretKey, token) }) as const;

  serve(
    context,
    readUnsubscribe,
    async ({ params }) => {
      return topicOf(params.token);
    },
    { limit: rateLimits.unsubscribe },
  );
  serve(
    context,
    unsubscribe,
    async ({ params, body }) => {
      await switchTopic(db, config.secretKey, params.token, body.undo);
      return topicOf(params.token);
    },
    { limit: rateLimits.unsubscribe },
  );

  // A mail program sends this when its own unsubscribe button is pressed (RFC 8058), as a form without a cookie. A GET of the same address is the web
  // app's page, which changes nothing until its button is pressed.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
      await limitAttempts(db, rateLimits.unsubscribe, request.ip);
      await switchTopic(db, config.secretKey, request.params.token, false);
      return reply.type('text/plain; charset=utf-8').send('You won’t get these emails any more.\n');
    });
  });
}
