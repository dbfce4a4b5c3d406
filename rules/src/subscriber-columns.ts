import { every } from './every.ts';

/** The names that other lists give their columns, and what they say about somebody (product.md#newsletters). */

/**
 * What a column says: the address; its language; that somebody is on the list, in a word or by *yes*; that they left, if it is filled in and doesn't
 * say *no*; nothing about that; or something unknown.
 */
export type Meaning = 'email' | 'language' | 'stays' | 'left' | 'nothing' | 'unclear';

/** An admin's answers about a column that is unclear. */
export const columnAnswers = ['left', 'stays', 'nothing'] as const;
export type ColumnAnswer = (typeof columnAnswers)[number];

/** Headings of the usual programs, in small letters with single spaces; `_` and `-` count as spaces. */
const heads: Record<Exclude<Meaning, 'unclear'>, RegExp> = {
  email: /^(?:e ?mail(?: ?(?:address|adres|id))?|mailadres|subscriber)$/,
  language: /^(?:language|lang|locale|taal)$/,
  stays:
    /^(?:(?:(?:e ?mail|subscri(?:ber|ption)|member|contact) )*(?:status|state|staat)|subscribed(?: to emails)?|(?:is )?acti(?:ve|ef)|newsletter|nieuwsbrief|opted in|opt in|accepts (?:e ?mail )?marketing|newsletter consent|ingeschreven|aangemeld)$/,
  left: /^(?:(?:unsub|clean)(?: (?:time|campaign title|campaign id|reason|reason other))?|leave time|(?:e ?mail )?blacklisted|unsubscribed?(?: (?:at|on|date|time))?|date unsubscribed|(?:hard |soft )?bounced?(?: (?:at|on|date))?|cleaned|deleted(?: at)?|opt(?:ed)? ?out(?: (?:at|on|date|time))?|uitgeschreven(?: op)?|afgemeld(?: op)?|uitschrijfdatum|complained(?: at)?|spam|suppressed)$/,
  nothing:
    /^(?:(?:contact |member |subscriber |customer |stripe customer )?id|uuid|le ?id|eu ?id|(?:(?:first|last|full|middle|voor|achter|user|company) ?)?na(?:me|am)|voornaam|achternaam|tussenvoegsel|company|bedrijf|organisation|organization|notes?|notitie|tags?|labels?|tiers?|groups?|lists?|phone(?: number)?|telefoon(?:nummer)?|sms|sms blacklisted|whatsapp|whatsapp blacklisted|address|adres|street|straat|zip|postcode|city|plaats|woonplaats|country|land|birth ?day|geboortedatum|gender|geslacht|complimentary plan|member rating|rating|opt ?in (?:time|ip|date)|confirm (?:time|ip|date)|last changed|latitude|longitude|gmtoff|dstoff|timezone|time zone|cc|region|regio|(?:created|added|subscribed|updated|modified|confirmed)(?: (?:at|on|time|date))|date added|sign ?up date|inschrijfdatum|ingeschreven op|aangemeld op|source|bron|opens|clicks|sent)$/,
};

/** The order in which a heading is tried. */
const headMeanings = /* @__PURE__ */ every<keyof typeof heads>()(['email', 'language', 'stays', 'left', 'nothing']);

/** Other words in a heading that may be about whether somebody gets mails. */
const hints =
  /unsub|subscri|bounc|clean|black|status|state|staat|acti(?:ve|ef)|\bopt|consent|permission|toestemming|schreven|gemeld|afmeld|opgezegd|leave|\bleft\b|blo[ck]k?|spam|complain|klacht|suppress|delet|remov|verwijder|want|wens|news|nieuws|mail|marketing|gdpr|\bavg\b|do not|niet|geen|stop|reject|invalid|reach/;

const words = {
  on: /^(?:subscribed|active|actief|confirmed|yes|y|true|1|x|on|ja|ingeschreven|aangemeld)$/,
  off: /^(?:unsubscribed|inactive|inactief|no|n|false|0|off|nee|uitgeschreven|afgemeld|opgezegd|verwijderd|deleted|cleaned|bounced|hard bounce|junk|spam|complained|blacklisted|blocked)$/,
  no: /^(?:no|n|false|0|off|nee)$/,
  blank: /^(?:|-|null|none|n\/a|nvt|0000-00-00.*)$/,
  day: /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})(?:\D|$)/,
};

const tidy = (cell: string) => cell.trim().toLowerCase();

/** What a column says by its heading or, if that is unknown, whether its cells look as if they said that somebody left. */
export function meaningOf(head: string, cells: readonly string[]): Meaning {
  const name = tidy(head).replaceAll(/[\s_-]+/g, ' ');
  for (const meaning of headMeanings) if (heads[meaning].test(name)) return meaning;
  const said = cells.map(tidy).filter((cell) => !words.blank.test(cell));
  if (said.length === 0) return 'nothing';
  const isAnswer = (cell: string) => words.on.test(cell) || words.off.test(cell);
  return hints.test(name) || said.every(isAnswer) ? 'unclear' : 'nothing';
}

/** Whether a cell says that somebody is on the list; null if it says neither. */
export function readState(meaning: 'stays' | 'left', cell: string, isEmptyOn: boolean): boolean | null {
  const said = tidy(cell);
  if (meaning === 'left') return words.blank.test(said) || words.no.test(said);
  if (said === '') return isEmptyOn ? true : null;
  if (words.on.test(said) || words.day.test(said)) return !said.startsWith('0000');
  return words.off.test(said) ? false : null;
}

/**
 * Whether an empty cell of a column is no reason to leave somebody out: true for a state that nobody wrote down, false for a box that nobody ticked.
 */
export const isEmptyOn = (head: string): boolean => /stat(?:us|e)|staat/i.test(head);

/** The cells that an admin is shown of an unclear column. */
export const examplesOf = (cells: readonly string[]): string[] =>
  [...new Set(cells.map((cell) => cell.trim()).filter((cell) => cell !== ''))]
    .slice(0, 3)
    .map((cell) => cell.slice(0, 40).toWellFormed());
