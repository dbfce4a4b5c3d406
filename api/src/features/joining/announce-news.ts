import type { MailKind } from '@rondo/phrases';
import { centsToEuros } from '@rondo/rules';
import { sayCents, sayWhen } from '../../platform/amsterdam.ts';
import type { Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { guestAccountPath } from '../accounts/guest-account-path.ts';
import { aboutGame } from '../notifications/about-game.ts';
import { findReceivers, nameFor, type Receiver } from '../notifications/find-receivers.ts';
import { type Notice, notify } from '../notifications/notify.ts';
import { type MailOrder, queueMails } from '../notifications/queue-mails.ts';
import { bookingToken } from './booking-links.ts';
import type { GameState } from './game-state.ts';
import type { News, Writes } from './writes.ts';

interface Told {
  userId: string;
  mail: MailKind;
  /** Beside what every mail about the game has. */
  params?: (language: 'en' | 'nl') => Record<string, string>;
  /** Path of the button. */
  path: string;
  /** In the app; null: there it is seen already. */
  notice: Notice['kind'] | null;
  /** Beside the game's own. */
  noticeParams?: Record<string, string | number>;
  /** The friend. */
  namedId?: string;
}

/** Tells people, by mail and in the app, what somebody else did with their spot or their money. */
export async function announceNews(
  trx: Transaction,
  { jobs, config }: { jobs: Jobs; config: { publicUrl: string; secretKey: string } },
  { game, now, holds }: GameState,
  writes: Writes,
): Promise<void> {
  // A checkout's spot, and a guest's whose link is not opened, opens by itself when its time is up.
  const checkouts = holds.filter(({ userId, orderId }) => orderId !== null && writes.changedHolds.has(userId));
  const ends = [
    ...checkouts.map(({ expiresAt }) => expiresAt),
    ...writes.registrations.map(({ proofUntil }) => proofUntil),
  ];
  for (const end of ends)
    if (end !== null && end !== 'infinity')
      await jobs.enqueue(
        trx,
        'open-spots',
        { gameId: game.id },
        { key: `${game.id}:${end}`, startAfter: new Date(end) },
      );
  if (writes.news.length === 0) return;
  const readers = await findReaders(trx, writes.news);
  const told = writes.news.flatMap((news) => tell(news, readers, game.id, config.secretKey));
  const about = aboutGame({ ...game, starts_at: game.startsAt });
  await notify(
    trx,
    told.flatMap(({ userId, notice, noticeParams, namedId, path }) =>
      notice === null
        ? []
        : [
            {
              userId,
              kind: notice,
              gameId: game.id,
              params: { ...about, ...noticeParams },
              ...(namedId !== undefined && { namedId }),
              redirectPath: path,
            },
          ],
    ),
    now,
  );
  const mails = told.flatMap(({ userId, mail: kind, params, path }): MailOrder[] => {
    const reader = readers.get(userId);
    if (!reader) return [];
    const { email: to, name, language } = reader;
    const when = sayWhen(new Date(game.startsAt), language);
    const common = { game: game.name, when, where: game.address };
    const link = config.publicUrl + path;
    return [
      {
        to,
        userId,
        name,
        language,
        kind,
        params: { ...common, ...params?.(language) },
        link,
        startsAt: new Date(game.startsAt),
      },
    ];
  });
  await queueMails(trx, jobs, mails, now);
}

function tell(news: News, readers: ReadonlyMap<string, Receiver>, gameId: string, secretKey: string): Told[] {
  const nameOf = (id: string) => readers.get(id)?.name ?? '';
  const friendTo = (readerId: string, id: string) => {
    const [reader, named] = [readers.get(readerId), readers.get(id)];
    return { friend: reader && named ? nameFor(reader, named) : '' };
  };
  const game = `/match/${gameId}`;
  const { userId } = news;
  const money = (cents: number) => (language: 'en' | 'nl') => ({ amount: sayCents(cents, language) });
  switch (news.what) {
    case 'booked': {
      const path = `/booking/${bookingToken(secretKey, news.registrationId)}`;
      const { paidCents, proofUntil } = news;
      const mail = proofUntil !== null ? 'bookingUnproved' : paidCents > 0 ? 'bookingPaid' : 'booking';
      const params = (language: 'en' | 'nl') => ({
        ...money(paidCents)(language),
        until: proofUntil === null ? '' : sayWhen(new Date(proofUntil), language),
      });
      return [{ userId, mail, params, path, notice: null }];
    }
    case 'credited': {
      const reader = readers.get(userId);
      const [mail, path] = reader?.isGuest
        ? (['creditWaiting', guestAccountPath(reader.email)] as const)
        : (['latePayment', '/wallet'] as const);
      const amount = centsToEuros(news.amountCents);
      return [
        { userId, mail, params: money(news.amountCents), path, notice: 'creditWaiting', noticeParams: { amount } },
      ];
    }
    case 'friendPaid': {
      const friend = nameOf(news.payerId);
      const path = `/booking/${bookingToken(secretKey, news.registrationId)}`;
      return [
        {
          userId,
          mail: 'friendPaid',
          params: () => friendTo(userId, news.payerId),
          path,
          notice: 'friendPaid',
          noticeParams: { friend },
          namedId: news.payerId,
        },
      ];
    }
    case 'friendDeclined': {
      const friend = nameOf(userId);
      const params = (language: 'en' | 'nl') => ({
        ...friendTo(news.payerId, userId),
        ...money(news.refundedCents)(language),
      });
      const noticeParams = { friend, refund: centsToEuros(news.refundedCents) };
      return [
        {
          userId: news.payerId,
          mail: 'friendDeclined',
          params,
          path: game,
          notice: 'friendDeclined',
          noticeParams,
          namedId: userId,
        },
      ];
    }
    case 'spotGivenUp': {
      const friend = nameOf(news.payerId);
      return [
        {
          userId,
          mail: 'spotGivenUp',
          params: () => friendTo(userId, news.payerId),
          path: game,
          notice: 'spotGivenUp',
          noticeParams: { friend },
          namedId: news.payerId,
        },
      ];
    }
    case 'handOverTaken': {
      const friend = nameOf(news.takerId);
      const noticeParams = { friend, refund: centsToEuros(news.refundedCents) };
      const both = new Set([userId, news.payerId].filter((one) => one !== news.takerId));
      return [...both].map((one) => ({
        userId: one,
        mail: 'handOverTaken',
        params: (language) => ({ ...friendTo(one, news.takerId), ...money(news.refundedCents)(language) }),
        path: game,
        notice: 'handOverTaken',
        noticeParams,
        namedId: news.takerId,
      }));
    }
  }
}

async function findReaders(trx: Transaction, news: readonly News[]): Promise<Map<string, Receiver>> {
  const ids = news.flatMap((one) => [
    one.userId,
    ...('payerId' in one ? [one.payerId] : []),
    ...('takerId' in one ? [one.takerId] : []),
  ]);
  return new Map((await findReceivers(trx, ids)).map((reader) => [reader.id, reader]));
}
