import {
  type CoOrganiser,
  dropCoOrganiser,
  listCoOrganisers,
  myPartners,
  nameCoOrganiser,
  stepBack,
} from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, hold, refuse, respondWith } from '../../../../test/backend.ts';
import { expectBanner } from '../../../../test/banners.ts';
import type { Partly } from '../../../../test/example.ts';
import { sentence, testRefusals } from '../../../../test/forms.ts';
import { aGame } from '../../../../test/games.ts';
import { testedLanguages } from '../../../../test/languages.ts';
import { lookAtSheet } from '../../../../test/look-at-sheet.ts';
import { show, speak } from '../../../../test/open.tsx';
import type { Translate } from '../../../platform/i18n.tsx';
import { CoOrganisersSheet } from './co-organisers-sheet.tsx';
import { StepBackSheet } from './step-back-sheet.tsx';

const t = speak('en');
const organiser = { role: 'organiser' } as const;
const person = { _id: '00000000-0000-4000-9000-000000000003', name: 'Ilias Benali', photo: null };
const ilias: Partly<CoOrganiser> = { person, address: null, rights: ['players'] };
const game = aGame({ series: { following: 2 } });
const helpers = (...coOrganisers: Partly<CoOrganiser>[]) =>
  answer(listCoOrganisers, { data: { coOrganisers, most: 2 } });
const sheet = () => page.getByRole('dialog');
const button = (name: string) => sheet().getByRole('button', { name });
const showSheet = (answers: Answer[], language: Language = 'en') =>
  show(<CoOrganisersSheet game={game} onClose={() => {}} />, { as: organiser, answers, language });

describe('who helps with a game', () => {
  test('loads, is loaded again after a failure, and may be nobody', async () => {
    const loading = hold(refuse(listCoOrganisers, 'busy'));
    await showSheet([loading]);
    await expect.element(sheet()).toMatchTextContent(t('coLeading.coOrganisers.intro'));
    loading.release();
    await expect.element(sheet().getByText(t('coLeading.coOrganisers.failed'))).toBeVisible();
    respondWith(helpers());
    await button(t('common.retry')).tap();
    await expect.element(sheet().getByText(t('coLeading.coOrganisers.none'))).toBeVisible();
  });

  test.each(testedLanguages)('is listed with what they may, until there are enough (%s)', async (language) => {
    const t = speak(language);
    await showSheet([helpers(ilias, { person: null, address: 'ada@rondo.test', rights: ['edit'] })], language);
    for (const words of [
      'Ilias',
      'ada@rondo.test',
      t('coLeading.rights.players.name'),
      t('coLeading.rights.edit.name'),
      t('coLeading.coOrganisers.full'),
    ])
      await expect.element(sheet()).toMatchTextContent(words);
    expect(button(t('coLeading.coOrganisers.add')).query()).toBeNull();
  });

  test('is taken off, of one game or of all that follow; or it says why not', async () => {
    await showSheet([helpers(ilias), refuse(dropCoOrganiser, 'game_not_found')]);
    const remove = sheet()
      .getByRole('button')
      .filter({ hasText: t('coLeading.coOrganisers.remove') });
    await remove.tap();
    await sheet()
      .getByRole('radio', { name: t('organise.scope.following', { count: 2 }) })
      .tap();
    await remove.tap();
    await expectBanner(sentence('en', 'game_not_found'));
    respondWith(answer(dropCoOrganiser, { data: { coOrganisers: [], most: 2 } }));
    await remove.tap();
    await expect.element(sheet().getByText(t('coLeading.coOrganisers.none'))).toBeVisible();
    expect(askedOf(dropCoOrganiser).at(-1)?.query).toEqual({ scope: 'following' });
  });
});

describe('naming one', () => {
  const partners = answer(myPartners, { data: [person] });
  const openForm = async (language: Language = 'en') => {
    await showSheet([helpers(), partners], language);
    await button(speak(language)('coLeading.coOrganisers.add')).tap();
  };
  const save = (t = speak('en')) => button(t('coLeading.coOrganisers.save'));
  const address = (t: Translate) => sheet().getByLabelText(t('coLeading.coOrganisers.address'));

  test('needs a person, and at least one right', async () => {
    await openForm();
    for (const right of ['players', 'checkIn'] as const)
      await sheet()
        .getByRole('checkbox', { name: new RegExp(`^${t(`coLeading.rights.${right}.name`)}`) })
        .tap();
    await save().tap();
    await expect.element(sheet().getByText(t('coLeading.coOrganisers.chooseWho'))).toBeVisible();
    await expect.element(sheet().getByText(t('coLeading.coOrganisers.chooseWhat'))).toBeVisible();
    expect(askedOf(nameCoOrganiser)).toEqual([]);
  });

  testRefusals({
    call: nameCoOrganiser,
    open: (language) => showSheet([helpers(), partners], language),
    fill: async (t) => {
      await button(t('coLeading.coOrganisers.add')).tap();
      await sheet()
        .getByRole('radio', { name: t('coLeading.coOrganisers.way.address') })
        .tap();
      await address(t).write('ada@rondo.test');
    },
    button: save,
    at: { mails_limited: address, person_not_found: address },
  });

  test('shows an address that the server refuses at its field, until it is changed', async () => {
    await openForm();
    await sheet()
      .getByRole('radio', { name: t('coLeading.coOrganisers.way.address') })
      .tap();
    await address(t).write('jan..de@rondo.test');
    respondWith(refuse(nameCoOrganiser, 'invalid_input', { issues: [{ path: 'who.email', message: 'no address' }] }));
    await save().tap();
    await expect.element(address(t)).toHaveAccessibleDescription(expect.stringContaining(t('errors.invalid_input')));
    await address(t).write('jan@rondo.test');
    await expect
      .element(address(t))
      .not.toHaveAccessibleDescription(expect.stringContaining(t('errors.invalid_input')));
  });

  test('offers people the organiser has played with', async () => {
    await openForm();
    await sheet().getByRole('button').filter({ hasText: 'Ilias' }).tap();
    respondWith(answer(nameCoOrganiser, { data: { coOrganisers: [ilias], most: 2 } }));
    await save().tap();
    await expectBanner(t('coLeading.coOrganisers.saved'));
    expect(askedOf(nameCoOrganiser)).toMatchObject([
      { body: { who: { person: person._id }, rights: ['players', 'checkIn'], scope: 'one' } },
    ]);
  });

  test('changes a co-organiser’s rights', async () => {
    await showSheet([helpers(ilias)]);
    await button(t('coLeading.coOrganisers.changeNamed', { name: 'Ilias Benali' })).tap();
    await sheet()
      .getByRole('checkbox', { name: new RegExp(`^${t('coLeading.rights.edit.name')}`) })
      .tap();
    respondWith(answer(nameCoOrganiser, { data: { coOrganisers: [ilias], most: 2 } }));
    await button(t('coLeading.coOrganisers.saveChanges')).tap();
    await expectBanner(t('coLeading.coOrganisers.changed'));
    expect(askedOf(nameCoOrganiser).at(-1)?.body).toMatchObject({ who: { person: person._id } });
  });
});

describe('stepping back', () => {
  const onClose = vi.fn();
  testRefusals({
    call: stepBack,
    open: (language) => show(<StepBackSheet game={game} onClose={onClose} />, { as: {}, language }),
    fill: async () => {},
    button: (t) => button(t('coLeading.helping.stepBack')),
  });

  test('is of one game, or of all that follow', async () => {
    await show(<StepBackSheet game={game} onClose={onClose} />, { as: {}, answers: [answer(stepBack)] });
    await lookAtSheet('stepBack of pages/match/organiser-section.tsx');
    await sheet()
      .getByRole('radio', { name: t('organise.scope.following', { count: 2 }) })
      .tap();
    await button(t('coLeading.helping.stepBack')).tap();
    await expectBanner(t('coLeading.helping.done'));
    expect(askedOf(stepBack)).toMatchObject([{ body: { scope: 'following' } }]);
  });
});
