import { phrasesIn } from '@rondo/phrases';
import { wordsFor } from '@rondo/phrases/training';
import { fill } from '@rondo/phrases/translate';
import type { Language } from '@rondo/rules';
import { hasOwnMail, notificationKinds, ringsAtNight } from '@rondo/rules/notification-kinds';
import {
  isWanted,
  type NotificationChannel,
  notificationChannels,
  quietUntil,
  usualQuietHours,
} from '@rondo/rules/notifications';
import { reminderPushAt } from '@rondo/rules/reminders';
import { mailedPaths } from '@rondo/rules/mailed-paths';
import { formatWhen } from '../../platform/time/amsterdam.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { type NewPush, queuePushes } from './push/push-queries.ts';
import { takeUndelivered } from './in-app/queries.ts';
import { type MailOrder, queueMails } from './mail/queue-mails.ts';
import { notificationText } from './in-app/notification-text.ts';
import { mailKinds } from './mail/mail-kinds.ts';
import { paidFact } from './mail/format-payment.ts';
import { setTimeout as wait } from 'node:timers/promises';

type Undelivered = Awaited<ReturnType<typeof takeUndelivered>>[number];

/** Mails composed at once; composing more would hold up a call for longer than some milliseconds. */
const atOnce = 50;
/** The longest pause between two such batches, however long the database took. */
const longestPauseMs = 500;

/**
 * Creates push messages, and the mails that no command writes, from committed notifications. The notification serves as their outbox, so that
 * commands, above all joins, write nothing else. After a rush it works only a tenth of the time, so that calls go first. The next run delivers what
 * is left after its budget or when told to end.
 * @param at real time, because the demo's clock must not decide when phones ring
 */
export async function deliverNotifications(
  { db, jobs, config, clock }: { db: Database; jobs: Jobs; config: { publicUrl: string }; clock: Clock },
  at: Date = clock.real(),
  { signal, budgetMs = Infinity }: { signal?: AbortSignal; budgetMs?: number } = {},
): Promise<void> {
  const until = performance.now() + budgetMs;
  const ahead = clock.now().getTime() - clock.real().getTime();
  for (;;) {
    const started = performance.now();
    const count = await inTransaction(db, async (trx) => {
      const notifications = await takeUndelivered(trx, atOnce);
      const queue: Record<NotificationChannel, () => Promise<unknown>> = {
        // The notification is in the app already.
        app: async () => undefined,
        push: () =>
          queuePushes(
            trx,
            notifications.flatMap((one) => pushesOf(one, at, ahead)),
          ),
        mail: () =>
          queueMails(
            trx,
            jobs,
            notifications.flatMap((one) => mailOf(one, config.publicUrl)),
            clock.now(),
          ),
      };
      for (const channel of notificationChannels) await queue[channel]();
      return notifications.length;
    });
    if (count < atOnce || signal?.aborted || performance.now() > until) return;
    await wait(Math.min(9 * (performance.now() - started), longestPauseMs), undefined, { signal }).catch(
      () => undefined,
    );
  }
}

/** @param ahead how far the demo's clock is ahead, in ms; games start by that clock */
function pushesOf(notification: Undelivered, at: Date, ahead: number): NewPush[] {
  const category = notificationKinds[notification.kind];
  // A notification that was read already needs no push.
  if (notification.status !== 'unread' || !isWanted(category, 'push', notification.choices[`${category}.push`]))
    return [];
  const { title, message: body, details } = notificationText(notification, notification.language);
  const payload = {
    title,
    body,
    path: notification.redirect_path ?? mailedPaths.notifications(),
    tag: notification.id,
  };
  const quiet = notification.quiet === 'none' ? null : (notification.quiet ?? usualQuietHours);
  if (category === 'reminders' && details?.gameDate) {
    const startsAt = new Date(Date.parse(details.gameDate) - ahead);
    const times = { sendAt: reminderPushAt(startsAt, quiet, at).toISOString(), until: startsAt.toISOString() };
    return notification.subscriptions.map((subscriptionId) => ({ subscriptionId, payload, ...times }));
  }
  const startsAt = details?.gameDate ? new Date(Date.parse(details.gameDate) - ahead) : null;
  const rings = ringsAtNight(notification.kind, startsAt, at);
  const sendAt = (rings ? at : (quietUntil(at, quiet) ?? at)).toISOString();
  return notification.subscriptions.map((subscriptionId) => ({ subscriptionId, payload, sendAt }));
}

function centsOf(euros: string | number | undefined): number | null {
  return euros === undefined ? null : Math.round(Number(euros) * 100);
}

/** Says that a game is the first of a series of several; empty for a single game. */
function seriesOf({ kind, params, game_sport: sport }: Undelivered, language: Language): string {
  const { wishFits, coOrganiserNamed } = phrasesIn[language].mail;
  const { series } = kind === 'coOrganiserNamed' ? coOrganiserNamed : wishFits;
  return params.count === undefined ? '' : fill(wordsFor(sport, language)(series), { count: String(params.count) });
}

/** Guests get other mails about what they did themselves. */
function mailOf(notification: Undelivered, publicUrl: string): MailOrder[] {
  const { kind } = notification;
  if (!hasOwnMail(kind) || notification.is_guest) return [];
  const { category } = mailKinds[kind];
  // An unwanted mail would not be queued, so it isn't composed either.
  if (category !== null && !isWanted(category, 'mail', notification.choices[`${category}.mail`])) return [];
  const { user_id: userId, name, email: to, language, params } = notification;
  const { details } = notificationText(notification, language);
  const startsAt = details?.gameDate ? new Date(details.gameDate) : undefined;
  return [
    {
      to,
      userId,
      name,
      language,
      kind,
      params: {
        game: details?.gameName ?? '',
        when: startsAt ? formatWhen(startsAt, language) : '',
        where: details?.locationAddress ?? '',
        community: details?.communityName ?? '',
        title: String(params.title ?? ''),
        games: String(params.games ?? ''),
        count: String(params.count ?? ''),
        words: String(params.words ?? ''),
        friend: String(params.friend ?? ''),
        series: seriesOf(notification, language),
        note: details?.adminNote ? `“${details.adminNote}”` : '',
      },
      ...(notification.game_id !== null && { gameId: notification.game_id }),
      ...(kind === 'paymentConfirmed' && {
        facts: [paidFact({ amountCents: centsOf(params.amount) ?? 0, feeCents: centsOf(params.fee) }, language)],
      }),
      link: publicUrl + (notification.redirect_path ?? mailedPaths.notifications()),
      ...(startsAt && { startsAt }),
    },
  ];
}
