import {
  bookingDocuments,
  type CallResponse,
  cancelBooking,
  getBooking,
  keepBooking,
  proveBooking,
  releaseBooking,
} from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, neverAnswer, refuse, respondWith } from '../../test/backend.ts';
import { expectBanner } from '../../test/banners.ts';
import type { Partly } from '../../test/example.ts';
import { field, paramsOf, sentence } from '../../test/forms.ts';
import { at } from '../../test/instant.ts';
import { testedLanguages } from '../../test/languages.ts';
import { button, inSheet, plain, sheet } from '../../test/match.ts';
import { open, speak } from '../../test/open.tsx';
import type { Translate } from '../platform/i18n.tsx';

type Words = (t: Translate) => string;
type Booking = Partly<CallResponse<typeof getBooking>['data']['booking']>;

const main = () => plain(document.querySelector('main')?.textContent);
const back = { allowed: true, percent: 90, amount: 4.05, retained: 0.45 };
const booked: Booking = {
  match: { name: 'Weekly', game_date: at('P7DT10H'), duration: 2, address: 'Sporthal Galgenwaard', city: 'Utrecht' },
  email: 'guus@rondo.test',
  isGuest: true,
  opened: true,
  paid: 4.5,
  giveUp: back,
  ticket: { text: 'rondo:ticket:abc', code: 'ABCD1234' },
};
const openBooking = (given: Booking = {}, answers: Answer[] = [], language: Language = 'en') =>
  open('/booking/token', {
    language,
    answers: [...answers, answer(getBooking, { data: { booking: { ...booked, ...given } } }), answer(bookingDocuments)],
  });
const t = speak('en');

test.each(testedLanguages)(
  'a spot that is held has its weather, and goes into a phone’s wallet (%s)',
  async (language) => {
    const say = speak(language);
    const weather = { sky: 'rain', temperature: 12, rain: 3, wind: 20, source: 'openMeteo' } as const;
    await openBooking({ weather, phoneWallets: ['apple', 'google'] }, [], language);
    const kept = (wallet: 'apple' | 'google') =>
      page.getByRole('link', { name: say(`tickets.phoneWallets.${wallet}`) });
    await expect.element(kept('apple')).toHaveAttribute('href', '/api/guest/bookings/token/ticket.pkpass');
    await expect.element(kept('google')).toHaveAttribute('href', '/api/guest/bookings/token/ticket/google');
    expect(main()).toContain('12');
  },
);

test('a booking that no phone can keep has no button for it', async () => {
  await openBooking({ phoneWallets: [], weather: null });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(document.querySelector('main a[href^="/api/"]')).toBeNull();
});

describe.each(testedLanguages)('a booking (%s)', (language) => {
  const say = speak(language);
  const says: [string, Booking, Words[]][] = [
    ['paid', {}, [(t) => t('booking.state.active'), (t) => t('booking.giveUp'), (t) => t('booking.password')]],
    ['free', { paid: 0 }, [(t) => t('booking.free')]],
    ['paid by a friend', { paidBy: { name: 'Femke' } }, [(t) => t('booking.decline')]],
    ['of a member', { isGuest: false }, [(t) => t('booking.intro')]],
    ['that can’t be given up', { giveUp: null }, [(t) => t('booking.never')]],
    [
      'given up',
      { status: 'refunded', giveUp: null, refunded: 4.05, ticket: null },
      [(t) => t('booking.state.refunded')],
    ],
    [
      'taken out of',
      { status: 'refunded', giveUp: null, takenOut: { by: 'organiser', reason: 'Late' } },
      [(t) => t('booking.state.takenOut'), (t) => t('booking.takenOut.organiser'), () => '“Late”'],
    ],
    ['of a game that was cancelled', { status: 'cancelled', giveUp: null }, [(t) => t('booking.state.cancelled')]],
    ['of a game that was played', { status: 'played', giveUp: null }, [(t) => t('booking.state.played')]],
  ];
  test.each(says)('%s', async (_, given, keys) => {
    await openBooking(given, [], language);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const key of keys) expect(main()).toContain(plain(key(say)));
  });

  test('says what left the account, not what the spot costs', async () => {
    await openBooking({ fee: 0.36 }, [], language);
    const [amount, fee, total] = language === 'en' ? ['€ 4.50', '€ 0.36', '€ 4.86'] : ['€ 4,50', '€ 0,36', '€ 4,86'];
    await expect.poll(main).toContain(say('spotPayment.paidWithFee', { amount, fee, total }));
  });

  test('that isn’t there', async () => {
    await openBooking({}, [refuse(getBooking, 'booking_not_found')], language);
    await expect.element(page.getByRole('heading', { level: 1, name: say('booking.notFound') })).toBeVisible();
  });
});

test('it loads', async () => {
  await openBooking({}, [neverAnswer(getBooking)]);
  await expect.element(page.getByText(t('common.loading')).first()).toBeInTheDocument();
});

test('a booking that failed to load is loaded again', async () => {
  await openBooking({}, [refuse(getBooking, 'unavailable')]);
  await expect.element(page.getByText(t('errors.unavailable'))).toBeVisible();
  respondWith(answer(getBooking, { data: { booking: booked } }));
  await button(t('common.retry')).tap();
  await expect.element(page.getByText('Weekly')).toBeVisible();
});

test.each([
  [{ isGuest: true }, 'We keep € 4.05 in credit for you.'],
  [{ isGuest: false }, 'You got € 4.05 back as credit.'],
  [{ paidBy: { name: 'Femke' } }, '€ 4.05 went back to Femke.'],
  [{ paidBy: { name: null } }, '€ 4.05 went back to another player.'],
] as const)('what came back, and to whom: %o', async (given, words) => {
  await openBooking({ status: 'refunded', giveUp: null, refunded: 4.05, ...given });
  await expect.poll(main).toContain(words);
});

test('its ticket has a code for organisers without a camera', async () => {
  await openBooking();
  await expect.poll(main).toMatch(/ABCD.?1234/);
});

describe('giving it up', () => {
  const openSheet = async () => {
    await button(t('booking.giveUp')).tap();
    await field(t('booking.terms')).tap();
  };

  test.each([
    ['a part', {}, 'You get 90 % back: € 4.05 of € 4.50.'],
    ['nothing', { giveUp: { ...back, amount: 0, percent: 0 } }, t('booking.giveUpNothing')],
    ['a free one', { paid: 0, giveUp: { ...back, amount: 0 } }, t('booking.giveUpFree')],
  ] as const)('says what comes back: %s', async (_, given, words) => {
    await openBooking(given);
    await button(t('booking.giveUp')).tap();
    await expect.element(inSheet(t('booking.confirm'))).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(() => plain(document.querySelector('dialog[open]')?.textContent)).toContain(words);
  });

  test('sends what was seen, says that it is done, and the focus is back', async () => {
    await openBooking({}, [answer(cancelBooking)]);
    await openSheet();
    await inSheet(t('booking.confirm')).tap();
    await expectBanner(t('booking.done'));
    expect(askedOf(cancelBooking).at(-1)?.body).toEqual({ amount: 4.05 });
    await expect.element(sheet(t('booking.giveUpTitle'))).not.toBeInTheDocument();
  });

  test.each(testedLanguages)('a refusal closes it, and a banner says it (%s)', async (language) => {
    const say = speak(language);
    await openBooking({}, [], language);
    for (const code of ['refund_changed', 'refund_not_possible', 'leaving_closed'] as const) {
      respondWith(refuse(cancelBooking, code, { params: paramsOf(code) }));
      await button(say('booking.giveUp')).tap();
      if (code === 'refund_changed') await field(say('booking.terms')).tap();
      await inSheet(say('booking.confirm')).tap();
      await expectBanner(sentence(language, code));
      document.querySelector<HTMLButtonElement>('section[popover] button')?.click();
    }
  });
});

describe('opening the link', () => {
  test('keeps a free spot', async () => {
    await openBooking({ paid: 0, proofUntil: at('PT1H') }, [answer(proveBooking)]);
    await expect.element(page.getByText(t('booking.proved'))).toBeVisible();
    expect(askedOf(proveBooking).length).toBeGreaterThan(0);
  });
  test('of a guest’s paid spot is reported once, without a message', async () => {
    await openBooking({ opened: false }, [answer(proveBooking)]);
    await expect.poll(() => askedOf(proveBooking).length).toBe(1);
    await openBooking({ opened: false }, [refuse(proveBooking, 'proof_too_late')]);
    await expect.poll(() => askedOf(proveBooking).length).toBeGreaterThan(0);
    expect(page.getByRole('alert').query()).toBeNull();
    expect(main()).not.toContain(plain(t('booking.proved')));
  });
  test.each([
    ['opened before', { opened: true }],
    ['a member’s', { opened: false, isGuest: false }],
    ['given up', { opened: false, status: 'refunded', giveUp: null }],
  ] as const)('isn’t said of one that is %s', async (_, given) => {
    await openBooking(given);
    await expect.element(page.getByText('Weekly')).toBeVisible();
    expect(askedOf(proveBooking)).toEqual([]);
  });
  test.each(proveBooking.errors)('is refused by %s', async (code) => {
    await openBooking({ paid: 0, proofUntil: at('PT1H') }, [refuse(proveBooking, code)]);
    await expect.element(page.getByRole('alert')).toMatchTextContent(t(`errors.${code}`));
  });
  test('too late, it says when that was', async () => {
    await openBooking({ status: 'left', giveUp: null, proofUntil: at('-PT1H') });
    await expect.element(page.getByText(/^You had until/)).toBeVisible();
  });
});

describe('releasing it', () => {
  test('no note says that it can’t be given up, because it can be released', async () => {
    await openBooking({ giveUp: null, release: 'possible' });
    await expect.element(button(t('booking.release'))).toBeVisible();
    expect(main()).not.toContain(plain(t('booking.never')));
    expect(main()).toContain(plain(t('booking.releaseBody', { amount: '€ 4.50' })));
  });

  test('to the waiting list, and back', async () => {
    await openBooking({ giveUp: null, release: 'possible' }, [answer(releaseBooking)]);
    respondWith(answer(getBooking, { data: { booking: { ...booked, giveUp: null, release: 'open' } } }));
    await button(t('booking.release')).tap();
    await expect.element(page.getByText(t('booking.released'))).toBeVisible();
    respondWith(
      answer(keepBooking),
      answer(getBooking, { data: { booking: { ...booked, giveUp: null, release: 'possible' } } }),
    );
    await button(t('booking.keepSpot')).tap();
    await expect.element(page.getByText(t('booking.releaseBody', { amount: '€ 4.50' }))).toBeVisible();
  });
  test.each(keepBooking.errors)('taking it back is refused by %s', async (code) => {
    await openBooking({ giveUp: null, release: 'open' }, [refuse(keepBooking, code)]);
    await button(t('booking.keepSpot')).tap();
    await expect.element(page.getByRole('alert')).toMatchTextContent(t(`errors.${code}`));
  });
});
