import type { NotificationKind, WordsOf } from '@rondo/rules/notification-kinds';
import type { Names } from './translate.ts';

/** A title for each kind of notification, and each of its messages. */
export type NoticeTexts = { [K in NotificationKind]: Record<'title' | WordsOf<K>['message'], string> };

type Nameable<K extends NotificationKind> =
  | 'gameName'
  | 'locationAddress'
  | 'communityName'
  | 'when'
  | 'back'
  | WordsOf<K>['param'];

/** Texts that name only what their kind knows; for one that names more, that is what has to go. */
export type Fillable<Texts extends NoticeTexts> = {
  [K in NotificationKind]: {
    [M in keyof Texts[K]]: Exclude<Names<Texts[K][M]>, Nameable<K>> extends never
      ? string
      : Exclude<Names<Texts[K][M]>, Nameable<K>>;
  };
};
