import { checkPasscode, joinGame, payEntranceFee } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, refuse } from '../../../../test/backend.ts';
import { expectBanner } from '../../../../test/banners.ts';
import { expectSaidAt, field, testRefusals } from '../../../../test/forms.ts';
import { box, button, openGame, priceLines, sheet, testStepRefusals } from '../../../../test/match.ts';
import { speak } from '../../../../test/open.tsx';
import { steps } from '../../../ui/joining/steps.ts';

const t = speak('en');
const free = { price: 0, entranceFee: 0 };
const full = { joined_players_number: 12 };

testStepRefusals({
  call: joinGame,
  open: (language) => openGame(free, { step: steps.pay, as: {}, language }),
  fill: (say) => box(say('joiningSteps.pay.terms')).tap(),
  button: (say) => page.getByRole('dialog').getByRole('button', { name: say('joiningSteps.pay.free'), exact: true }),
  title: (say) => say('joiningSteps.pay.titleFree'),
  stays: ['team_full', 'team_required'],
  shared: payEntranceFee.errors,
  except: ['wrong_passcode'],
});

const queue = () => page.getByRole('dialog').getByRole('button', { name: t('joiningSteps.pay.queue'), exact: true });

describe('a free game', () => {
  test('asks for the terms, and they are in', async () => {
    const joined = answer(joinGame, { data: { outcome: 'joined' } });
    const game = await openGame(free, { step: steps.pay, as: {}, answers: [joined] });
    const join = page.getByRole('dialog').getByRole('button', { name: t('joiningSteps.pay.free'), exact: true });
    await join.tap();
    await expectSaidAt(box(t('joiningSteps.pay.terms')), t('joiningSteps.pay.termsFirst'));
    await box(t('joiningSteps.pay.terms')).tap();
    await join.tap();
    await expectBanner(t('joiningSteps.pay.joined'));
    await expect.element(sheet(t('joiningSteps.success.title'))).toBeVisible();
    expect(askedOf(joinGame).at(-1)?.body).toMatchObject({ matchId: game._id, allowPayment: false });
  });

  test('a player who is already in is warned, and the step closes', async () => {
    await openGame(free, { step: steps.pay, as: {}, answers: [refuse(joinGame, 'already_waiting')] });
    await box(t('joiningSteps.pay.terms')).tap();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('joiningSteps.pay.free'), exact: true })
      .tap();
    await expectBanner(t('errors.already_waiting'));
  });
});

describe('the waiting list', () => {
  const forecasts = [
    [null, ''],
    [0, t('joining.action.forecastNone')],
    [4, t('joining.action.forecast', { tenths: 4 })],
    [10, t('joining.action.forecastSure')],
  ] as const;

  test.each(forecasts)('says which place it would be, and how often a spot comes: %s of ten', async (tenths, words) => {
    const game = { ...full, waiting_list: [{ _id: 'one' }, { _id: 'two' }], viewer: { waitingForecast: tenths } };
    await openGame(game, { step: steps.pay, as: {} });
    const place = t('joining.action.wouldWait', { position: 3 });
    const step = page.getByRole('dialog');
    await expect.element(step.getByText(`${place} ${words}`.trim(), { exact: true })).toBeVisible();
  });

  test('of a game that costs something offers to pay once a spot opens, at the price without discounts', async () => {
    const early_bird = [
      { priority: 1, spots: { occupied: 2, total: 4 }, discount: { discount_type: 'fixed', discount_value: 1.5 } },
    ] as const;
    const waiting = answer(joinGame, { data: { outcome: 'waiting', position: 1 } });
    await openGame({ ...full, early_bird }, { step: steps.pay, as: {}, answers: [waiting] });
    await expect.poll(priceLines).toContainEqual(['To pay', '€ 3.00']);
    await box(t('joiningSteps.pay.allowPayment', { price: '€ 4.50' })).tap();
    await box(t('joiningSteps.pay.terms')).tap();
    await queue().tap();
    await expect.element(sheet(t('joiningSteps.success.waitingTitle'))).toBeVisible();
    expect(askedOf(joinGame).at(-1)?.body).toMatchObject({ allowPayment: true });
  });

  test('of a free one asks for nothing but the terms', async () => {
    await openGame({ ...full, ...free }, { step: steps.pay, as: {} });
    await expect.element(queue()).toBeVisible();
    expect(page.getByRole('dialog').getByRole('checkbox').elements()).toHaveLength(1);
  });
});

describe('somebody who has joined', () => {
  const inIt = { joined: true };
  const says = [
    ['pending', { viewer: inIt }, 'bodyPending'],
    ['to hear of it', { viewer: { ...inIt, hearsConfirmed: true } }, 'body'],
    ['confirmed', { status: 'confirmed', viewer: inIt }, 'bodyOn'],
    ['to be reminded', { status: 'confirmed', viewer: { ...inIt, isReminded: true } }, 'bodyReminded'],
  ] as const;
  test.each(says)('is promised what they have switched on: %s', async (_, given, words) => {
    await openGame(given, { step: steps.done, as: {} });
    const end = t(`joiningSteps.success.${words}`, { name: '', when: '…' }).split('…')[1] ?? '';
    await expect.element(sheet(t('joiningSteps.success.title'))).toMatchTextContent(end.trim());
  });

  test('waits, and is reminded of what they agreed to pay', async () => {
    await openGame({ ...full, viewer: { waiting: true, waitingAllowed: 4.5 } }, { step: steps.done, as: {} });
    const agreed = t('joining.action.agreed', { price: '€ 4.50' });
    await expect.element(sheet(t('joiningSteps.success.waitingTitle'))).toMatchTextContent(agreed);
  });
});

describe('a passcode', () => {
  const check = (say: typeof t) => button(say('joiningSteps.passcode.submit'));

  testRefusals({
    call: checkPasscode,
    open: async (language) => void (await openGame({ hasPasscode: true }, { step: steps.enter, as: {}, language })),
    fill: (say) => field(say('joiningSteps.passcode.field')).write('boat'),
    button: check,
    at: Object.fromEntries(
      [...checkPasscode.errors, 'too_many_requests', 'unavailable'].map((code) => [
        code,
        (say: typeof t) => field(say('joiningSteps.passcode.field')),
      ]),
    ),
  });

  test('is asked for first, has to be typed, and leads on', async () => {
    const right = answer(checkPasscode, { secret_key: 'key' });
    await openGame({ ...free, hasPasscode: true }, { step: steps.enter, as: {}, answers: [right] });
    await expect.element(field(t('joiningSteps.passcode.field'))).toHaveFocus();
    await check(t).tap();
    await expectSaidAt(field(t('joiningSteps.passcode.field')), t('joiningSteps.passcode.empty'));
    await field(t('joiningSteps.passcode.field')).write('boat');
    await check(t).tap();
    await expectBanner(t('joiningSteps.passcode.right'));
    await expect.element(sheet(t('joiningSteps.pay.titleFree'))).toBeVisible();
    expect(askedOf(checkPasscode)).toHaveLength(1);
  });

  test.each([
    ['who is in line', { waiting: true, offeredUntil: '2099-01-01T00:00:00Z' }],
    ['a regular with a spot', { regularSpotUntil: '2099-01-01T00:00:00Z' }],
  ])('is not asked of %s', async (_, viewer) => {
    await openGame({ ...free, hasPasscode: true, viewer }, { step: steps.enter, as: {} });
    await expect.element(sheet(t('joiningSteps.pay.titleFree'))).toBeVisible();
  });
});
