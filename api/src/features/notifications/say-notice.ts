import type { Notification } from '@rondo/contract';
import { noticePhrases } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';
import { sayCents, sayWhen } from '../../platform/amsterdam.ts';
import type { NoticeRow } from './queries.ts';
import { sayName } from './say-name.ts';

type Details = NonNullable<Notification['gameDetails']>;

/** What a notification is about; null where it is about no game and no community: then it has its static message. */
function detailsOf({ params, ...row }: NoticeRow): Details | null {
  const gameName = textOf(params.gameName) ?? row.game_name;
  if (gameName === null && row.community_name === null) return null;
  return {
    locationAddress: textOf(params.locationAddress) ?? row.game_address,
    gameName,
    gameDate: textOf(params.gameDate) ?? row.game_starts_at,
    sport: (textOf(params.sport) ?? row.game_sport) as Details['sport'],
    communityName: row.community_name,
    adminNote: textOf(params.adminNote) ?? textOf(params.note),
  };
}

function textOf(value: string | number | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

type MessageKey = 'static' | keyof Omit<(typeof noticePhrases)['en']['matchCancelled'], 'title'>;

/** Which of its kind's messages a notification has: who cancelled a game is said, and what comes back. */
function messageKeyOf({ kind, params }: NoticeRow, details: Details | null): MessageKey {
  if (details === null) return 'static';
  if (kind !== 'matchCancelled') return 'message';
  const isRefunded = Number(params.refund ?? 0) > 0;
  if (params.cause === 'organiser' || params.cause === 'rondo')
    return isRefunded ? `${params.cause}Refunded` : params.cause;
  return isRefunded ? 'refunded' : 'message';
}

export interface SaidNotice {
  details: Details | null;
  /** The phrase of its kind that the message is. */
  key: MessageKey;
  title: string;
  message: string;
}

/** A notification in words, title and message each one line. */
export function sayNotice(row: NoticeRow, language: 'en' | 'nl'): SaidNotice {
  const details = detailsOf(row);
  const phrases: { title: string; message: string; static: string } & Partial<Record<MessageKey, string>> =
    noticePhrases[language][row.kind];
  const values = {
    ...details,
    friend: sayName(String(row.params.friend ?? ''), language),
    when: details?.gameDate ? sayWhen(new Date(details.gameDate), language) : '',
    amount: sayEuros(row.params.amount, language),
    refund: sayEuros(row.params.refund, language),
    until: row.params.until === undefined ? '' : sayWhen(new Date(row.params.until), language),
  } as Record<string, string | number>;
  const say = (text: string) => fill(text, values).replaceAll(/\s+/g, ' ').trim();
  const key = messageKeyOf(row, details);
  const message = say(phrases[key] ?? phrases.message);
  const note = details?.adminNote;
  return {
    details,
    key,
    title: say(phrases.title),
    message: note ? `${message} “${note.replaceAll(/\s+/g, ' ')}”` : message,
  };
}

function sayEuros(euros: string | number | undefined, language: 'en' | 'nl'): string {
  return euros === undefined ? '' : sayCents(Math.round(Number(euros) * 100), language);
}
