import { centsToEuros } from '@rondo/rules';
import type { ReminderKind } from '@rondo/rules/reminders';
import type { ToldChange } from '@rondo/rules/told-change';
import { mailedPaths } from '@rondo/rules/mailed-paths';
import { formatCents, sayTime, formatWhen } from '../../../platform/time/amsterdam.ts';
import type { Rows } from '../../../platform/schema.ts';
import type { MailFact } from '../mail/mail-layout.ts';
import { type Addressee, inGame, type MessageGame, moneyPath, onlyNotification, pathOf } from '../messages.ts';
import { sayBackIn, sayChangeIn } from '../say-change.ts';

/** A game that somebody could join instead of one that was cancelled. */
export type OtherGame = Pick<Rows['game'], 'id' | 'name' | 'starts_at' | 'address' | 'city'>;

/** Messages about a game. */
export const ofGames = {
  gameConfirmed: (to: Addressee, game: MessageGame) =>
    inGame(to, game, { notification: 'matchConfirmed', mail: 'gameConfirmed' }),

  gameChanged: (
    to: Addressee,
    game: MessageGame,
    {
      change,
      takesPart,
      startsAt,
      facts,
    }: { change: ToldChange; takesPart: boolean; startsAt: Date; facts: readonly MailFact[] },
  ) =>
    inGame(to, game, {
      notification: 'matchChanged',
      mail: takesPart ? 'gameChanged' : null,
      facts,
      notificationParams: change,
      mailParams: { changes: sayChangeIn(to.language, change, game.starts_at) },
      startsAt,
    }),

  /** A late change, made on the day in one tap: its push message rings even at night. */
  gameLate: (to: Addressee, game: MessageGame, { change, takesPart }: { change: ToldChange; takesPart: boolean }) =>
    inGame(to, game, {
      notification: 'matchLate',
      mail: takesPart ? 'gameChanged' : null,
      notificationParams: change,
      mailParams: { changes: sayChangeIn(to.language, change, game.starts_at) },
    }),

  gameCancelled: (
    to: Addressee & { is_guest: boolean },
    game: MessageGame,
    {
      by,
      note,
      paidCents,
      rideCents,
      others,
      publicUrl,
    }: {
      by: keyof typeof cancelMails;
      note: string;
      paidCents: number;
      /** The price of a ride that goes back on their pass. */
      rideCents: number;
      others: readonly OtherGame[];
      publicUrl: string;
    },
  ) => {
    const backCents = paidCents + rideCents;
    const keptForGuest = paidCents > 0 && to.is_guest;
    const amount = formatCents(paidCents, to.language);
    const back = {
      refund: centsToEuros(paidCents),
      ...(!to.is_guest && { ride: rideCents > 0 ? 1 : 0 }),
    };
    return inGame(to, game, {
      notification: 'matchCancelled',
      mail: keptForGuest ? 'gameCancelledGuest' : cancelMails[by][backCents > 0 ? 'refunded' : 'free'],
      notificationParams: { ...back, cause: by, ...(note && { note }) },
      mailParams: { amount, back: sayBackIn(to.language, back), note: note && `“${note}”` },
      others: others.map((other) => ({
        title: other.name,
        line: `${formatWhen(new Date(other.starts_at), to.language)} · ${other.city || other.address}`,
        link: publicUrl + pathOf(other),
      })),
      mailPath: backCents === 0 ? '/allgames' : moneyPath(to),
    });
  },

  /** To the organiser; the mail is made from the notification. */
  gameBelowMinimum: (userId: string, game: Pick<MessageGame, 'id' | 'name'>) =>
    onlyNotification({
      userId,
      kind: 'matchBelowMinimum',
      gameId: game.id,
      redirectPath: pathOf(game),
    }),

  /** To the organiser to whom an admin gave the game; the mail is made from the notification. */
  gameGiven: (userId: string, game: Pick<MessageGame, 'id' | 'name'>) =>
    onlyNotification({
      userId,
      kind: 'matchGiven',
      gameId: game.id,
      redirectPath: pathOf(game),
    }),

  gameSoon: (
    to: Addressee,
    game: MessageGame,
    { kind, facts, mailPath }: { kind: ReminderKind; facts: readonly MailFact[]; mailPath: string },
  ) =>
    inGame(to, game, {
      notification: kind,
      mail: kind === 'matchInADay' ? 'gameInADay' : 'gameInTwoHours',
      mailParams: { time: sayTime(new Date(game.starts_at)) },
      facts,
      mailPath,
    }),

  /** @param scores rounded; without `from` it is the player's first score */
  ratingReceipt: (userId: string, receipt: { sport: string; count: number; from?: number; to: number }) =>
    onlyNotification({ userId, kind: 'ratingReceipt', params: receipt, redirectPath: mailedPaths.ownRatings() }),
};

/** The mail, by who cancelled the game and whether anything is refunded. */
const cancelMails = {
  system: { refunded: 'gameCancelledRefund', free: 'gameCancelled' },
  organiser: { refunded: 'gameCancelledByPersonRefund', free: 'gameCancelledByPerson' },
  rondo: { refunded: 'gameCancelledByRondoRefund', free: 'gameCancelledByRondo' },
} as const;
