import { type CallResponse, paymentStatus, spotPaymentStatus } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, loseAnswer, neverAnswer, refuse } from '../../../test/backend.ts';
import type { Partly } from '../../../test/example.ts';
import { at } from '../../../test/instant.ts';
import { testedLanguages } from '../../../test/languages.ts';
import { button, leavingTo, plain } from '../../../test/match.ts';
import { open, speak } from '../../../test/open.tsx';
import type { Translate } from '../../platform/i18n.tsx';
import { inShell } from '../../../test/native-shell.ts';

type Words = (say: Translate) => string;
const email = 'guus@rondo.test';
const main = () => plain(document.querySelector('main')?.textContent);
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const links = () =>
  page
    .getByRole('main')
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));

describe.each(testedLanguages)('after a top-up (%s)', (language) => {
  const t = speak(language);
  const openResult = (answers: Parameters<typeof open>[1] = {}) =>
    open('/payments/redirect?orderId=o1', { as: {}, language, ...answers });
  type Order = Partly<CallResponse<typeof paymentStatus>['order']>;
  const results: [string, Order, Words, string[]][] = [
    [
      'paid',
      { status: 'paid', amount: 25, paidTokens: 25 },
      (say) => say('paymentResult.paid'),
      ['/wallet', '/allgames'],
    ],
    [
      'for a game',
      { status: 'paid', returnTo: '/match/g1?step=8' },
      (say) => say('paymentResult.paid'),
      ['/match/g1?step=8'],
    ],
    ['looked into', { underReview: true }, (say) => say('paymentResult.review'), ['/wallet']],
    ['failed', { status: 'failed' }, (say) => say('paymentResult.failed'), ['/wallet']],
    ['expired', { status: 'expired' }, (say) => say('paymentResult.failed'), ['/wallet']],
    ['under way', { status: 'created' }, (say) => say('paymentResult.processing'), ['/wallet']],
  ];
  test.each(results)('%s', async (_, order, title, ways) => {
    await openResult({ answers: [answer(paymentStatus, { order })] });
    await expect.element(heading(title(t))).toBeVisible();
    expect(links()).toEqual(expect.arrayContaining(ways));
  });

  test('not found', async () => {
    await openResult({ answers: [refuse(paymentStatus, 'payment_not_found')] });
    await expect.element(heading(t('paymentResult.notFound'))).toBeVisible();
  });
});

describe.each(testedLanguages)('after paying for a spot (%s)', (language) => {
  const t = speak(language);
  type Order = Partly<CallResponse<typeof spotPaymentStatus>['order']>;
  const match = {
    name: 'Weekly',
    game_date: at('P7DT10H'),
    duration: 2,
    coordinates: [5, 52],
    sport: 'Volleyball',
  } as const;
  const openSpot = (order: Order) =>
    open('/payments/external/redirect?orderId=o1', {
      language,
      answers: [answer(spotPaymentStatus, { order: { expiresAt: at('PT10M'), match, ...order }, userEmail: email })],
    });

  const paid = { status: 'paid', amount: 4.5, fee: 0.36 } as const;
  const results: [string, Order, Words, Words][] = [
    [
      'a guest is in',
      { ...paid, outcome: 'joined', isGuest: true },
      (say) => say('spotPayment.joined'),
      (say) => say('spotPayment.joinedBody', { email }),
    ],
    [
      'a member is in',
      { ...paid, outcome: 'joined' },
      (say) => say('spotPayment.joined'),
      (say) => say('spotPayment.joinedBodyPlayer'),
    ],
    [
      'a guest is credited',
      { ...paid, outcome: 'credited', isGuest: true },
      (say) => say('spotPayment.credited'),
      (say) => say('spotPayment.creditedBody', { email, amount: '' }),
    ],
    [
      'a member is credited',
      { ...paid, outcome: 'credited' },
      (say) => say('spotPayment.credited'),
      (say) => say('spotPayment.creditedBodyPlayer', { amount: '' }),
    ],
    [
      'going back',
      { ...paid, outcome: 'returned' },
      (say) => say('spotPayment.returned'),
      (say) => say('spotPayment.returnedBody', { email, total: '€ 4.86' }),
    ],
    [
      'superseded',
      { status: 'failed', outcome: 'none', superseded: true },
      (say) => say('spotPayment.superseded'),
      (say) => say('spotPayment.supersededBody'),
    ],
    [
      'looked into',
      { underReview: true },
      (say) => say('paymentResult.review'),
      (say) => say('spotPayment.reviewBody', { email }),
    ],
    ['failed', { status: 'failed' }, (say) => say('spotPayment.failed'), (say) => say('spotPayment.failedBody')],
    ['expired', { status: 'expired' }, (say) => say('spotPayment.expired'), (say) => say('spotPayment.expiredBody')],
    [
      'under way',
      { status: 'created' },
      (say) => say('spotPayment.processing'),
      (say) => say('spotPayment.processingBody', { email }),
    ],
  ];
  test.each(results)('%s', async (_, order, title, body) => {
    await openSpot(order);
    await expect.element(heading(title(t))).toBeVisible();
    await expect.poll(main).toContain(plain(body(t)).slice(0, 10));
  });
});

describe('after paying for a spot', () => {
  const t = speak('en');
  const openSpot = (...answers: Answer[]) => open('/payments/external/redirect?orderId=o1', { answers });

  test('all that was charged stands on the ticket, and the way there', async () => {
    const match = { name: 'Weekly', game_date: at('P7DT10H'), coordinates: [5, 52] } as const;
    const order = { status: 'paid', outcome: 'joined', amount: 4.5, fee: 0.36, teamName: 'Reds', match } as const;
    await openSpot(answer(spotPaymentStatus, { order: { ...order, groupchat: 'https://chat.example/x' } }));
    await expect.element(page.getByText('Paid: € 4.50 + € 0.36 transaction fee = € 4.86')).toBeVisible();
    expect(main()).toContain('Reds');
    expect(links()).toEqual(expect.arrayContaining(['https://chat.example/x', expect.stringContaining('52')]));
  });

  test('while it is under way, how long the spot is held stands there, and the way back to the bank', async () => {
    const leaving = leavingTo();
    const order = { status: 'created', expiresAt: at('PT10M'), paymentLink: 'https://bank.test/on' } as const;
    await openSpot(answer(spotPaymentStatus, { order }));
    await expect.element(page.getByText(t('spotPayment.held'))).toBeVisible();
    const goOn = page.getByText(t('spotPayment.goOn'));
    await goOn.tap();
    await expect.poll(leaving).toBe('https://bank.test/on');
  });

  test('an unknown payment says where to look and whom to write to, and shows no charges', async () => {
    await openSpot(refuse(spotPaymentStatus, 'payment_not_found'));
    await expect.element(heading(t('paymentResult.notFound'))).toBeVisible();
    expect(main()).toContain('hello@rondo.test');
    expect(main()).not.toContain('nothing has been');
  });

  test.each([
    ['the server doesn’t answer', loseAnswer(spotPaymentStatus), 'spotPayment.asking', 'spotPayment.unasked'],
    ['it is asked', neverAnswer(spotPaymentStatus), 'spotPayment.asking', 'spotPayment.askingBody'],
    ['it is refused', refuse(spotPaymentStatus, 'invalid_input'), 'common.somethingWrong', 'errors.invalid_input'],
  ] as const)('%s', async (_, given, title, body) => {
    await openSpot(given);
    await expect.element(heading(t(title))).toBeVisible();
    await expect.poll(main).toContain(plain(t(body)));
  });
});

describe('back into the app', () => {
  test('a press leads there, or on without it', async () => {
    const t = speak('en');
    await open('/payments/external/redirect?orderId=o1&app=android');
    await expect.element(heading(t('spotPayment.appTitle'))).toBeVisible();
    await expect.element(button(t('spotPayment.openApp'))).toBeVisible();
    expect(links()).toContain('/payments/external/redirect?orderId=o1');
  });

  test('inside the app it continues at once', async () => {
    inShell('android');
    const answers = [answer(spotPaymentStatus, { order: { status: 'failed' } })];
    await open('/payments/external/redirect?orderId=o1&app=android', { answers });
    await expect.element(heading(speak('en')('spotPayment.failed'))).toBeVisible();
  });
});
