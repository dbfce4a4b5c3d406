import type { CallResponse, getNewsletter, listNewsletters } from '@rondo/contract';
import { type Language, languageCodes } from '@rondo/rules';
import type { NewsletterText } from '@rondo/rules/newsletter';
import type { NewsletterRow } from './newsletter-rows.ts';

type Listed = CallResponse<typeof listNewsletters>['data']['newsletters'][number];
type Whole = CallResponse<typeof getNewsletter>['data']['newsletter'];

export function presentNewsletter(row: NewsletterRow): Listed {
  const { id, title, state, author, people, sent, bounced } = row;
  return {
    _id: id,
    title,
    state,
    author,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    people,
    sent,
    bounced,
  };
}

interface Details {
  texts: readonly NewsletterText[];
  receivers: ReadonlyMap<Language, number>;
  since: { left: number; reported: number };
}

export function presentWholeNewsletter(row: NewsletterRow, { texts, receivers, since }: Details): Whole {
  return {
    ...presentNewsletter(row),
    bounced: row.bounced + since.reported,
    left: since.left,
    texts: texts.map(({ language, subject, body }) => ({ language, subject, body })),
    readers: languageCodes.map((language) => ({ language, people: receivers.get(language) ?? 0 })),
  };
}
