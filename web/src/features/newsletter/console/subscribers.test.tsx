import { compareSubscribers, importSubscribers, listSubscribers, removeSubscriber } from '@rondo/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, refuse, respondWith } from '../../../../test/backend.ts';
import { expectBanner } from '../../../../test/banners.ts';
import { admin, label, sheet, testAct, withReason } from '../../../../test/console-acts.ts';
import { sentence } from '../../../../test/forms.ts';
import { open, speak } from '../../../../test/open.tsx';

testAct({
  name: 'somebody off the newsletter’s list',
  address: '/console/newsletter?step=remove&id=p@rondo.test',
  answers: [answer(listSubscribers)],
  call: removeSubscriber,
  action: (t) => t('operating.newsletter.remove'),
  body: withReason({ email: 'p@rondo.test' }),
});

const csv = 'email\np@rondo.test\nnobody';
const file = new File([csv], 'list.csv', { type: 'text/csv' });
const malformed = Array.from({ length: 25 }, (_, index) => index + 3);
const columns = { read: ['email', 'Status'], ignored: ['name'], unclear: [] };
const compared = answer(compareSubscribers, {
  data: { subscribed: 1, unsubscribed: 1200, keptOut: 2, malformed, ...columns },
});

testAct({
  name: 'the file of a list elsewhere',
  address: '/console/newsletter?step=import',
  answers: [answer(listSubscribers), compared],
  call: importSubscribers,
  action: (t) => t('newsletters.import.do'),
  fill: async (t) => {
    await label(t('newsletters.import.choose')).upload(file);
    // Appears once the file has been compared.
    await sheet()
      .getByText(t('newsletters.import.subscribed', { count: 1, number: '1' }))
      .tap();
  },
  says: (t) => t('newsletters.import.done'),
  body: withReason({ csv, columns: {} }),
});

test('a file says what it would change and which lines are left out, or why it can’t be read', async () => {
  const t = speak('en');
  await open('/console/newsletter', { as: admin, answers: [answer(listSubscribers), compared] });
  await page.getByRole('button', { name: t('newsletters.import.open') }).tap();
  await label(t('console.act.reason')).write('the list of before');
  await sheet()
    .getByRole('button', { name: t('newsletters.import.do') })
    .tap();
  await expect.element(sheet().getByText(t('newsletters.import.missing'))).toBeVisible();
  const choice = label(t('newsletters.import.choose'));
  await choice.upload(file);
  for (const words of [
    t('newsletters.import.unsubscribed', { count: 1200, number: '1,200' }),
    t('newsletters.import.keptOut', { count: 2, number: '2' }),
    t('newsletters.import.unchanged', { count: 0, number: '0' }),
    '21, 22 and 5 more',
    t('newsletters.import.columns.read', { columns: 'email, Status' }),
    t('newsletters.import.columns.ignored', { columns: 'name' }),
  ])
    await expect.element(sheet()).toMatchTextContent(words);
  expect(sheet().element().textContent).not.toContain(t('newsletters.import.unknown', { lines: '' }));
  respondWith(refuse(compareSubscribers, 'subscriber_file_unreadable'));
  await choice.upload(file);
  await expect.element(choice).toHaveAccessibleDescription(sentence('en', 'subscriber_file_unreadable'));
});

const asked = answer(compareSubscribers, {
  data: { read: ['email'], unclear: [{ column: 'wants_mail', examples: ['0', '1'] }] },
});

test('a column that may say who left is asked about, and then the file goes on', async () => {
  const t = speak('en');
  await open('/console/newsletter?step=import', { as: admin, answers: [answer(listSubscribers), asked] });
  // In the encoding of Windows.
  const bytes = Uint8Array.from('email,wants_mail\nren\u00E9e@rondo.test,0', (letter) => letter.charCodeAt(0));
  await label(t('newsletters.import.choose')).upload(new File([bytes], 'list.csv', { type: 'text/csv' }));
  const question = label(t('newsletters.import.columns.ask', { column: 'wants_mail' }));
  await expect
    .element(question)
    .toHaveAccessibleDescription(t('newsletters.import.columns.examples', { examples: '0, 1' }));
  await label(t('console.act.reason')).write('the list of before');
  const take = sheet().getByRole('button', { name: t('newsletters.import.do') });
  await take.tap();
  await expect.element(sheet().getByText(t('newsletters.import.columns.why')).last()).toBeVisible();
  expect(askedOf(importSubscribers)).toHaveLength(0);
  respondWith(compared);
  await question.selectOptions('stays');
  await expect.element(sheet()).toMatchTextContent(t('newsletters.import.subscribed', { count: 1, number: '1' }));
  const given = { csv: 'email,wants_mail\nrenée@rondo.test,0', columns: { wants_mail: 'stays' } };
  expect(askedOf(compareSubscribers).at(-1)?.body).toEqual(given);
  respondWith(answer(importSubscribers));
  await take.tap();
  await expectBanner(t('newsletters.import.done'));
  expect(askedOf(importSubscribers).map(({ body }) => body)).toEqual([{ ...given, reason: 'the list of before' }]);
});
