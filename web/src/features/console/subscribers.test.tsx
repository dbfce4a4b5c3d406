import { compareSubscribers, importSubscribers, listSubscribers, removeSubscriber } from '@rondo/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, respondWith } from '../../../test/backend.ts';
import { admin, label, sheet, testAct, withReason } from '../../../test/console-acts.ts';
import { sentence } from '../../../test/forms.ts';
import { open, speak } from '../../../test/open.tsx';

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
const compared = answer(compareSubscribers, { data: { subscribed: 1, unsubscribed: 1200, keptOut: 2, malformed } });

testAct({
  name: 'the file of a list elsewhere',
  address: '/console/newsletter?step=import',
  answers: [answer(listSubscribers), compared],
  call: importSubscribers,
  action: (t) => t('newsletters.import.do'),
  fill: async (t) => {
    await label(t('newsletters.import.choose')).upload(file);
    // It is there once the file was compared.
    await sheet()
      .getByText(t('newsletters.import.subscribed', { count: 1, number: '1' }))
      .tap();
  },
  says: (t) => t('newsletters.import.done'),
  body: withReason({ csv }),
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
  ])
    await expect.element(sheet()).toMatchTextContent(words);
  expect(sheet().element().textContent).not.toContain(t('newsletters.import.unknown', { lines: '' }));
  respondWith(refuse(compareSubscribers, 'subscriber_file_unreadable'));
  await choice.upload(file);
  await expect.element(choice).toHaveAccessibleDescription(sentence('en', 'subscriber_file_unreadable'));
});
