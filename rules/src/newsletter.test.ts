import { expect, test } from 'vitest';
import { languageCodes } from './languages.ts';
import { batchSize, newsletterPace, readNewsletter, refuseSending } from './newsletter.ts';

const texts = languageCodes.map((language) => ({ language, subject: 'News', body: 'Play' }));
const draft = { state: 'draft', texts, people: 3 } as const;

test.each([
  ['goes out', draft, null],
  ['goes out once', { ...draft, state: 'sending' }, 'newsletter_not_draft'],
  ['is never sent again', { ...draft, state: 'sent' }, 'newsletter_not_draft'],
  ['stays stopped', { ...draft, state: 'stopped' }, 'newsletter_not_draft'],
  ['needs every language', { ...draft, texts: texts.slice(1) }, 'newsletter_unfinished'],
  ['needs a subject', { ...draft, texts: texts.map((one) => ({ ...one, subject: ' ' })) }, 'newsletter_unfinished'],
  ['needs a text', { ...draft, texts: texts.map((one) => ({ ...one, body: '\n' })) }, 'newsletter_unfinished'],
  ['needs a reader', { ...draft, people: 0 }, 'newsletter_without_readers'],
] as const)('a newsletter %s', (_, newsletter, refusal) => {
  expect(refuseSending(newsletter)).toBe(refusal);
});

test.each([
  [0, 0, newsletterPace.waiting],
  [20, 0, newsletterPace.waiting - 20],
  [newsletterPace.waiting, 0, 0],
  [newsletterPace.waiting + 5, 0, 0],
  [0, newsletterPace.anHour - 7, 7],
  [0, newsletterPace.anHour, 0],
])('with %i waiting and %i in the last hour, %i more are written', (waiting, lastHour, size) => {
  expect(batchSize({ waiting, lastHour })).toBe(size);
});

test('headings stand by themselves, whatever is around them', () => {
  const text = (words: string) => ({ kind: 'text', text: words });
  expect(readNewsletter('Hello\n## New in **Utrecht**\n- a\n- b\n\nBye')).toEqual([
    { kind: 'paragraph', children: [text('Hello')] },
    { kind: 'heading', text: 'New in Utrecht' },
    { kind: 'list', items: [[text('a')], [text('b')]] },
    { kind: 'paragraph', children: [text('Bye')] },
  ]);
  expect(readNewsletter('\n\n')).toEqual([]);
});
