import type { NotificationCategory } from '../notifications.ts';

/** The data stored with a notification: text, instants in ISO 8601, amounts in euros, and numbers. */
type NoticeParams = Readonly<Record<string, string | number>>;

/** Params that the words of a kind may name. */
export type NoticeParam =
  | 'friend'
  | 'words'
  | 'title'
  | 'games'
  | 'sport'
  | 'cause'
  | 'amount'
  | 'owed'
  | 'from'
  | 'to'
  | 'begins'
  | 'court'
  | (typeof toldParams)[number];

/** The messages that only some kinds have, beside the usual one and the one without details (`static`). */
export type NoticeVariant =
  | 'message'
  | 'static'
  | 'same'
  | 'settled'
  | 'held'
  | 'series'
  | 'several'
  | 'told'
  | 'noted'
  | 'stands'
  | 'drawn'
  | 'declined'
  | 'ride'
  | 'refunded'
  | 'organiser'
  | 'organiserRefunded'
  | 'rondo'
  | 'rondoRefunded';

/** The action that a notification offers in one press. */
export type NoticeAction = 'rate' | 'score' | 'take' | 'answer' | 'join' | 'decide' | 'help' | 'other' | 'news';

/** Traits of a mail, beside its words. */
export interface MailTraits {
  /**
   * Whether it is sent at once and alone, whatever its receiver chose, because it is about money, or a spot that is kept only for a while. Other
   * mails belong to their kind's category, and are combined if several wait.
   */
  atOnce?: true;
  /** The budget it counts towards; null if it follows from what its receiver did or has, and so is never held back. */
  budget: 'friend' | 'handOver' | 'coOrganiser' | null;
  /** Whether it says when and where the game is, or also brings it to a calendar. */
  game?: 'facts' | 'calendar';
  /** Whether it takes the game out of the calendar of its receiver, who plays no longer. */
  leaves?: true;
}

/** A kind of notification (decisions/0089-one-entry-a-kind.md). */
export interface NoticeKind {
  category: NotificationCategory;
  /** Traits of the mail with the same name, if that is made from the notification after the commit. */
  ownMail?: MailTraits;
  /** The mails that commands write with it, because only the command knows what they say. */
  mails?: Readonly<Record<string, MailTraits>>;
  /** What its words name, beside the game or the community. */
  params?: readonly NoticeParam[];
  /** Where it leads, given the id of the game or the short code of the community; without an id, to that fixed page. */
  path?: (id: string) => string;
  /** Where the button of its mails leads, if elsewhere. */
  mailPath?: (gameId: string) => string;
  /** What its button does; without an action, the button leads to what the notification is about. */
  action?: NoticeAction;
  /** Whether it rings in quiet hours too; `soon`: if the game starts soon. */
  rings?: 'always' | 'soon';
  /** Which of its messages it uses; null for the usual one. */
  says?: (params: NoticeParams) => NoticeVariant | null;
  /** Whether its amount is a change, and shown with its sign. */
  signed?: true;
  /** Whether its message needs no details. */
  standsAlone?: true;
}

/** Params of a change of a game (told-change.ts); `changes` are changes in words, of earlier notifications. */
export const toldParams = [
  'changes',
  'was',
  'minutes',
  'count',
  'place',
  'wasPlace',
  'price',
  'stays',
  'kept',
  'ride',
  'refund',
  'until',
] as const;

/** Whether something is refunded, as money or as a ride on a pass. */
export const isRefunded = ({ refund, ride }: NoticeParams): boolean => Number(refund ?? 0) > 0 || ride === 1;
