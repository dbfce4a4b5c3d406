import { type Cents, centsToEuros, type Language } from '@rondo/rules';
import { type MailKind, phrasesIn } from '@rondo/phrases';
import { type NotificationKind, notices } from '@rondo/rules/notification-kinds';
import { mailedPaths } from '@rondo/rules/mailed-paths';
import { formatCents, formatWhen } from '../../platform/time/amsterdam.ts';
import { nameFor, type Receiver } from './find-receivers.ts';
import { guestMoneyPath } from './mail/guest-money-links.ts';
import type { NewNotification } from './in-app/notify.ts';
import type { MailFact, MailListItem, MailParams } from './mail/mail-layout.ts';
import type { MailOrder } from './mail/queue-mails.ts';

/** A message to one person about one event. The mail's `link` is a path, which becomes absolute when queued. */
export interface Message {
  notification: NewNotification | null;
  mail: MailOrder | null;
}

export type Addressee = Pick<Receiver, 'id' | 'email' | 'name' | 'language'>;

/** `starts_at` is ISO text. */
export interface MessageGame {
  id: string;
  name: string;
  starts_at: string;
  sport: string;
  address: string;
}

export const pathOf = ({ id }: { id: string }) => `/match/${id}`;

/** The page that shows somebody's money; for a guest, the page where they decide about it. */
export const moneyPath = ({ is_guest }: { is_guest: boolean }) => (is_guest ? guestMoneyPath : mailedPaths.wallet());

/** The money kept for a guest, and where they choose what happens to it; in a mail whose button leads elsewhere. */
export function keptFact(amountCents: Cents, language: Language, publicUrl: string): MailFact {
  const { label, choose } = phrasesIn[language].mail.kept;
  return {
    label,
    text: formatCents(amountCents, language),
    link: { words: choose, address: publicUrl + guestMoneyPath },
  };
}

/** A kind of notification that has a mail of the same name. */
export const both = <Kind extends NotificationKind & MailKind>(kind: Kind) => ({ notification: kind, mail: kind });

/** For messages that name somebody who caused a refund: a mail is read without a login, so it may have to hide their name. */
export function ofPerson(
  to: Receiver,
  named: Receiver,
  refundedCents?: number,
): Required<Pick<InGame, 'namedId' | 'notificationParams' | 'mailParams'>> {
  const friend = nameFor(to, named);
  if (refundedCents === undefined)
    return { namedId: named.id, notificationParams: { friend: named.name }, mailParams: { friend } };
  return {
    namedId: named.id,
    notificationParams: { friend: named.name, refund: centsToEuros(refundedCents) },
    mailParams: { friend, amount: formatCents(refundedCents, to.language) },
  };
}

interface InGame {
  /** null if the app shows it already. */
  notification: NotificationKind | null;
  mail: MailKind | null;
  /** Params beside the game's own. */
  notificationParams?: Record<string, string | number>;
  mailParams?: MailParams;
  namedId?: string;
  /** Whether the mail's receiver plays no longer; omitted if the kind alone says so. */
  leaves?: boolean;
  facts?: readonly MailFact[];
  others?: readonly MailListItem[];
  /** The path; the game's page if omitted. */
  path?: string;
  /** The path of the mail's button, if it differs. */
  mailPath?: string;
  /** When the game starts; the game's own start if omitted, null if the mail can wait for the morning. */
  startsAt?: Date | null;
}

export function inGame(to: Addressee, game: MessageGame, heard: InGame): Message {
  const { id: userId, email, name, language } = to;
  const {
    notification,
    mail,
    notificationParams,
    mailParams,
    namedId,
    leaves,
    facts,
    others,
    path = (notification && notices[notification].path?.(game.id)) ?? pathOf(game),
    mailPath = (notification && notices[notification].mailPath?.(game.id)) ?? path,
  } = heard;
  const startsAt = new Date(game.starts_at);
  return {
    notification: notification && {
      userId,
      kind: notification,
      gameId: game.id,
      ...(notificationParams && { params: notificationParams }),
      ...(namedId !== undefined && { namedId }),
      redirectPath: path,
    },
    mail: mail && {
      to: email,
      userId,
      name,
      language,
      kind: mail,
      gameId: game.id,
      params: { game: game.name, when: formatWhen(startsAt, language), where: game.address, ...mailParams },
      ...(leaves !== undefined && { leaves }),
      ...(facts && { facts }),
      ...(others && { others }),
      link: mailPath,
      ...(heard.startsAt !== null && { startsAt: heard.startsAt ?? startsAt }),
    },
  };
}

type OfAccount = Pick<
  InGame,
  'notificationParams' | 'mailParams' | 'namedId' | 'facts' | 'others' | 'path' | 'mailPath'
> & {
  notification: NotificationKind;
  mail: MailKind;
};

/** What one person is told about their money or account, without a game; it leads where its kind leads. */
export function ofAccount({ id: userId, email, name, language }: Addressee, heard: OfAccount): Message {
  const { notification: kind, mail, notificationParams, mailParams, namedId, facts, others } = heard;
  const path = heard.path ?? notices[kind].path?.('') ?? mailedPaths.notifications();
  return {
    notification: {
      userId,
      kind,
      ...(notificationParams && { params: notificationParams }),
      ...(namedId !== undefined && { namedId }),
      redirectPath: path,
    },
    mail: {
      to: email,
      userId,
      name,
      language,
      kind: mail,
      ...(mailParams && { params: mailParams }),
      ...(facts && { facts }),
      ...(others && { others }),
      link: heard.mailPath ?? path,
    },
  };
}

interface MessageCommunity {
  id: string;
  short_code: string;
}

export const onlyNotification = (notification: NewNotification): Message => ({ notification, mail: null });

interface Heard {
  params?: NewNotification['params'];
  /** The person named in its words. */
  friend?: { id: string | null; name: string };
  /** Where it leads, if not where its kind leads. */
  path?: string;
}

/** What one person is told about a game, in words that the mail uses too. */
export function ofGame(userId: string, kind: NotificationKind, game: MessageGame, heard: Heard = {}): Message {
  const { params, friend, path = notices[kind].path?.(game.id) ?? pathOf(game) } = heard;
  return onlyNotification({
    userId,
    kind,
    gameId: game.id,
    params: { ...(friend && { friend: friend.name }), ...params },
    ...(friend && friend.id !== null && { namedId: friend.id }),
    redirectPath: path,
  });
}

/** Does the same for a community. */
export function ofCommunity(
  userId: string,
  kind: NotificationKind,
  { id, short_code: code }: MessageCommunity,
  { params, friend, path = notices[kind].path?.(code) ?? `/community/${code}` }: Heard = {},
): Message {
  const said = { ...(friend && { friend: friend.name }), ...params };
  return onlyNotification({
    userId,
    kind,
    communityId: id,
    ...(Object.keys(said).length > 0 && { params: said }),
    ...(friend && friend.id !== null && { namedId: friend.id }),
    redirectPath: path,
  });
}
