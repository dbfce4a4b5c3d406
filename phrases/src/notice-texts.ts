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

/** The same texts, where each names only what its kind knows. The type of a text that names more is those names, so that the compiler lists them. */
export type Fillable<Texts extends NoticeTexts> = {
  [K in NotificationKind]: {
    [M in keyof Texts[K]]: Exclude<Names<Texts[K][M]>, Nameable<K>> extends never
      ? string
      : Exclude<Names<Texts[K][M]>, Nameable<K>>;
  };
};
