import { type GameDetails, leaveGame, refundEntranceFee } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, refuse, respondWith } from '../../../../test/backend.ts';
import { expectBanner } from '../../../../test/banners.ts';
import type { Partly } from '../../../../test/example.ts';
import { field, paramsOf, sentence } from '../../../../test/forms.ts';
import { at } from '../../../../test/instant.ts';
import { goTo, inSheet, openGame, priceLines, sheet, tableRows } from '../../../../test/match.ts';
import { speak } from '../../../../test/open.tsx';
import { steps } from '../../../ui/joining/steps.ts';

const t = speak('en');
const free = { price: 0, entranceFee: 0 };
const paid = { joined: true, paid: 4.5, refund: { allowed: true, percent: 90, amount: 4.05, retained: 0.45 } };
const nothing = { ...paid, refund: { allowed: true, percent: 0, amount: 0, retained: 4.5 } };
const late = { ...paid, refund: { allowed: false, percent: 0, amount: 0, retained: 4.5 } };
const rows = () =>
  page
    .getByRole('dialog')
    .getByRole('button')
    .elements()
    .map((one) => one.querySelector('strong, span span')?.parentElement?.textContent ?? '')
    .filter(Boolean)
    .map((text) => text.replaceAll(/\s/g, ' '));

describe('the ways out, each with what comes back', () => {
  const ways: [string, Partly<GameDetails>, string[]][] = [
    [
      'a paid spot',
      { viewer: paid },
      ['Give up my spot€ 4.05 back to your wallet', 'Hand over€ 4.50 back once accepted', 'Move to another game'],
    ],
    ['that brings nothing', { viewer: nothing }, ['Give up my spotNo refund', 'Move']],
    [
      'that can’t be given up',
      { viewer: late, status: 'confirmed' },
      ['Hand over€ 4.50 back once accepted', 'Release spot€ 4.50 back once accepted'],
    ],
    ['paid by a friend', { viewer: { ...paid, paidBy: 'Femke' } }, ['Decline the spotFemke gets a refund']],
    ['a free game', { ...free, viewer: { joined: true } }, ['Leave the gameCosts nothing', 'Move to another game']],
  ];
  test.each(ways)('%s', async (_, game, shown) => {
    await openGame(game, { step: steps.out, as: {} });
    await expect.element(sheet(t('joining.inGame.out'))).toBeVisible();
    await expect.poll(rows).toEqual(expect.arrayContaining(shown.map((one) => expect.stringContaining(one))));
  });

  test('none', async () => {
    await openGame({ viewer: late, game_date: at('PT1H'), cutoff: at('-PT1H') }, { step: steps.out, as: {} });
    await expect.element(page.getByText(t('spots.out.none'))).toBeVisible();
  });

  test('one leads on, and back', async () => {
    await openGame({ viewer: paid }, { step: steps.out, as: {} });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(t('spots.out.refund')) })
      .tap();
    await expect.element(sheet(t('joiningSteps.refund.title'))).toBeVisible();
  });
});

describe('giving up a spot', () => {
  const refunds: [string, Partly<GameDetails['viewer']>, [string, string][], string][] = [
    [
      'most of it',
      paid,
      [
        ['You paid', '€ 4.50'],
        ['Not refunded', '−€ 0.45'],
        ['Your refund (90 %)', '€ 4.05'],
      ],
      'Refund € 4.05',
    ],
    [
      'nothing of it',
      nothing,
      [
        ['You paid', '€ 4.50'],
        ['Not refunded', '−€ 4.50'],
        ['Your refund (0 %)', '€ 0.00'],
      ],
      'Give up my spot',
    ],
    [
      'what a friend paid',
      { ...paid, paidBy: 'Femke' },
      [
        ['Femke paid', '€ 4.50'],
        ['Not refunded', '−€ 0.45'],
        ['Femke gets back (90 %)', '€ 4.05'],
      ],
      'Decline the spot',
    ],
  ];
  test.each(refunds)('says to the cent what comes back: %s', async (_, viewer, lines, words) => {
    await openGame({ viewer }, { step: steps.refund, as: {} });
    await expect.poll(priceLines).toEqual(lines);
    await expect.element(inSheet(words)).toHaveAttribute('aria-disabled', 'true');
  });

  test.each([
    ['them', paid, t('spots.refund.handOverBody', { amount: '€ 4.50' })],
    [
      'the friend who paid',
      { ...paid, paidBy: 'Femke' },
      t('spots.refund.handOverFor', { name: 'Femke', amount: '€ 4.50' }),
    ],
    ['their pass', { ...paid, onPass: true }, t('spots.refund.handOverRide')],
  ])('offers to give it to somebody beside, which brings all back to %s', async (_, viewer, words) => {
    await openGame({ viewer }, { step: steps.refund, as: {} });
    await expect.element(page.getByRole('dialog')).toMatchTextContent(words);
    await inSheet(t('spots.refund.handOver')).tap();
    await expect.element(sheet(t('spots.handOver.title'))).toBeVisible();
  });

  test.each([
    ['all comes back', { viewer: { ...paid, refund: { allowed: true, percent: 100, amount: 4.5, retained: 0 } } }],
    ['it is offered already', { viewer: { ...paid, handOverTo: 'femke@rondo.test' } }],
    ['joining has closed', { viewer: paid, cutoff: at('-PT1H'), game_date: at('PT11H') }],
  ] as const)('not where %s', async (_, game) => {
    await openGame(game, { step: steps.refund, as: {} });
    await expect.element(sheet(t('joiningSteps.refund.title'))).toBeVisible();
    expect(inSheet(t('spots.refund.handOver')).query()).toBeNull();
  });

  test('asks to accept the policy, sends the shown refund, and says that it is done', async () => {
    const game = await openGame({ viewer: paid }, { step: steps.refund, as: {}, answers: [answer(refundEntranceFee)] });
    await field(t('joiningSteps.refund.terms')).tap();
    await inSheet('Refund € 4.05').tap();
    await expectBanner(t('joiningSteps.refund.done'));
    await expect.element(sheet(t('joiningSteps.refund.title'))).not.toBeInTheDocument();
    expect(askedOf(refundEntranceFee).at(-1)?.body).toMatchObject({ matchId: game._id, amount: 4.05 });
  });

  test('each refusal closes it, and a banner says it', { timeout: 30_000 }, async () => {
    await openGame({ viewer: paid }, { step: steps.refund, as: {} });
    const address = location.href;
    for (const code of refundEntranceFee.errors) {
      respondWith(refuse(refundEntranceFee, code, { params: paramsOf(code) }));
      await goTo(address);
      await field(t('joiningSteps.refund.terms')).tap();
      await inSheet('Refund € 4.05').tap();
      await expectBanner(sentence('en', code));
      await expect.element(sheet(t('joiningSteps.refund.title'))).not.toBeInTheDocument();
    }
  });

  test('of a friend names the friend', async () => {
    const friend = { _id: '00000000-0000-4000-8000-00000000f00d', name: 'Guest', email: 'femke@rondo.test', paid: 4.5 };
    const viewer = { ...paid, friends: [{ ...friend, refund: paid.refund }] };
    const answers = [answer(refundEntranceFee)];
    await openGame({ viewer }, { step: `${steps.refund}&spot=${friend._id}`, as: {}, answers });
    await expect.element(sheet(t('spots.refund.friendTitle', { name: friend.email }))).toBeVisible();
    await field(t('joiningSteps.refund.terms')).tap();
    await inSheet('Refund € 4.05').tap();
    await expectBanner(t('joiningSteps.refund.done'));
    expect(askedOf(refundEntranceFee).at(-1)?.body).toMatchObject({ targetId: friend._id });
  });

  test('a ride goes back on its pass', async () => {
    const full = { ...paid, onPass: true, refund: { allowed: true, percent: 100, amount: 4.5, retained: 0 } };
    await openGame({ viewer: full }, { step: steps.refund, as: {} });
    await expect.element(page.getByText(t('passes.rideBack'))).toBeVisible();
  });
});

describe('what comes back when is said before paying', () => {
  test('each step of the policy', async () => {
    await openGame({}, { step: steps.pay, as: {} });
    const first = () => tableRows().slice(0, 3);
    await expect.poll(() => first().map(([, back]) => back)).toEqual(['€ 4.05', '€ 2.70', 'Nothing']);
  });
  test.each([
    ['a game that is on', { status: 'confirmed' }, t('spots.outlook.isConfirmed')],
    ['one that is on with them', { joined_players_number: 7 }, t('spots.outlook.certain')],
  ] as const)('%s', async (_, game, words) => {
    await openGame(game, { step: steps.pay, as: {} });
    await expect.element(page.getByRole('dialog').getByText(words)).toBeVisible();
  });
});

describe('leaving', () => {
  test.each([
    ['a free game', { ...free, viewer: { joined: true } }, 'joiningSteps.leave.title', 'joiningSteps.leave.done'],
    [
      'the waiting list',
      { joined_players_number: 12, viewer: { waiting: true } },
      'joining.action.leaveWaiting',
      'joiningSteps.leave.waitingDone',
    ],
  ] as const)('%s', async (_, game, title, said) => {
    const { _id } = await openGame(game, { step: steps.leave, as: {}, answers: [answer(leaveGame)] });
    await expect.element(sheet(t(title))).toBeVisible();
    await inSheet(t('joining.action.leave')).tap();
    await expectBanner(t(said));
    expect(askedOf(leaveGame).at(-1)?.body).toMatchObject({ matchId: _id });
  });

  test.each(leaveGame.errors)('refused by %s, a banner says it', async (code) => {
    const answers = [refuse(leaveGame, code, { params: paramsOf(code) })];
    await openGame({ ...free, viewer: { joined: true } }, { step: steps.leave, as: {}, answers });
    await inSheet(t('joining.action.leave')).tap();
    await expectBanner(sentence('en', code));
  });
});
