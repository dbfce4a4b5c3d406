import type { MailKind } from '@rondo/phrases';
import { isWanted, noticeKinds, type NoticeKind, quietUntil, usualQuietHours } from '@rondo/rules/notices';
import { sayCents, sayWhen } from '../../platform/amsterdam.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { type NewPush, queuePushes } from './push-queries.ts';
import { takeUndelivered } from './queries.ts';
import { type MailOrder, queueMails } from './queue-mails.ts';
import { sayNotice } from './say-notice.ts';

/** Kinds whose mail is made of the notification; the others' mails are written by the command that knows more. */
const ownMails: Partial<Record<NoticeKind, MailKind>> = {
  signedUp: 'signedUp',
  paymentConfirmed: 'paymentConfirmed',
  spotLapsed: 'spotLapsed',
  spotWithdrawn: 'spotWithdrawn',
  matchBelowMinimum: 'matchBelowMinimum',
  afterMatchRating: 'afterMatchRating',
  communityApproved: 'communityApproved',
  communityDenied: 'communityDenied',
};

type Undelivered = Awaited<ReturnType<typeof takeUndelivered>>[number];

const atOnce = 200;

/**
 * Makes push messages, and the mails that no command writes, of notifications that were committed. The notification is their
 * outbox: commands, the door of joins above all, write nothing more than it.
 * @param at real time: when phones ring is not moved with the demo's clock
 */
export async function deliverNotices(
  { db, jobs, config, clock }: { db: Database; jobs: Jobs; config: { publicUrl: string }; clock: Clock },
  at: Date = clock.real(),
): Promise<void> {
  for (;;) {
    const count = await inTransaction(db, async (trx) => {
      const notices = await takeUndelivered(trx, atOnce);
      await queuePushes(
        trx,
        notices.flatMap((notice) => pushesOf(notice, at)),
      );
      const mails = notices.flatMap((notice) => mailOf(notice, config.publicUrl));
      await queueMails(trx, jobs, mails, clock.now());
      return notices.length;
    });
    if (count < atOnce) return;
  }
}

function pushesOf(notice: Undelivered, at: Date): NewPush[] {
  const category = noticeKinds[notice.kind];
  // What has been read meanwhile needs no push.
  if (notice.status !== 'unread' || !isWanted(category, 'push', notice.choices[`${category}.push`])) return [];
  const { title, message: body } = sayNotice(notice, notice.language);
  const payload = { title, body, path: notice.redirect_path ?? '/notifications', tag: notice.id };
  const quiet = notice.quiet === 'none' ? null : (notice.quiet ?? usualQuietHours);
  const sendAt = (quietUntil(at, quiet) ?? at).toISOString();
  return notice.subscriptions.map((subscriptionId) => ({ subscriptionId, payload, sendAt }));
}

/** Guests have mails of their own for what they did. */
function mailOf(notice: Undelivered, publicUrl: string): MailOrder[] {
  const kind = ownMails[notice.kind];
  if (kind === undefined || notice.is_guest) return [];
  const { user_id: userId, name, email: to, language, params } = notice;
  const { details } = sayNotice(notice, language);
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
        when: startsAt ? sayWhen(startsAt, language) : '',
        where: details?.locationAddress ?? '',
        community: details?.communityName ?? '',
        note: details?.adminNote ? `“${details.adminNote}”` : '',
        amount: params.amount === undefined ? '' : sayCents(Math.round(Number(params.amount) * 100), language),
      },
      link: publicUrl + (notice.redirect_path ?? '/notifications'),
      ...(startsAt && { startsAt }),
    },
  ];
}
