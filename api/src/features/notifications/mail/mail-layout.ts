import { phrasesIn, type MailKind } from '@rondo/phrases';
import { wordsFor } from '@rondo/phrases/training';
import { fill } from '@rondo/phrases/translate';
import { type Language, nameMarker, type Sport } from '@rondo/rules';
import { oneLine } from '../../../platform/wording/one-line.ts';
import { formatName } from '../format-name.ts';
import { type Html, part } from './mail-template.ts';

export type MailParams = Record<string, string>;

/** The parts of a mail. Texts are plain; they are escaped here for HTML. */
export interface MailContent {
  language: Language;
  kind: MailKind;
  /** The receiver's name. */
  name: string;
  params?: MailParams;
  /** The absolute address of the button. */
  link: string;
  /** Of the game that the mail is about, which decides what people call it (glossary.md). */
  sport?: Sport;
  /** The absolute address of a picture above the title; it says nothing that the mail doesn't. */
  picture?: string;
  /** The game's time, place and organiser, which come before the other facts and go into a digest. */
  gameFacts?: readonly MailFact[];
  /** Facts below the message. */
  facts?: readonly MailFact[];
  /** Alternatives below the button; under a heading of its own above the button, the things the mail is about. */
  others?: readonly MailListItem[];
}

export interface ComposedMail {
  subject: string;
  text: string;
  /** Rows of a table. */
  html: string;
  /** The mail's message in one line, for a digest and for what a list of mails shows. */
  line: string;
}

/** A line of its own below a mail's message: `Where: the hall, with a link to the route`. Plain text. */
export interface MailFact {
  label: string;
  text: string;
  link?: { words: string; address: string };
}

/** A title that leads somewhere, with a line below it. */
export interface MailListItem {
  title: string;
  line: string;
  link: string;
}

/** Composes a mail in the receiver's language: its text, and the parts of its HTML, which get their frame when the mail is sent (finish-mail.ts). */
export function composeMail({
  language,
  kind,
  name,
  params = {},
  link,
  sport,
  picture,
  gameFacts = [],
  facts: more = [],
  others = [],
}: MailContent): ComposedMail {
  const phrases = phrasesIn[language].mail;
  const { subject, body, button: press, ...own } = phrases[kind];
  const inWords = wordsFor(sport, language);
  const button = inWords(press);
  const heading = inWords('list' in own ? own.list : phrases.others);
  const { friend } = params;
  const say = (text: string) =>
    fill(inWords(text), friend === undefined ? params : { ...params, friend: formatName(friend, language) });
  const greeting = greet(name, language);
  // An empty param leaves no gap.
  const said = say(body).replaceAll(/ {2,}/g, ' ').trim();
  const title = oneLine(say(subject));
  const facts = [...gameFacts, ...more];
  // A mail's facts say which game it is; where only its line is read, the line must say so.
  const line = oneLine([said, ...gameFacts.slice(0, 2).map(({ text }) => text)].join(' · '));
  const html = together([
    ...(picture === undefined ? [] : [part('picture', { picture, link })]),
    part('title', { title }),
    part('paragraph', { text: greeting }),
    part('paragraph', { text: said }),
    ...(facts.length > 0 ? [part('facts', {}, facts.map(factRow))] : []),
    ...('list' in own ? list(heading, others) : []),
    part('button', { link, words: button }),
    ...('list' in own ? [] : list(heading, others)),
    part('fallback', { words: phrases.fallbackLink, link }),
  ]);
  const text = [
    greeting,
    said,
    ...facts.map(factText),
    `${button}: ${link}`,
    ...(others.length > 0 ? [heading, ...others.map(itemText)] : []),
    phrases.closing,
  ].join('\n\n');
  return { subject: title, text, html, line };
}

/** A single mail in place of several, with the title, message and link of each. `link` leads to all of them. */
export function composeDigest(
  language: Language,
  name: string,
  items: readonly MailListItem[],
  link: string,
): ComposedMail {
  const phrases = phrasesIn[language].mail;
  const { subject, body, button } = phrases.digest;
  const greeting = greet(name, language);
  const title = fill(subject, { count: String(items.length) });
  const html = together([
    part('title', { title }),
    part('paragraph', { text: greeting }),
    ...list(body, items),
    part('button', { link, words: button }),
  ]);
  const text = [greeting, body, ...items.map(itemText), `${button}: ${link}`, phrases.closing].join('\n\n');
  return { subject: title, text, html, line: items.map((item) => item.title).join(' · ') };
}

const together = (pieces: readonly Html[]): string => pieces.map(({ html }) => html).join('');

function factRow({ label, text, link }: MailFact): Html {
  const way = link ? [part('way', { link: link.address, words: link.words })] : [];
  return part('fact', { label, text }, way);
}

function factText({ label, text, link }: MailFact): string {
  const way = link ? `${link.words}: ${link.address}` : '';
  return `${label}: ${[text, way].filter((piece) => piece !== '').join('\n')}`;
}

const list = (title: string, items: readonly MailListItem[]): Html[] =>
  items.length > 0
    ? [
        part(
          'list',
          { title },
          items.map(({ title: name, line, link }) => part('item', { title: name, line, link })),
        ),
      ]
    : [];

const itemText = ({ title, line, link }: MailListItem) => `* ${title}\n  ${line}\n  ${link}`;

/** Greets without a name if it is unknown. */
function greet(name: string, language: Language): string {
  const { greeting, greetingUnnamed } = phrasesIn[language].mail;
  return name !== '' && nameMarker(name) === null ? fill(greeting, { name }) : greetingUnnamed;
}
