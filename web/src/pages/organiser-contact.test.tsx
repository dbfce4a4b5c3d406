import { applyAsOrganiser } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, refuse, respondWith } from '../../test/backend.ts';
import { expectSaidAt, expectSaidAtButton, sentence } from '../../test/forms.ts';
import { figures } from '../../test/figures.ts';
import { testedLanguages } from '../../test/languages.ts';
import { open, type Situation, speak } from '../../test/open.tsx';
import { pull } from '../../test/touch.ts';
import type { Translate } from '../platform/i18n.tsx';

const english = speak('en');
const openPage = (situation: Situation = {}) => open('/organiser-contact', { answers: figures, ...situation });
const sheet = (t: Translate = english) => page.getByRole('dialog', { name: t('applying.wizard.title') });
const next = (t: Translate = english) => sheet(t).getByRole('button', { name: t('applying.wizard.next') });
const send = (t: Translate = english) => sheet(t).getByRole('button', { name: t('applying.wizard.send') });
const labelled = (label: string) => page.getByRole('dialog').getByLabelText(label);

async function openWizard(language: Language = 'en') {
  await openPage({ language });
  await page.getByRole('button', { name: speak(language)('applying.options.freelancer.go') }).tap();
}

async function fillWho(t: Translate) {
  await sheet(t)
    .getByRole('button', { name: t('games.sport.Football') })
    .tap();
  await labelled(t('applying.wizard.name')).write('Fleur');
  await labelled(t('applying.wizard.email')).write('fleur@rondo.test');
}

async function fillHow(t: Translate) {
  await labelled(t('applying.wizard.age')).write('24');
  await next(t).tap();
}

async function fillWhere(t: Translate) {
  await labelled(t('applying.wizard.city')).selectOptions('Utrecht');
  await sheet(t)
    .getByRole('radio', { name: t('applying.wizard.no') })
    .tap();
}

async function fillAll(t: Translate) {
  await fillWho(t);
  await next(t).tap();
  await fillHow(t);
  await fillWhere(t);
}

describe('what a freelancer earns', () => {
  test('follows from the players of a game', async () => {
    await openPage();
    const players = page.getByLabelText(new RegExp(`^${english('applying.calculator.players')}`));
    const sum = page.getByRole('status').filter({ hasText: '€' });
    await expect.element(sum).toMatchTextContent(/100/);
    await players.write('15');
    await expect.element(sum).toMatchTextContent(/130/);
    await players.write('11');
    await expect.element(sum).toMatchTextContent(/€\s?0/);
  });
});

for (const language of testedLanguages) {
  const t = speak(language);
  test(`each step shows its missing fields, and focuses the first (${language})`, async () => {
    await openWizard(language);
    await next(t).tap();
    await expect.element(sheet(t).getByRole('button', { name: t('games.sport.Football') })).toHaveFocus();
    await fillWho(t);
    await labelled(t('applying.wizard.email')).write('nobody');
    await expect.element(sheet(t).getByText(t('applying.errors.email'))).toBeVisible();
    await labelled(t('applying.wizard.email')).write('fleur@rondo.test');
    await next(t).tap();
    await expect.element(sheet(t).getByText(t('applying.wizard.step', { step: 2 }))).toHaveFocus();
    await expect
      .element(sheet(t).getByRole('radio', { name: new RegExp(t('applying.wizard.freelancer')) }))
      .toBeChecked();
    await next(t).tap();
    await expectSaidAt(labelled(t('applying.wizard.age')), t('applying.errors.age'));
    await labelled(t('applying.wizard.age')).write('15');
    await expect.element(sheet(t).getByText(t('applying.errors.young', { least: 16 }))).toBeVisible();
    for (const minor of ['16', '17']) {
      await labelled(t('applying.wizard.age')).write(minor);
      await expect
        .element(sheet(t).getByText(t('applying.wizard.minor', { age: 18, email: 'hello@rondo.test' })))
        .toBeVisible();
    }
    await labelled(t('applying.wizard.age')).write('18');
    await expect
      .element(sheet(t).getByText(t('applying.wizard.minor', { age: 18, email: 'hello@rondo.test' })))
      .not.toBeInTheDocument();
    await fillHow(t);
    await send(t).tap();
    await expectSaidAt(labelled(t('applying.wizard.city')), t('applying.errors.city'));
    await expect.element(sheet(t).getByText(t('applying.errors.contacted'))).toBeVisible();
    expect(askedOf(applyAsOrganiser)).toEqual([]);
  });

  test(`a refusal leads to the step of its field, or stands at the button (${language})`, async () => {
    await openWizard(language);
    await fillAll(t);
    respondWith(refuse(applyAsOrganiser, 'unavailable'));
    await send(t).tap();
    await expectSaidAtButton(sentence(language, 'unavailable'));
    respondWith(refuse(applyAsOrganiser, 'mails_limited', { params: { minutes: 9 } }));
    await send(t).tap();
    await expectSaidAt(labelled(t('applying.wizard.email')), sentence(language, 'mails_limited'));
    await expect.element(labelled(t('applying.wizard.name'))).toHaveValue('Fleur');
  });

  test(`an applicant whom the server finds too young reads so at the age (${language})`, async () => {
    await openWizard(language);
    await fillAll(t);
    respondWith(refuse(applyAsOrganiser, 'organiser_too_young', { params: { least: 9 } }));
    await send(t).tap();
    await expectSaidAt(labelled(t('applying.wizard.age')), sentence(language, 'organiser_too_young'));
  });
}

test('a step back keeps what was filled in', async () => {
  await openWizard();
  await fillWho(english);
  await next().tap();
  await sheet()
    .getByRole('button', { name: english('applying.wizard.back') })
    .tap();
  await expect.element(labelled(english('applying.wizard.name'))).toHaveValue('Fleur');
});

test('a short pull down leaves it, a longer one closes it, and nothing is lost', async () => {
  await openWizard();
  await fillWho(english);
  pull(150);
  await expect.element(sheet()).toBeVisible();
  pull(260);
  await expect.element(sheet()).not.toBeInTheDocument();
  await page.getByRole('button', { name: english('applying.options.freelancer.go') }).tap();
  await expect.element(labelled(english('applying.wizard.name'))).toHaveValue('Fleur');
});

test('the choices are sent; then it says thanks, and leads on', async () => {
  await openWizard();
  await fillAll(english);
  respondWith(answer(applyAsOrganiser));
  await send().tap();
  await expect.element(sheet().getByRole('heading', { name: english('applying.sent.title') })).toBeVisible();
  await expect.element(sheet().getByRole('link', { name: english('applying.sent.signUp') })).toBeVisible();
  await expect.element(sheet().getByRole('link', { name: english('applying.sent.home') })).toHaveAttribute('href', '/');
  expect(askedOf(applyAsOrganiser).map(({ body }) => body)).toEqual([
    {
      name: 'Fleur',
      email: 'fleur@rondo.test',
      age: 24,
      freelancer: true,
      city: 'Utrecht',
      facility_contacted: false,
      sports: ['Football'],
    },
  ]);
});

test('an organiser is led to a new game instead', async () => {
  await openPage({ as: { role: 'organiser' } });
  await expect
    .element(page.getByRole('main').getByRole('link', { name: english('applying.create') }))
    .toHaveAttribute('href', '/create');
});
