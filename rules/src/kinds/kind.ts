import type { NotificationCategory } from '../notifications.ts';

/** Stored with a notification: text, instants in ISO 8601, amounts in euros, and numbers. */
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
  | (typeof toldParams)[number];

/** The messages that only some kinds have, beside the usual one and that without details (`static`). */
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
  | 'ride'
  | 'refunded'
  | 'organiser'
  | 'organiserRefunded'
  | 'rondo'
  | 'rondoRefunded';

/** The action on a notification, in one press. */
export type NoticeAction = 'rate' | 'score' | 'take' | 'answer' | 'join' | 'decide' | 'help' | 'other' | 'news';

/** Traits of a mail, beside its words. */
export interface MailTraits {
  /**
   * It goes at once and alone, whatever is chosen: it is about money, or a spot that is kept only for a while. The others belong to the
   * category of their kind, and are gathered into one where several wait.
   */
  atOnce?: true;
  /** The budget it counts towards; null if it follows from what its receiver did or has: then it is never held back. */
  budget: 'friend' | 'handOver' | 'coOrganiser' | null;
  /** It says when and where the game is; or brings it to a calendar too. */
  game?: 'facts' | 'calendar';
  /** It takes the game out of the calendar of its receiver, who plays no longer. */
  leaves?: true;
}

/** A kind of notification (decisions/0089-one-entry-a-kind.md). */
export interface NoticeKind {
  category: NotificationCategory;
  /** Of the mail of the same name, if it is made of the notification after the commit. */
  ownMail?: MailTraits;
  /** The mails that commands write with it, because they say what only the command knows. */
  mails?: Readonly<Record<string, MailTraits>>;
  /** What its words name, beside the game or the community. */
  params?: readonly NoticeParam[];
  /** Where it leads, by the id of the game or the short code of the community; without one, to that page. */
  path?: (id: string) => string;
  /** Where the button of its mails leads, if elsewhere. */
  mailPath?: (gameId: string) => string;
  /** What its button does; without one, it leads to what it is about. */
  action?: NoticeAction;
  /** Whether it rings in quiet hours too; `soon`: if the game starts soon. */
  rings?: 'always' | 'soon';
  /** Which of its messages it has; null: the usual one. */
  says?: (params: NoticeParams) => NoticeVariant | null;
  /** Its amount is a change, and is said with its sign. */
  signed?: true;
  /** Its message needs no details. */
  standsAlone?: true;
}

/** Params of a change of a game (told-change.ts); `changes` are those in words, of notifications of before. */
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

/** Whether something comes back, as money or as a game on a pass. */
export const isRefunded = ({ refund, ride }: NoticeParams): boolean => Number(refund ?? 0) > 0 || ride === 1;
