import { askAsBusiness } from '@rondo/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, respondWith } from '../../test/backend.ts';
import { expectSaidAt, field, testRefusals } from '../../test/forms.ts';
import { figures } from '../../test/figures.ts';
import { at } from '../../test/instant.ts';
import { testedLanguages } from '../../test/languages.ts';
import { open, type Situation, speak } from '../../test/open.tsx';
import type { Translate } from '../platform/i18n.tsx';

const english = speak('en');
const openPage = (situation: Situation = {}) => open('/contact', { answers: figures, ...situation });
/** Noon in Amsterdam on the day this far from now. */
const noonIn = (period: string) => `${at(period).slice(0, 10)}T12:00`;

const typed = (t: Translate) =>
  [
    [t('contact.form.name'), 'Bakkerij Smit'],
    [t('contact.form.contact'), 'Marieke Smit'],
    [t('contact.form.email'), 'smit@rondo.test'],
    [t('contact.form.sport'), 'Volleyball'],
    [t('contact.form.people'), '40'],
    [t('contact.form.duration'), '3 hours'],
    [t('contact.form.datetime'), noonIn('P30D')],
  ] as const;

async function fill(t: Translate) {
  for (const [label, words] of typed(t)) await field(label).write(words);
}
const send = (t: Translate) => page.getByRole('button', { name: t('contact.form.send') });

testRefusals({
  call: askAsBusiness,
  open: (language) => openPage({ language }),
  fill,
  button: send,
  at: {
    mails_limited: (t) => field(t('contact.form.email')),
    event_in_past: (t) => field(t('contact.form.datetime')),
    local_time_missing: (t) => field(t('contact.form.datetime')),
  },
});

for (const language of testedLanguages)
  test(`what is missing or wrong is said at its field once it is sent, and goes as it is mended (${language})`, async () => {
    const t = speak(language);
    await openPage({ language });
    const said = async (label: string, words: string) => {
      await expect.element(field(label)).toHaveAccessibleDescription(words);
    };
    await send(t).tap();
    await expectSaidAt(field(t('contact.form.name')), t('contact.errors.name_required'));
    await said(t('contact.form.email'), t('contact.errors.email_required'));
    await said(t('contact.form.sport'), t('contact.errors.sport_required'));
    await said(t('contact.form.contact'), t('contact.errors.contact_required'));
    for (const open of ['people', 'duration', 'datetime'] as const)
      await expect.element(field(t(`contact.form.${open}`))).not.toHaveAttribute('aria-invalid');
    await expect.element(send(t)).toHaveAttribute('aria-disabled', 'true');
    await field(t('contact.form.email')).write('nobody');
    await said(t('contact.form.email'), t('contact.errors.email_invalid'));
    for (const people of ['-4', '1.5', '0', 'forty']) {
      await field(t('contact.form.people')).write(people);
      await said(t('contact.form.people'), t('contact.errors.people_positive'));
    }
    await field(t('contact.form.datetime')).write(noonIn('-P1D'));
    await said(t('contact.form.datetime'), t('contact.errors.datetime_future'));
    await fill(t);
    await expect.element(send(t)).not.toHaveAttribute('aria-disabled', 'true');
    await expect.element(field(t('contact.form.name'))).not.toHaveAttribute('aria-invalid');
    expect(askedOf(askAsBusiness)).toEqual([]);
  });

test('what was typed is there after the page was loaded again', async () => {
  await openPage();
  await field(english('contact.form.name')).write('Bakkerij Smit');
  await field(english('contact.form.catering')).tap();
  await openPage();
  const again = page.getByLabelText(english('contact.form.name')).last();
  await expect.element(again).toHaveValue('Bakkerij Smit');
  await expect.element(page.getByLabelText(english('contact.form.catering')).last()).toBeChecked();
});

test('the typed values are sent; then it says where the receipt goes, and another form begins empty', async () => {
  await openPage();
  await fill(english);
  await field(english('contact.form.catering')).tap();
  respondWith(answer(askAsBusiness));
  await send(english).tap();
  await expect.element(page.getByRole('heading', { name: english('contact.sent.title') })).toHaveFocus();
  await expect.element(page.getByText(/smit@rondo\.test/)).toBeVisible();
  expect(askedOf(askAsBusiness).map(({ body }) => body)).toEqual([
    {
      name: 'Bakkerij Smit',
      contact: 'Marieke Smit',
      email: 'smit@rondo.test',
      sport: 'Volleyball',
      people: 40,
      duration: '3 hours',
      datetime: noonIn('P30D'),
      photographer: false,
      refereeing: false,
      catering: true,
      additionalDetails: '',
    },
  ]);
  await page.getByRole('button', { name: english('contact.sent.again') }).tap();
  await expect.element(field(english('contact.form.name'))).toHaveValue('');
});

test('empty optional fields are sent as unknown', async () => {
  await openPage({ as: {} });
  for (const [label, words] of typed(english).filter(([label]) => /^(Organisation|Sport)$/.test(label)))
    await field(label).write(words);
  respondWith(answer(askAsBusiness));
  await send(english).tap();
  await expect.element(page.getByRole('heading', { name: english('contact.sent.title') })).toHaveFocus();
  expect(askedOf(askAsBusiness)).toMatchObject([
    { body: { contact: 'Sanne', email: 'sanne@rondo.test', people: null, duration: '', datetime: null } },
  ]);
});

test('the banner leads to the form, and who is logged in has their name and address there', async () => {
  await openPage({ as: {} });
  await page.getByRole('link', { name: english('contact.banner.go') }).tap();
  await expect.element(page.getByRole('heading', { name: english('contact.form.title') })).toHaveFocus();
  await expect.element(field(english('contact.form.contact'))).toHaveValue('Sanne');
  await expect.element(field(english('contact.form.email'))).toHaveValue('sanne@rondo.test');
});
