import * as kinds from './kinds/all.ts';
import type { MailTraits, NoticeKind, NoticeVariant } from './kinds/kind.ts';
import { isUrgentMessage } from './messages.ts';
import type { NotificationCategory } from './notifications.ts';

type Kinds = typeof kinds;
export type { MailTraits, NoticeAction, NoticeKind, NoticeVariant } from './kinds/kind.ts';

/** Every kind of notification (product.md#notifications). */
export type NotificationKind = keyof Kinds;
export const notificationKindNames = /* @__PURE__ */ Object.keys(kinds) as NotificationKind[];

/** The entry of each kind; undefined for a kind that only a newer server knows. */
export const notices: Readonly<Record<NotificationKind, NoticeKind>> = kinds;

/** The category of each kind. */
export const notificationKinds = Object.fromEntries(
  Object.entries(notices).map(([kind, { category }]) => [kind, category]),
) as Record<NotificationKind, NotificationCategory>;

/** Kinds whose mail of the same name is made from the notification. */
type OwnMail = { [K in NotificationKind]: Kinds[K] extends { ownMail: MailTraits } ? K : never }[NotificationKind];

/** Mails that come with a notification. */
export type NoticeMail =
  | OwnMail
  | { [K in NotificationKind]: Kinds[K] extends { mails: infer Mails } ? keyof Mails : never }[NotificationKind];

/** Whether a kind's mail is made from the notification, so that commands write nothing else. */
export const hasOwnMail = (kind: NotificationKind): kind is OwnMail => notices[kind].ownMail !== undefined;

/** Traits of each mail that comes with a notification; its category is null if it goes at once. */
export const noticeMails = Object.fromEntries(
  Object.entries(notices).flatMap(([kind, { category, ownMail, mails = {} }]) =>
    Object.entries(ownMail ? { ...mails, [kind]: ownMail } : mails).map(([mail, traits]) => [
      mail,
      { ...traits, category: traits.atOnce ? null : category },
    ]),
  ),
) as Record<NoticeMail, MailTraits & { category: NotificationCategory | null }>;

/** The messages of a kind, and the params that they may name. */
export type WordsOf<K extends NotificationKind> = {
  message:
    | 'message'
    | 'static'
    | (Kinds[K] extends { says: (...given: never[]) => infer Said extends NoticeVariant | null }
        ? Exclude<Said, null>
        : never);
  param: Kinds[K] extends { params: readonly (infer Param)[] } ? Param : never;
};

/**
 * Whether news rings in quiet hours too: a changed game of today rings, and a message about a game that starts soon.
 * @param startsAt when the game it is about starts
 */
export function ringsAtNight(kind: NotificationKind, startsAt: Date | null, now: Date): boolean {
  const { rings } = notices[kind];
  return rings === 'always' || (rings === 'soon' && startsAt !== null && isUrgentMessage(startsAt, now));
}
