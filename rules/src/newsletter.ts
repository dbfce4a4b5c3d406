import { languageCodes, type Language } from './languages.ts';
import { type Block, parseMarkdown, plainText } from './markdown.ts';

// A separate entry point (`@rondo/rules/newsletter`), because no first screen needs it.

/** The most that a newsletter's editor accepts, in characters (product.md#newsletters). */
export const newsletterForm = { subjectMax: 120, bodyMax: 10_000 } as const;

/** How many mails of newsletters may wait in the outbox, and be written in an hour, apart from mail budgets (decisions/0100-newsletters.md). */
export const newsletterPace = { waiting: 50, anHour: 3000 } as const;

export const newsletterStates = ['draft', 'sending', 'sent', 'stopped'] as const;
type NewsletterState = (typeof newsletterStates)[number];

export interface NewsletterText {
  language: Language;
  subject: string;
  body: string;
}

/** Whether every language has a subject and a text. */
export function isFinished(texts: readonly NewsletterText[]): boolean {
  return languageCodes.every((code) => {
    const own = texts.find(({ language }) => language === code);
    return own !== undefined && own.subject.trim() !== '' && own.body.trim() !== '';
  });
}

interface Sendable {
  state: NewsletterState;
  texts: readonly NewsletterText[];
  /** How many people would get it. */
  people: number;
}

/** Why a newsletter can't be sent; null if it can. */
export function refuseSending({
  state,
  texts,
  people,
}: Sendable): 'newsletter_not_draft' | 'newsletter_unfinished' | 'newsletter_without_readers' | null {
  if (state !== 'draft') return 'newsletter_not_draft';
  if (!isFinished(texts)) return 'newsletter_unfinished';
  return people === 0 ? 'newsletter_without_readers' : null;
}

/**
 * How many mails may be written now.
 * @param waiting how many mails of newsletters were written and not sent
 * @param lastHour how many were written in the last hour
 */
export function batchSize({ waiting, lastHour }: { waiting: number; lastHour: number }): number {
  return Math.max(0, Math.min(newsletterPace.waiting - waiting, newsletterPace.anHour - lastHour));
}

/** What a newsletter may contain: the same as a description, and headings, which are lines that begin with `##`. */
export type NewsletterBlock = Block | { kind: 'heading'; text: string };

const heading = /^#{1,6} +(.+)$/;

export function readNewsletter(body: string): NewsletterBlock[] {
  const apart = body.replaceAll('\r\n', '\n').replaceAll(new RegExp(heading, 'gm'), '\n\n$&\n\n');
  return apart.split(/\n{2,}/).flatMap((part): NewsletterBlock[] => {
    const [, text] = heading.exec(part.trim()) ?? [];
    return text === undefined ? parseMarkdown(part) : [{ kind: 'heading', text: plainText(text) }];
  });
}
