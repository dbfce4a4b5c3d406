import {
  getGame,
  moveAlternatives,
  moveSpot,
  offerSpot,
  payEntranceFee,
  releaseSpot,
  takeSpotOver,
  withdrawSpot,
} from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, hold, refuse, respondWith } from '../../../../test/backend.ts';
import { expectBanner } from '../../../../test/banners.ts';
import { expectSaidAt, field, testRefusals } from '../../../../test/forms.ts';
import { aGame } from '../../../../test/games.ts';
import { testedLanguages } from '../../../../test/languages.ts';
import { box, inSheet, mendedInStep, openGame, priceLines, sheet, testStepRefusals } from '../../../../test/match.ts';
import { at } from '../../../../test/instant.ts';
import { speak } from '../../../../test/open.tsx';
import { steps } from '../../../ui/joining/steps.ts';

const t = speak('en');
const paid = { joined: true, paid: 4.5, refund: { allowed: true, percent: 90, amount: 4.05, retained: 0.45 } };
const late = { ...paid, refund: { allowed: false, percent: 0, amount: 0, retained: 4.5 } };
const giver = { _id: '00000000-0000-4000-8000-00000000f00d', name: 'Femke' };

describe('handing a spot over', () => {
  const email = (say: typeof t) => field(say('spots.handOver.email'));
  const submit = (say: typeof t) => inSheet(say('spots.handOver.submit'));
  testRefusals({
    call: offerSpot,
    open: async (language) =>
      void (await openGame({ viewer: late, status: 'confirmed' }, { step: steps.handOver, as: {}, language })),
    fill: (say) => email(say).write('femke@rondo.test'),
    button: submit,
    at: Object.fromEntries([...offerSpot.errors, 'too_many_requests', 'unavailable'].map((code) => [code, email])),
  });

  test.each(testedLanguages)('wants an address (%s)', async (language) => {
    await openGame({ viewer: late, status: 'confirmed' }, { step: steps.handOver, as: {}, language });
    await expect.element(email(speak(language))).toHaveFocus();
    await submit(speak(language)).tap();
    await expectSaidAt(email(speak(language)), speak(language)('spots.checks.email'));
    expect(askedOf(offerSpot)).toEqual([]);
  });

  test('says that it is offered', async () => {
    await openGame(
      { viewer: late, status: 'confirmed' },
      { step: steps.handOver, as: {}, answers: [answer(offerSpot)] },
    );
    await email(t).write(' Femke@rondo.test ');
    await submit(t).tap();
    await expectBanner(t('spots.handOver.done'));
    await expect.element(sheet(t('spots.handOver.title'))).not.toBeInTheDocument();
    expect(askedOf(offerSpot).at(-1)?.body).toEqual({ email: 'femke@rondo.test' });
  });

  test('of a pending game, which isn’t released', async () => {
    await openGame({ viewer: paid }, { step: steps.handOver, as: {} });
    await expect.element(email(t)).toBeVisible();
    expect(inSheet(t('spots.release.submit')).query()).toBeNull();
  });

  test('not once joining has closed', async () => {
    await openGame({ viewer: paid, cutoff: at('-PT1H'), game_date: at('PT11H') }, { step: steps.handOver, as: {} });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.getByRole('dialog').query()).toBeNull();
  });

  test('it can be released there, too', async () => {
    await openGame({ viewer: late, status: 'confirmed' }, { step: steps.handOver, as: {} });
    respondWith(refuse(releaseSpot, 'already_offered'));
    await inSheet(t('spots.release.submit')).tap();
    await expect.element(page.getByRole('alert')).toMatchTextContent(t('errors.already_offered'));
    respondWith(answer(releaseSpot));
    await inSheet(t('spots.release.submit')).tap();
    await expectBanner(t('spots.release.done'));
  });
});

describe('releasing a spot', () => {
  const openRelease = (language: Language) =>
    openGame({ viewer: late, status: 'confirmed' }, { step: steps.release, as: {}, language });
  testStepRefusals({
    call: releaseSpot,
    open: openRelease,
    fill: () => Promise.resolve(),
    button: (say) => inSheet(say('spots.release.submit')),
    title: (say) => say('spots.release.stepTitle'),
    stays: [...releaseSpot.errors, 'too_many_requests'],
    except: [],
  });

  test('says that it is released', async () => {
    await openRelease('en');
    respondWith(answer(releaseSpot));
    await inSheet(t('spots.release.submit')).tap();
    await expectBanner(t('spots.release.done'));
    await expect.element(sheet(t('spots.release.stepTitle'))).not.toBeInTheDocument();
  });
});

describe('releasing a friend’s spot', () => {
  const friend = { ...giver, email: null, paid: 4.5, refund: late.refund, offered: null };
  const openFriend = (offered: 'queue' | 'person' | null, refund = late.refund) =>
    openGame({ viewer: { ...late, friends: [{ ...friend, refund, offered }] }, status: 'confirmed' }, { as: {} });
  const release = () => page.getByRole('button', { name: t('spots.own.releaseOf', { name: 'Femke' }) });

  test('says whose spot it is, and asks for consent', async () => {
    await openFriend(null);
    await release().tap();
    await expect.element(sheet(t('spots.release.friendTitle', { name: 'Femke' }))).toBeVisible();
    await expect.element(page.getByText(t('spots.release.friendBody', { name: 'Femke' }))).toBeVisible();
    respondWith(answer(releaseSpot));
    await inSheet(t('spots.release.friendSubmit')).tap();
    await expectBanner(t('spots.release.friendDone', { name: 'Femke' }));
    expect(askedOf(releaseSpot).at(-1)?.query).toEqual({ targetId: giver._id });
  });

  test('is withdrawn', async () => {
    await openFriend('queue');
    await expect.element(page.getByText(t('spots.own.friendReleased', { name: 'Femke' }))).toBeVisible();
    expect(release().query()).toBeNull();
    respondWith(answer(withdrawSpot));
    await page.getByRole('button', { name: t('spots.own.keepOf', { name: 'Femke' }) }).tap();
    await expectBanner(t('spots.own.kept', { name: 'Femke' }));
    expect(askedOf(withdrawSpot).at(-1)?.query).toEqual({ targetId: giver._id });
  });

  test('is not offered for a spot that its player offers, or that can be given up', async () => {
    await openFriend('person');
    await expect.element(page.getByText('Femke', { exact: true })).toBeVisible();
    expect(release().query()).toBeNull();
    await openFriend(null, paid.refund);
    await expect.element(page.getByText('Femke', { exact: true })).toBeVisible();
    expect(release().query()).toBeNull();
  });
});

describe('taking a spot over', () => {
  const offered = { viewer: { handOverFrom: [giver] } };
  const step = `${steps.takeOver}&spot=${giver._id}`;
  const take = () =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: /€ [49][.,]/ })
      .last();
  testStepRefusals({
    call: takeSpotOver,
    open: (language) => openGame(offered, { step, as: {}, language }),
    fill: (say) => box(say('joiningSteps.pay.terms')).tap(),
    button: take,
    title: (say) => say('spots.takeOver.title'),
    stays: mendedInStep,
    shared: payEntranceFee.errors,
    except: ['insufficient_balance'],
  });

  test('costs today’s price', async () => {
    await openGame(offered, { step, as: {}, answers: [answer(takeSpotOver)] });
    await expect.element(page.getByText(t('spots.takeOver.body', { name: 'Femke' }))).toBeVisible();
    await expect.poll(priceLines).toEqual([
      ['Entrance fee', '€ 4.50'],
      ['To pay', '€ 4.50'],
    ]);
    await box(t('joiningSteps.pay.terms')).tap();
    await take().tap();
    await expectBanner(t('spots.takeOver.done'));
    expect(askedOf(takeSpotOver).at(-1)?.body).toMatchObject({ fromId: giver._id, amount: 4.5 });
  });

  test('a wallet that is short is topped up first', async () => {
    await openGame(offered, { step, as: { balance: 1 } });
    await expect.element(page.getByRole('alert')).toMatchTextContent('You’re € 3.50 short.');
    await inSheet(t('spots.takeOver.topUp', { amount: '€ 4.00' })).tap();
    await expect.element(sheet(t('wallet.short.title'))).toBeVisible();
    await expect.element(page.getByText(/Top-ups are whole euros: €\s4\.00 now/)).toBeVisible();
  });
});

describe('moving to another game', () => {
  const where = { sport: 'Volleyball', location: { city: 'Middelburg' } } as const;
  const other = { _id: '00000000-0000-4000-8000-00000000beef', name: 'Other game', price: 6, players: 8, ...where };
  const there = answer(moveAlternatives, { data: { matches: [other] } });
  const openMove = (language: Language = 'en', answers: readonly Answer[] = [there]) =>
    openGame({ viewer: paid }, { step: steps.move, as: {}, language, answers });
  const choose = () => page.getByRole('radio', { name: /^Other game/ });
  testStepRefusals({
    call: moveSpot,
    open: openMove,
    fill: async (say) => {
      await choose().tap();
      await box(say('joiningSteps.pay.terms')).tap();
    },
    button: (say) => inSheet(say('spots.move.submit')),
    title: (say) => say('spots.move.title'),
    stays: mendedInStep,
    shared: payEntranceFee.errors,
    except: ['insufficient_balance', 'wrong_passcode'],
  });

  test('shows the price, what comes back and the difference, and both happen', async () => {
    await openMove();
    await expect.element(choose()).toHaveAccessibleName(/Volleyball · Middelburg.*8 spots left.*€\s?6\.00/s);
    await choose().tap();
    await expect.poll(priceLines).toEqual([
      ['Entrance fee', '€ 6.00'],
      ['Refund for this spot (90 %)', '−€ 4.05'],
      ['You pay', '€ 1.95'],
    ]);
    await inSheet(t('spots.move.submit')).tap();
    await expectSaidAt(box(t('joiningSteps.pay.terms')), t('joiningSteps.pay.termsFirst'));
    await box(t('joiningSteps.pay.terms')).tap();
    const held = hold(answer(moveSpot));
    respondWith(held);
    await inSheet(t('spots.move.submit')).tap();
    await expect.poll(() => askedOf(moveSpot)).toHaveLength(1);
    expect(askedOf(moveSpot)[0]?.body).toMatchObject({ matchId: other._id, amount: 6, refund: 4.05 });
  });

  test.each([
    ['asks for its passcode', false],
    ['asks nobody who is in line there for its passcode', true],
  ])('%s', async (_, waiting) => {
    const locked = answer(moveAlternatives, { data: { matches: [{ ...other, hasPasscode: true }] } });
    const games = answer(getGame, ({ params }) => ({
      data: { match: params.id === other._id ? aGame({ viewer: { waiting } }) : aGame({ viewer: paid }) },
    }));
    await openMove('en', [locked, games]);
    await choose().tap();
    await expect.element(box(t('joiningSteps.pay.terms'))).toBeVisible();
    const passcode = page.getByRole('textbox', { name: t('joiningSteps.passcode.field') });
    await expect.poll(() => passcode.query() === null).toBe(waiting);
  });

  test.each(testedLanguages)('there may be none (%s)', async (language) => {
    await openMove(language, [answer(moveAlternatives)]);
    await expect.element(page.getByRole('heading', { name: speak(language)('spots.move.none') })).toBeVisible();
  });

  test('a list that failed to load is loaded again', async () => {
    await openMove('en', [refuse(moveAlternatives, 'unavailable')]);
    await expect.element(page.getByRole('alert')).toMatchTextContent(t('errors.unavailable'));
    respondWith(there);
    await inSheet(t('common.retry')).tap();
    await expect.element(choose()).toBeVisible();
  });
});
