import { phrasesIn, type MailKind } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';
import { type Language, nameMarker } from '@rondo/rules';
import { oneLine } from '../../../platform/wording/one-line.ts';
import { formatName } from '../format-name.ts';
import { type Html, part } from './mail-template.ts';

export type MailParams = Record<string, string>;

/** The parts of a mail. Texts are plain; they are escaped here for HTML. */
export interface MailContent {
  language: Language;
  kind: MailKind;
  /** Of the receiver. */
  name: string;
  params?: MailParams;
  /** The absolute address of the button. */
  link: string;
  /** The absolute address of a picture above the title, which says nothing that the mail doesn't. */
  picture?: string;
  /** The game's time, place and organiser: these come before the other facts, and go into a digest. */
  gameFacts?: readonly MailFact[];
  /** Below the message. */
  facts?: readonly MailFact[];
  /** Alternatives, below the button; or, under a heading of its own above it, the things the mail is about. */
  others?: readonly MailListItem[];
}

export interface ComposedMail {
  subject: string;
  text: string;
  /** Rows of a table. */
  html: string;
  /** Its message in one line, for a digest, and what a list of mails shows of it. */
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

/** Composes a mail in the receiver's language: its text, and the parts of its HTML, around which it gets a frame when it is sent (finish-mail.ts). */
export function composeMail({
  language,
  kind,
  name,
  params = {},
  link,
  picture,
  gameFacts = [],
  facts: more = [],
  others = [],
}: MailContent): ComposedMail {
  const phrases = phrasesIn[language].mail;
  const { subject, body, button, ...own } = phrases[kind];
  const { friend } = params;
  const say = (text: string) =>
    fill(text, friend === undefined ? params : { ...params, friend: formatName(friend, language) });
  const greeting = greet(name, language);
  // An empty param leaves no gap.
  const said = say(body).replaceAll(/ {2,}/g, ' ').trim();
  const title = oneLine(say(subject));
  const facts = [...gameFacts, ...more];
  // Which game it is stands in the facts of a mail, and must also be told where only its line is read.
  const line = oneLine([said, ...gameFacts.slice(0, 2).map(({ text }) => text)].join(' · '));
  const html = together([
    ...(picture === undefined ? [] : [part('picture', { picture, link })]),
    part('title', { title }),
    part('paragraph', { text: greeting }),
    part('paragraph', { text: said }),
    ...(facts.length > 0 ? [part('facts', {}, facts.map(factRow))] : []),
    ...('list' in own ? list(own.list, others) : []),
    part('button', { link, words: button }),
    ...('list' in own ? [] : list(phrases.others, others)),
    part('fallback', { words: phrases.fallbackLink, link }),
  ]);
  const text = [
    greeting,
    said,
    ...facts.map(factText),
    `${button}: ${link}`,
    ...(others.length > 0 ? ['list' in own ? own.list : phrases.others, ...others.map(itemText)] : []),
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

/** Omits an unknown name. */
function greet(name: string, language: Language): string {
  const { greeting, greetingUnnamed } = phrasesIn[language].mail;
  return name !== '' && nameMarker(name) === null ? fill(greeting, { name }) : greetingUnnamed;
}
