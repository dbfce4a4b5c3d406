import { formatChange, formatMoney, type Language } from '@rondo/rules';
import { notices, type NoticeVariant } from '@rondo/rules/notification-kinds';
import type { ToldChange } from '@rondo/rules/told-change';
import { otherwiseNow, toldFacts } from '@rondo/rules/told-facts';
import type { Notification } from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import { wordsFor } from '@rondo/phrases/training';
import { fill, fillBy } from '@rondo/phrases/translate';
import { formatWhen } from '../../../platform/time/amsterdam.ts';
import { onceALanguage } from '../../../platform/wording/once-a-language.ts';
import { oneLine } from '../../../platform/wording/one-line.ts';
import type { NotificationRow } from './queries.ts';
import { formatName } from '../format-name.ts';
import { sayBackIn, sayChangeIn } from '../say-change.ts';

type Details = NonNullable<Notification['gameDetails']>;

/**
 * The details of a notification as they were when it was written, or as they are now if it doesn't contain them; null for a notification about no
 * game and no community, which has a fixed message.
 */
function detailsOf(row: NotificationRow): Details | null {
  const { params } = row;
  const gameName = textOf(params.gameName) ?? row.game_name;
  if (gameName === null && row.community_name === null) return null;
  return {
    locationAddress: textOf(params.locationAddress) ?? row.game_address,
    gameName,
    gameDate: textOf(params.gameDate) ?? row.game_starts_at,
    sport: (textOf(params.sport) ?? row.game_sport) as Details['sport'],
    communityName: textOf(params.communityName) ?? row.community_name,
    adminNote: textOf(params.adminNote) ?? textOf(params.note),
  };
}

/** The details in its words that have changed since. */
function nowOf(row: NotificationRow, details: Details | null, words: string): Notification['now'] {
  if (details === null || row.is_outside) return null;
  return otherwiseNow(words, details, {
    gameName: row.game_name,
    gameDate: row.game_starts_at,
    locationAddress: row.game_address,
    communityName: row.community_name,
  });
}

function textOf(value: string | number | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Which of its kind's messages a notification uses. */
function messageKeyOf({ kind, params }: NotificationRow, details: Details | null): NoticeVariant {
  const { says, standsAlone } = notices[kind];
  if (details === null && !standsAlone) return 'static';
  return says?.(params) ?? (details === null ? 'static' : 'message');
}

export interface NotificationText {
  details: Details | null;
  /** The message's key among the phrases of its kind. */
  key: NoticeVariant;
  title: string;
  message: string;
  now: Notification['now'];
}

interface Told {
  row: NotificationRow;
  details: Details | null;
  key: NoticeVariant;
  language: Language;
}

/** What words may name beside the details; each is made only for words that do. */
const written: Readonly<Record<string, (told: Told) => string | number | undefined>> = {
  title: ({ row }) => row.params.title,
  games: ({ row }) => row.params.games,
  words: ({ row }) => row.params.words,
  count: ({ row }) => row.params.count,
  friend: ({ row, language }) => formatName(String(row.params.friend ?? ''), language),
  sport: ({ row, details, language }) =>
    phrasesIn[language].games.sport[details?.sport ?? (row.params.sport as Details['sport'] & string)] ?? '',
  from: ({ row, language }) => sayScore(row.params.from, language),
  to: ({ row, language }) => sayScore(row.params.to, language),
  when: ({ details, language }) => (details?.gameDate ? formatWhen(new Date(details.gameDate), language) : ''),
  court: ({ row }) => row.params.court,
  begins: ({ row, language }) => sayWhen(row.params.begins, language),
  until: ({ row, language }) => sayWhen(row.params.until, language),
  amount: ({ row, language }) => (notices[row.kind].signed ? sayChangeOf : sayEuros)(row.params.amount, language),
  refund: ({ row, language }) => sayEuros(row.params.refund, language),
  owed: ({ row, language }) => sayEuros(row.params.owed, language),
  back: ({ row, language }) => sayBackIn(language, row.params),
  changes: ({ row, details, key, language }) =>
    key === 'told' ? sayChangeIn(language, changeOf(row.params), details?.gameDate ?? '') : '',
};

const sayWhen = (instant: string | number | undefined, language: Language): string =>
  instant === undefined ? '' : formatWhen(new Date(instant), language);

/** The text of a notification; title and message are each one line. */
export function notificationText(row: NotificationRow, language: Language): NotificationText {
  const details = detailsOf(row);
  const key = messageKeyOf(row, details);
  const phrases: { title: string; message: string; static: string } & Partial<Record<NoticeVariant, string>> =
    phrasesIn[language].notices.kinds[row.kind];
  const told: Told = { row, details, key, language };
  const valueOf = (name: string) => written[name]?.(told) ?? details?.[name as keyof Details];
  const inWords = wordsFor(details?.sport, language);
  const say = (text: string) => oneLine(fillBy(inWords(text), valueOf));
  const words = phrases[key] ?? phrases.message;
  const now = nowOf(row, details, `${phrases.title} ${words}`);
  const message = [say(words), ...sayNow(now, language)].join(' ');
  const note = details?.adminNote;
  return {
    details,
    key,
    title: say(phrases.title),
    message: note ? `${message} “${oneLine(note)}”` : message,
    now,
  };
}

/** The note stands behind the message. */
const changeOf = ({ note: _, ...change }: NotificationRow['params']): ToldChange => change;

const scoreFormat = onceALanguage((locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }));

function sayScore(score: string | number | undefined, language: Language): string {
  if (score === undefined) return '';
  return scoreFormat(language).format(Number(score));
}

function sayEuros(euros: string | number | undefined, language: Language): string {
  return euros === undefined ? '' : formatMoney(Number(euros), language);
}

function sayChangeOf(euros: string | number | undefined, language: Language): string {
  return euros === undefined ? '' : formatChange(Number(euros), language);
}

function sayNow(now: Notification['now'], language: Language): string[] {
  if (now === null) return [];
  const values = { ...now, when: now.gameDate === null ? '' : formatWhen(new Date(now.gameDate), language) };
  return toldFacts
    .filter((fact) => now[fact] !== null)
    .map((fact) => oneLine(fill(phrasesIn[language].notices.now[fact], values as Record<string, string>)));
}
