import {
  changeNewsletter,
  createNewsletter,
  getNewsletter,
  listNewsletters,
  previewNewsletter,
  sendNewsletter,
  stopNewsletter,
  testNewsletter,
} from '@rondo/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, refuse, respondWith } from '../../../../test/backend.ts';
import { expectBanner } from '../../../../test/banners.ts';
import { admin, label, one, sheet, someId, testAct } from '../../../../test/console-acts.ts';
import { sentence } from '../../../../test/forms.ts';
import { testedLanguages } from '../../../../test/languages.ts';
import { open, speak } from '../../../../test/open.tsx';

const id = someId(1);
const texts = [
  { language: 'en', subject: 'Play in March', body: 'New halls' },
  { language: 'nl', subject: 'Speel in maart', body: 'Nieuwe zalen' },
] as const;
const readers = [
  { language: 'en', people: 1000 },
  { language: 'nl', people: 234 },
] as const;
const listed = { _id: id, title: 'Play in March', author: 'Ada', state: 'draft' } as const;
const draft = { ...listed, texts, readers };
const preview = answer(previewNewsletter, {
  data: {
    mails: texts.map(({ language, subject, body }) => ({
      language,
      subject,
      html: `<style>p { color: red }</style><p>${body}</p>`,
      text: body,
    })),
  },
});
const answersOf = (more: object = {}) => [
  answer(listNewsletters, { data: { newsletters: [listed], pagination: one } }),
  answer(getNewsletter, { data: { newsletter: { ...draft, ...more } } }),
  preview,
];
const at = (step: string) => `/console/newsletters?step=${step}&id=${id}`;
const done = { data: { newsletter: draft } };

testAct({
  name: 'a new newsletter',
  address: '/console/newsletters?step=new',
  answers: answersOf(),
  call: createNewsletter,
  action: (t) => t('newsletters.save'),
  reason: null,
  fill: (t) => label(t('newsletters.subjectIn', { language: t('newsletters.in.en') })).write('Play'),
  done,
  says: (t) => t('newsletters.saved'),
  body: {
    texts: [
      { language: 'en', subject: 'Play', body: '' },
      { language: 'nl', subject: '', body: '' },
    ],
  },
});
testAct({
  name: 'a draft',
  address: at('write'),
  answers: answersOf(),
  call: changeNewsletter,
  action: (t) => t('newsletters.save'),
  reason: null,
  fill: (t) => label(t('newsletters.bodyIn', { language: t('newsletters.in.nl') })).write('Kom mee'),
  done,
  says: (t) => t('newsletters.saved'),
  body: { texts: [texts[0], { ...texts[1], body: 'Kom mee' }] },
});
testAct({
  name: 'a newsletter that is sent',
  address: at('send'),
  answers: answersOf(),
  call: sendNewsletter,
  action: (t) =>
    t('newsletters.sendNow', { count: 1234, number: t('newsletters.in.en') === 'English' ? '1,234' : '1.234' }),
  reason: null,
  fill: (t) =>
    sheet()
      .getByRole('heading', { name: t('newsletters.sendTitle', { title: 'Play in March' }) })
      .tap(),
  done: { data: { newsletter: { ...draft, state: 'sending' } } },
  says: (t) => t('newsletters.started'),
  body: {},
});
testAct({
  name: 'a newsletter that is stopped',
  address: at('stop'),
  answers: answersOf({ state: 'sending' }),
  call: stopNewsletter,
  action: (t) => t('newsletters.stop'),
  reason: null,
  done: { data: { newsletter: { ...draft, state: 'stopped' } } },
  says: (t) => t('newsletters.stopped'),
  body: {},
});

test.each(testedLanguages)(
  'a draft is shown as it arrives in each language, and sent to oneself (%s)',
  async (language) => {
    const t = speak(language);
    await open('/console/newsletters', { as: admin, language, answers: answersOf() });
    await page.getByRole('table').getByRole('button', { name: 'Play in March' }).tap();
    for (const code of testedLanguages) {
      const frame = sheet().getByTitle(t('newsletters.previewIn', { language: t(`newsletters.in.${code}`) }));
      await expect.element(frame).toHaveAttribute('sandbox', '');
      await expect.element(frame).toHaveAttribute('srcdoc', expect.not.stringContaining('<style'));
    }
    respondWith(refuse(testNewsletter, 'newsletter_unfinished'));
    const send = sheet().getByRole('button', { name: t('newsletters.test') });
    await send.tap();
    await expectBanner(sentence(language, 'newsletter_unfinished'));
    respondWith(answer(testNewsletter));
    await send.tap();
    await expectBanner(t('newsletters.tested'));
    expect(askedOf(testNewsletter)).toHaveLength(2);
  },
);

test('a draft shows its preview before it goes to everyone', async () => {
  const t = speak('en');
  await open(at('newsletter'), { as: admin, answers: answersOf() });
  await sheet()
    .getByRole('button', { name: t('newsletters.send'), exact: true })
    .tap();
  await expect.element(sheet()).toMatchTextContent('1,234 people get it: 1,000 in English, 234 in Dutch.');
});

test('while it is sent it says how far it is, and can be stopped', async () => {
  const t = speak('en');
  const sending = { state: 'sending', title: '', people: 1234, sent: 77 };
  await open(at('newsletter'), { as: admin, answers: answersOf(sending) });
  await expect.element(sheet()).toMatchTextContent(t('newsletters.progress', { sent: '77', people: '1,234' }));
  await sheet()
    .getByRole('button', { name: t('newsletters.stop'), exact: true })
    .tap();
  await expect.element(sheet()).toMatchTextContent(t('newsletters.stopBody'));
});

test('a sent newsletter shows its results, and has no more acts', async () => {
  const t = speak('en');
  const sent = { state: 'sent', finishedAt: '2026-11-20T10:00:00Z', people: 1234, sent: 1230, bounced: 4, left: 3 };
  await open(at('newsletter'), { as: admin, answers: answersOf(sent) });
  for (const words of [t('newsletters.states.sent'), '1,230', t('newsletters.bounced'), t('newsletters.left')])
    await expect.element(sheet()).toMatchTextContent(words);
  expect(
    sheet()
      .getByRole('button', { name: t('newsletters.send'), exact: true })
      .query(),
  ).toBeNull();
});

test('a newsletter or a preview that failed to load is loaded again', async () => {
  const t = speak('en');
  await open(at('newsletter'), {
    as: admin,
    answers: [refuse(getNewsletter, 'newsletter_not_found'), refuse(previewNewsletter, 'busy'), ...answersOf()],
  });
  await expect.element(sheet().getByText(t('newsletters.oneFailed'))).toBeVisible();
  respondWith(...answersOf().slice(0, 2));
  await sheet()
    .getByRole('button', { name: t('common.retry') })
    .tap();
  await expect.element(sheet().getByText(t('newsletters.previewFailed'))).toBeVisible();
  respondWith(preview);
  await sheet()
    .getByRole('button', { name: t('common.retry') })
    .tap();
  await expect.element(sheet().getByText('New halls')).toBeInTheDocument();
});
