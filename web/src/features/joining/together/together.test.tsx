import { gameGroups, myPartners, payEntranceFee, reserveInGroup, startGroup } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, refuse, respondWith } from '../../../../test/backend.ts';
import { expectBanner } from '../../../../test/banners.ts';
import { at } from '../../../../test/instant.ts';
import { testedLanguages } from '../../../../test/languages.ts';
import { box, inSheet, mendedInStep, openGame, testStepRefusals } from '../../../../test/match.ts';
import { speak } from '../../../../test/open.tsx';
import { steps } from '../../../ui/joining/steps.ts';

const t = speak('en');
const femke = {
  _id: '00000000-0000-4000-8000-00000000f00d',
  name: 'Femke',
  photo: null,
  games: 3,
  lastPlayedAt: at('-P9D'),
};
const partners = answer(myPartners, { data: [femke], pagination: { totalCount: 1 } });
const submit = () =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /€ [49][.,]/ })
    .last();

describe('beginning a group', () => {
  const openStart = (language: Language = 'en', answers: readonly Answer[] = [partners], as = {}) =>
    openGame({}, { step: steps.together, as, language, answers });
  testStepRefusals({
    call: startGroup,
    open: openStart,
    fill: async (say) => {
      await page.getByRole('checkbox', { name: /Femke/ }).tap();
      await box(say('joiningSteps.pay.terms')).tap();
    },
    button: submit,
    title: (say) => say('together.start.title'),
    stays: [...mendedInStep, 'group_too_many_named', 'group_of_strangers', 'group_cannot_ask'],
    shared: payEntranceFee.errors,
    except: ['insufficient_balance', 'wrong_passcode'],
  });

  test('says what the button does as it is chosen, and sends it', async () => {
    await openStart();
    await inSheet(t('together.start.choose')).tap();
    await expect.element(page.getByRole('alert')).toMatchTextContent(t('together.start.nobody'));
    await page.getByRole('checkbox', { name: /Femke/ }).tap();
    await inSheet(t('together.start.more')).tap();
    await expect.element(inSheet('Keep 3 spots, set aside € 4.50')).toBeVisible();
    await page.getByRole('radio', { name: /^Whoever says yes/ }).tap();
    await expect.element(inSheet('Keep 2 spots and pay € 4.50')).toBeVisible();
    await inSheet(t('together.start.fewer')).tap();
    await box(t('joiningSteps.pay.terms')).tap();
    respondWith(answer(startGroup, { data: { kept: 1, until: at('PT30M') } }));
    await inSheet('Keep 1 spot and pay € 4.50').tap();
    await expect
      .poll(() => askedOf(startGroup).at(-1)?.body)
      .toMatchObject({
        way: 'fit',
        places: 2,
        people: [femke._id],
        amount: 4.5,
      });
  });

  test('in a free game it says who can’t be asked, and stays open', async () => {
    await openGame({ price: 0, entranceFee: 0 }, { step: steps.together, as: {}, answers: [partners] });
    await page.getByRole('checkbox', { name: /Femke/ }).tap();
    await box(t('joiningSteps.pay.terms')).tap();
    respondWith(refuse(startGroup, 'group_cannot_ask', { params: { names: 'Femke' } }));
    await page.getByRole('dialog').getByRole('button', { name: 'Keep 1 spot', exact: true }).tap();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Femke/);
  });

  test('where there was less room it says so', async () => {
    await openStart();
    await page.getByRole('radio', { name: /^Whoever says yes/ }).tap();
    await page.getByRole('checkbox', { name: /Femke/ }).tap();
    await inSheet(t('together.start.more')).tap();
    await box(t('joiningSteps.pay.terms')).tap();
    respondWith(answer(startGroup, { data: { kept: 1, until: at('PT30M') } }));
    await submit().tap();
    await expectBanner('Room for 1.');
  });

  test.each(testedLanguages)('who has played with nobody has the link (%s)', async (language) => {
    await openStart(language, [answer(myPartners)]);
    await expect.element(page.getByText(speak(language)('together.start.noPeople'))).toBeVisible();
  });

  test('people who failed to load are loaded again', async () => {
    await openStart('en', [refuse(myPartners, 'unavailable')]);
    await expect.element(page.getByText(t('errors.unavailable'))).toBeVisible();
    respondWith(partners);
    await inSheet(t('common.retry')).tap();
    await expect.element(page.getByRole('checkbox', { name: /Femke/ })).toBeVisible();
  });

  test('a wallet that is short is topped up first', async () => {
    await openStart('en', [partners], { balance: 1 });
    await page.getByRole('checkbox', { name: /Femke/ }).tap();
    await box(t('joiningSteps.pay.terms')).tap();
    await inSheet(t('joiningSteps.pay.topUp', { amount: '€ 4.00' })).tap();
    await expect.poll(() => location.search).toContain('step=top-up');
  });
});

describe('saying yes to a group', () => {
  const group = { _id: femke._id, way: 'all', places: 3, kept: 2, until: at('PT20M'), you: 'invited' } as const;
  const ofGroup = answer(gameGroups, { data: [{ ...group, starter: { name: 'Femke' } }] });
  const openReserve = (language: Language = 'en', game = {}) =>
    openGame(game, { step: `${steps.reserve}&in=${group._id}`, as: {}, language, answers: [ofGroup] });
  testStepRefusals({
    call: reserveInGroup,
    open: openReserve,
    fill: (say) => box(say('joiningSteps.pay.terms')).tap(),
    button: submit,
    title: (say) => say('together.reserve.title'),
    stays: mendedInStep,
    shared: payEntranceFee.errors,
    except: ['insufficient_balance', 'wrong_passcode'],
  });

  test.each([
    [true, 'together.reserve.complete'],
    [false, 'together.reserve.done'],
  ] as const)('sets its price aside; all are there: %s', async (complete, words) => {
    await openReserve();
    await expect.element(page.getByText(/We set aside €\s4\.50/)).toBeVisible();
    await box(t('joiningSteps.pay.terms')).tap();
    respondWith(answer(reserveInGroup, { data: { complete } }));
    await inSheet('Set aside € 4.50').tap();
    await expectBanner(t(words));
  });

  test('costs nothing where the game doesn’t', async () => {
    await openReserve('en', { price: 0, entranceFee: 0 });
    await expect.element(inSheet(t('together.reserve.free'))).toBeVisible();
  });
});
