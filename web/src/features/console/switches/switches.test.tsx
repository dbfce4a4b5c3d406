import { booksRates, listSwitches, switchOff, switchOn } from '@rondo/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, neverAnswer, refuse, respondWith } from '../../../../test/backend.ts';
import { admin, label, sheet, testAct, withReason } from '../../../../test/console-acts.ts';
import { instant } from '../../../../test/instant.ts';
import { lookAtSheet } from '../../../../test/look-at-sheet.ts';
import { open, speak } from '../../../../test/open.tsx';

const t = speak('en');
const off = {
  reason: 'The bank is away',
  said: [{ language: 'en' as const, words: 'Paying works again tonight.' }],
  by: 'Fatima',
  since: instant.toString(),
  until: instant.add({ hours: 2 }).toString(),
};
const switches = answer(listSwitches, {
  data: {
    switches: [
      { kind: 'changes', off: null },
      { kind: 'payments', off },
      { kind: 'mails', off: null },
    ],
  },
});
const name = t('switches.kinds.payments.name');
const row = (words: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: words });

test('each switch says what it does, and one that is off why, until when and what people read', async () => {
  await open('/console/switches', { as: admin, answers: [refuse(listSwitches, 'busy')] });
  await expect.element(page.getByText(t('switches.failed'))).toBeVisible();
  respondWith(switches);
  await page.getByRole('button', { name: t('common.retry') }).tap();
  const mails = row(t('switches.kinds.mails.does'));
  await expect.element(mails).toMatchTextContent(t('switches.on'));
  const payments = row(t('switches.kinds.payments.does'));
  for (const words of [t('switches.off'), 'The bank is away', 'Fatima', 'Paying works again tonight.'])
    await expect.element(payments).toMatchTextContent(words);
  await payments.getByRole('button', { name: t('switches.switchOn.of', { name }) }).tap();
  await expect.element(sheet().getByText(t('switches.switchOn.title'))).toBeVisible();
  await lookAtSheet();
});

test('every page of the console says what is off, and leads there', async () => {
  await open('/console/rates', { as: admin, answers: [switches, neverAnswer(booksRates)] });
  const link = page.getByRole('main').getByRole('link', { name: t('switches.offNow') });
  await expect.element(link).toBeVisible();
  await expect.element(page.getByText(`${t('switches.offNow')}: ${name}`)).toBeVisible();
  await expect.element(link).toHaveAttribute('href', '/console/switches');
});

testAct({
  name: 'switching emails off',
  address: '/console/switches?step=off&kind=mails',
  answers: [switches],
  call: switchOff,
  action: (t) => t('switches.switchOff.do'),
  fill: (t) => label(t('switches.switchOff.minutes')).write('90'),
  done: { data: { switches: [] } },
  body: withReason({
    said: [
      { language: 'en', words: '' },
      { language: 'nl', words: '' },
    ],
    minutes: 90,
  }),
});
testAct({
  name: 'what is said of what is off',
  address: '/console/switches?step=off&kind=payments',
  answers: [switches],
  call: switchOff,
  action: (t) => t('switches.change.do'),
  fill: (t) => label(t('switches.switchOff.said', { language: t('newsletters.in.nl') })).write('Vanavond weer.'),
  done: { data: { switches: [] } },
  body: withReason({
    said: [
      { language: 'en', words: 'Paying works again tonight.' },
      { language: 'nl', words: 'Vanavond weer.' },
    ],
  }),
});
testAct({
  name: 'switching on',
  address: '/console/switches?step=on&kind=payments',
  answers: [switches],
  call: switchOn,
  action: (t) => t('switches.switchOn.do'),
  done: { data: { switches: [] } },
  body: withReason({}),
});
