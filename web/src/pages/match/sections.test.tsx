import {
  becomeRegular,
  cancelPayment,
  declineSpot,
  freeRegularSpot,
  type GameDetails,
  gameGroups,
  gamePass,
  leaveGroup,
  spotPaymentStatus,
  stopBeingRegular,
  withdrawSpot,
} from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { type Answer, answer, askedOf, refuse } from '../../../test/backend.ts';
import { expectBanner } from '../../../test/banners.ts';
import type { Partly } from '../../../test/example.ts';
import { paramsOf, sentence } from '../../../test/forms.ts';
import { aGame } from '../../../test/games.ts';
import { at } from '../../../test/instant.ts';
import { button, inSheet, leavingTo, openGame, plain } from '../../../test/match.ts';
import { speak } from '../../../test/open.tsx';
import { keepCheckout } from '../../ui/joining/pay/held-checkout.ts';

const t = speak('en');
const main = () => plain(document.querySelector('main')?.textContent);
const id = '00000000-0000-4000-8000-00000000f00d';
const refund = { allowed: true, percent: 90, amount: 4.05, retained: 0.45 };
const paid = { joined: true, paid: 4.5, refund };
const as = { _id: '00000000-0000-4000-8000-00000000aaaa' };
const openAs = (game: Partly<GameDetails>, ...answers: Answer[]) => openGame(game, { as, answers });

describe('your spots', () => {
  const says: [string, Partly<GameDetails['viewer']>, string[]][] = [
    [
      'a friend’s',
      { ...paid, friends: [{ name: 'Guest', email: 'guus@rondo.test', paid: 4.5, refund }] },
      ['guus@rondo.test', 'You paid € 4.50 · Give up for € 4.05 back'],
    ],
    [
      'a friend’s that can’t be given up',
      { ...paid, friends: [{ name: 'Guus', paid: 4.5, refund: { allowed: false } }] },
      ['No refund'],
    ],
    ['offered to somebody', { ...paid, handOverTo: 'guus@rondo.test' }, ['Offered to guus@rondo.test.']],
    ['released', { ...paid, released: true }, ['Released.']],
  ];
  test.each(says)('%s', async (_, viewer, words) => {
    await openAs({ viewer });
    await expect.element(page.getByRole('heading', { name: t('spots.own.title') })).toBeVisible();
    for (const one of words) expect(main()).toContain(one);
  });

  const header = () => plain(document.querySelector('main header')?.textContent);
  test.each([
    ['paid from their balance', paid, 'You paid € 4.50'],
    ['paid through a bank', { ...paid, fee: 0.36 }, 'You paid € 4.86, including a € 0.36 fee'],
    ['paid by a friend', { ...paid, paidBy: 'Femke' }, 'Femke paid € 4.50'],
  ] as const)('what was paid stands in the header: %s', async (_, viewer, words) => {
    await openAs({ viewer });
    await expect.poll(header).toContain(words);
    expect(page.getByRole('heading', { name: t('spots.own.title') }).query()).toBeNull();
  });

  test('an offer is withdrawn', async () => {
    await openAs({ viewer: { ...paid, released: true } }, answer(withdrawSpot));
    await button(t('spots.own.withdraw')).tap();
    await expectBanner(t('spots.own.withdrawn'));
  });

  test.each(withdrawSpot.errors)('withdrawing is refused by %s', async (code) => {
    await openAs({ viewer: { ...paid, released: true } }, refuse(withdrawSpot, code));
    await button(t('spots.own.withdraw')).tap();
    await expectBanner(t(`errors.${code}`));
  });
});

describe('a spot that is offered', () => {
  const offered = { viewer: { handOverFrom: [{ _id: id, name: 'Femke' }] } };
  test('is taken over in its step', async () => {
    await openAs(offered);
    await button(t('spots.own.take')).tap();
    await expect.poll(() => location.search).toBe(`?step=take-over&spot=${id}`);
  });
  test('is declined', async () => {
    await openAs(offered, answer(declineSpot));
    await button(t('spots.own.refuse')).tap();
    await expectBanner(t('spots.own.refused', { name: 'Femke' }));
    expect(askedOf(declineSpot).at(-1)?.body).toEqual({ fromId: id });
  });
  test.each(declineSpot.errors)('declining is refused by %s', async (code) => {
    await openAs(offered, refuse(declineSpot, code));
    await button(t('spots.own.refuse')).tap();
    await expectBanner(t(`errors.${code}`));
  });
});

describe('a spot that is held while one pays', () => {
  const order = { status: 'created', expiresAt: at('PT10M'), paymentLink: 'https://bank.test/on' } as const;
  const gameId = '00000000-0000-4000-8000-00000000beef';
  const held = () => page.getByRole('region', { name: t('spots.checkout.heldTitle') });
  const hold = async (...answers: Answer[]) => {
    keepCheckout(aGame({ _id: gameId }), { orderId: 'o1', paymentLink: 'https://bank.test/old', total: 4.86 });
    await openAs({ _id: gameId }, ...answers);
  };

  test('counts down, and leads back to the bank', async () => {
    const leaving = leavingTo();
    await hold(answer(spotPaymentStatus, { order }));
    await expect.element(held().getByRole('timer')).toMatchTextContent(/Pay € 4\.86 within \d:\d\d/);
    await held()
      .getByRole('button', { name: t('spots.checkout.goOn') })
      .tap();
    await expect.poll(leaving).toBe('https://bank.test/on');
  });

  test('the first button leads there too, the quiet one to the other ways to pay', async () => {
    const leaving = leavingTo();
    await hold(answer(spotPaymentStatus, { order }));
    await expect.element(held()).toBeVisible();
    await button(t('joining.held.goOn')).last().tap();
    await expect.poll(leaving).toBe('https://bank.test/on');
    expect(main()).not.toContain('Join for');
    await button(t('joining.held.otherwise')).tap();
    await expect.poll(() => location.search).toBe('?step=8');
  });

  test('can be let go', async () => {
    await hold(answer(spotPaymentStatus, { order }), answer(cancelPayment));
    await button(t('spots.checkout.drop')).tap();
    await expect.element(held()).not.toBeInTheDocument();
    expect(askedOf(cancelPayment).at(-1)?.body).toEqual({ orderId: 'o1' });
  });

  test.each(['paid', 'failed', 'expired'] as const)('is not there once it is decided: %s', async (status) => {
    await hold(answer(spotPaymentStatus, { order: { ...order, status } }));
    await expect.poll(() => askedOf(spotPaymentStatus).length).toBeGreaterThan(0);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(held().query()).toBeNull();
  });
});

describe('a guest who paid from this browser', () => {
  const gameId = '00000000-0000-4000-8000-00000000beef';
  const come = async (isIn: boolean, game: Partly<GameDetails> = {}) => {
    const order = { status: 'paid', outcome: 'joined', isIn } as const;
    await openGame({ ...game, _id: gameId }, { answers: [answer(spotPaymentStatus, { order })] });
    keepCheckout(aGame({ _id: gameId }), { orderId: 'o1', paymentLink: 'https://bank.test/old', total: 4.86 });
  };
  const ticket = () => page.getByRole('link', { name: t('joining.held.ticket') });

  test('is in, with the way to the ticket, and may bring somebody else', async () => {
    await come(true);
    await expect.element(ticket()).toHaveAttribute('href', '/payments/external/redirect?orderId=o1');
    expect(main()).toContain(t('joining.state.joined'));
    expect(main()).not.toContain('Join for');
    await button(t('joining.held.another')).tap();
    await expect.poll(() => location.search).toBe('?step=1');
  });

  test.each([
    ['gave the spot up since', false, {}, 'Join for'],
    ['the game is cancelled', true, { status: 'cancelled' }, t('joining.state.similar')],
  ] as const)('is not in: %s', async (_, isIn, game, words) => {
    await come(isIn, game);
    await expect.poll(() => askedOf(spotPaymentStatus).length).toBeGreaterThan(0);
    await expect.poll(main).toContain(words);
    expect(ticket().query()).toBeNull();
  });

  test('nothing is stored of a game that is over', async () => {
    await come(true);
    keepCheckout(aGame({ _id: id, game_date: at('-PT3H') }), { orderId: 'o2', paymentLink: '', total: 1 });
    await cleanup();
    await come(true);
    await expect.poll(() => Object.keys(localStorage).filter((key) => key.endsWith(id))).toEqual([]);
    await expect.element(ticket()).toBeVisible();
  });
});

describe('a group', () => {
  const face = { _id: id, name: 'Femke', photo: null };
  const group = { _id: id, way: 'all', places: 3, until: at('PT20M'), kept: 2, starter: face, people: [face] } as const;
  const openGroup = (given: object, ...answers: Answer[]) =>
    openAs({}, answer(gameGroups, { data: [{ ...group, ...given }] }), ...answers);

  const says: [string, object, string, string[]][] = [
    ['one’s own', { you: 'starter' }, t('together.card.own'), [t('together.card.share'), t('together.card.end')]],
    ['invited', { you: 'invited' }, 'Play with Femke', [t('together.card.accept'), t('together.card.declineAll')]],
    [
      'invited, as many as fit',
      { you: 'invited', way: 'fit' },
      'Play with Femke',
      [t('together.card.accept'), t('together.card.decline')],
    ],
    ['by its link', { you: null }, 'Play with Femke', [t('together.card.accept')]],
    ['said yes', { you: 'reserved' }, 'Play with Femke', [t('together.card.share'), t('together.card.stepBack')]],
  ];
  test.each(says)('%s', async (_, given, title, ways) => {
    await openGroup(given);
    const card = page.getByRole('region', { name: title });
    await expect.element(card.getByRole('timer')).toMatchTextContent(/Spots kept for (19|20):\d\d more/);
    const buttons = card.getByRole('button').elements();
    expect(buttons.map((one) => plain(one.textContent))).toEqual(ways);
  });

  test.each([
    ['starter', 'end', 'ended'],
    ['invited', 'declineAll', 'ended'],
  ] as const)('%s: it ends', async (you, way, said) => {
    await openGroup({ you }, answer(leaveGroup));
    await button(t(`together.card.${way}`)).tap();
    await expectBanner(t(`together.card.${said}`));
  });

  test.each(leaveGroup.errors)('ending is refused by %s', async (code) => {
    await openGroup({ you: 'starter' }, refuse(leaveGroup, code));
    await button(t('together.card.end')).tap();
    await expectBanner(t(`errors.${code}`));
  });
});

describe('a regular', () => {
  const series = { _id: id, following: 3, regulars: { spots: 4, taken: 1, days: 2 } };

  test('is made by a press', async () => {
    await openAs({ series, viewer: paid }, answer(becomeRegular, { data: { kept: 2 } }));
    await expect.element(page.getByText(t('regulars.ask.taken', { taken: 1, spots: 4 }))).toBeVisible();
    await button(t('regulars.ask.button')).tap();
    await expectBanner(t('regulars.ask.done', { count: 2 }));
  });

  test('can’t be made if all spots are taken', async () => {
    await openAs({ series: { ...series, regulars: { spots: 4, taken: 4, days: 2 } }, viewer: paid });
    await expect.element(page.getByText(t('regulars.ask.full', { spots: 4 }))).toBeVisible();
    expect(button(t('regulars.ask.button')).query()).toBeNull();
  });

  test.each(becomeRegular.errors)('becoming one is refused by %s', async (code) => {
    await openAs({ series, viewer: paid }, refuse(becomeRegular, code, { params: paramsOf(code) }));
    await button(t('regulars.ask.button')).tap();
    await expectBanner(sentence('en', code));
  });

  test('takes the spot that is kept, or not this time', async () => {
    const viewer = { isRegular: true, regularSpotUntil: at('P2D') };
    await openAs({ series, viewer }, answer(freeRegularSpot));
    await expect.element(page.getByRole('heading', { name: /^Your spot is kept until/ })).toBeVisible();
    await button(t('regulars.kept.notThisTime')).tap();
    await expectBanner(t('regulars.kept.freed'));
    await button(t('joining.action.takeSpot')).first().tap();
    await expect.poll(() => location.search).toBe('?step=8');
  });

  test('stops, after being asked', async () => {
    await openAs({ series, viewer: { ...paid, isRegular: true } }, answer(stopBeingRegular));
    await button(t('regulars.own.stop')).tap();
    await expect.element(page.getByText(t('regulars.own.questionBody'))).toBeVisible();
    await inSheet(t('regulars.own.stop')).tap();
    await expectBanner(t('regulars.own.stopped'));
  });
});

describe('a pass', () => {
  const series = { _id: id, following: 12 };
  const offer = { ride: 4, price: 40, instead: 45, until: at('P90D'), backPercent: 90 };
  test.each([
    ['on offer', { offer }, /10 games for € 40\.00 instead of € 45\.00/],
    ['one’s own', { own: { left: 6, of: 10, ride: 4, until: at('P90D') } }, /Your pass: 6 of 10 left/],
    ['used up, and another', { offer, own: { left: 0, of: 10 } }, /You’ve used all 10 games of your pass/],
  ] as const)('%s', async (_, data, words) => {
    await openAs({ series }, answer(gamePass, { data: { gamesToCome: 12, ...data } }));
    await expect.poll(main).toMatch(words);
  });
});
