import { type GameDetails, joinFreeAsGuest, payAsGuest, spotPaymentStatus } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { answer, askedOf, loseAnswer, networkIs, refuse, respondWith } from '../../../../test/backend.ts';
import { expectBanner } from '../../../../test/banners.ts';
import type { Partly } from '../../../../test/example.ts';
import { expectSaidAt, field, guestTermsLabel, paramsOf, sentence } from '../../../../test/forms.ts';
import { at } from '../../../../test/instant.ts';
import { testedLanguages } from '../../../../test/languages.ts';
import { box, button, inSheet, leavingTo, openGame, plain, priceLines, sheet } from '../../../../test/match.ts';
import { speak } from '../../../../test/open.tsx';
import type { Translate } from '../../../platform/i18n.tsx';
import { checkConnection } from '../../../platform/connection.ts';
import { steps } from '../../../ui/joining/steps.ts';

const t = speak('en');
const free = { price: 0, entranceFee: 0 };
const email = 'guus@rondo.test';

async function fill(say: Translate) {
  await field(say('spots.guest.email')).write(email);
  await box(guestTermsLabel(say)).tap();
  await box(say('spots.guest.privacy')).tap();
}
const join = (say: Translate) => inSheet(say('spots.guest.join'));
const refusals = [...new Set([...joinFreeAsGuest.errors, 'too_many_requests', 'unavailable'] as const)];

describe.each(testedLanguages)('a free game, as a guest (%s)', (language) => {
  const say = speak(language);

  test('the step shows each refusal and keeps what was typed', { timeout: 30_000 }, async () => {
    await openGame(free, { step: steps.enter, language });
    await fill(say);
    for (const code of refusals.filter((one) => one !== 'wrong_passcode')) {
      respondWith(refuse(joinFreeAsGuest, code, { params: paramsOf(code) }));
      await join(say).tap();
      const alert = page.getByRole('alert').filter({ hasText: sentence(language, code) });
      await expect.element(alert).toBeInViewport();
      await expect.element(field(say('spots.guest.email'))).toHaveValue(email);
    }
  });

  test('all missing fields show their errors at once, the first with the focus', async () => {
    await openGame(
      { ...free, tournament: true, teams: [{ name: 'Reds', team_members: 1, team_size: 4 }] },
      { step: steps.enter, language },
    );
    const said = [
      say('spots.checks.email'),
      say('spots.checks.team'),
      say('joiningSteps.pay.termsFirst'),
      say('spots.checks.privacy'),
    ];
    await join(say).tap();
    await expectSaidAt(field(say('spots.guest.email')), say('spots.checks.email'));
    const shown = () => plain(document.querySelector('dialog[open]')?.textContent);
    for (const words of said) expect(shown()).toContain(words);
    await field(say('spots.guest.email')).write('guus');
    await userEvent.tab();
    await expect.element(field(say('spots.guest.email'))).toHaveAccessibleDescription(say('spots.checks.email'));
    await field(say('spots.guest.email')).write(email);
    await box(guestTermsLabel(say)).tap();
    await join(say).tap();
    await expect.poll(() => said.filter((words) => shown().includes(words))).toEqual([said[1], said[3]]);
    await page.getByRole('radio', { name: /Reds/ }).tap();
    await join(say).tap();
    await expectSaidAt(box(say('spots.guest.privacy')), say('spots.checks.privacy'));
    expect(askedOf(joinFreeAsGuest)).toEqual([]);
  });

  test('below an address that looks mistyped the likely one is suggested, and a press takes it', async () => {
    await openGame(free, { step: steps.enter, language, answers: [answer(joinFreeAsGuest)] });
    await fill(say);
    await field(say('spots.guest.email')).write('guus@gmial.con');
    await userEvent.tab();
    await button(say('spots.guest.likely', { email: 'guus@gmail.com' })).tap();
    await expect.element(field(say('spots.guest.email'))).toHaveValue('guus@gmail.com');
    await join(say).tap();
    await expect.poll(() => askedOf(joinFreeAsGuest).at(-1)?.body).toMatchObject({ email: 'guus@gmail.com' });
  });

  test('it stands in nobody’s way', async () => {
    await openGame(free, { step: steps.enter, language, answers: [answer(joinFreeAsGuest)] });
    await fill(say);
    await field(say('spots.guest.email')).write('guus@gmial.con');
    await join(say).tap();
    await expect.poll(() => askedOf(joinFreeAsGuest).at(-1)?.body).toMatchObject({ email: 'guus@gmial.con' });
  });

  test('what is accepted can be read, in a new tab', async () => {
    await openGame(free, { step: steps.enter, language });
    for (const [words, path] of [
      [say('nav.footer.terms'), '/termsAndConditions'],
      [say('nav.footer.privacy'), '/privacyPolicy'],
    ] as const) {
      const link = page.getByRole('dialog').getByRole('link', { name: new RegExp(words) });
      await expect.element(link).toHaveAttribute('href', path);
      await expect.element(link).toHaveAttribute('target', '_blank');
    }
  });
});

test('they are in: the mail is named', async () => {
  const game = await openGame(free, { step: steps.enter, answers: [answer(joinFreeAsGuest)] });
  await fill(t);
  await join(t).tap();
  await expectBanner(t('spots.guest.done'));
  const said = `${t('spots.guest.doneBody', { email })} ${t('givingUp.free')}`;
  await expect.element(sheet(t('joiningSteps.success.title'))).toMatchTextContent(said);
  expect(askedOf(joinFreeAsGuest).at(-1)?.body).toMatchObject({ matchId: game._id, email, terms: true, privacy: true });
});

test('an address nobody has proved yet is asked to open its mail, here and on the page, where no account reads it', async () => {
  const proof = answer(joinFreeAsGuest, { proofUntil: at('PT2H') });
  const game = { ...free, _id: '00000000-0000-4000-8000-00000000beef' };
  await openGame(game, { step: steps.enter, answers: [proof] });
  await fill(t);
  await join(t).tap();
  await expect.element(sheet(t('spots.guest.unprovedTitle'))).toBeVisible();
  await button(t('joiningSteps.success.done')).tap();
  const reminder = () => page.getByRole('region', { name: t('spots.guest.unprovedTitle') });
  await expect.element(reminder()).toMatchTextContent(email);
  await cleanup();
  // The account's own spots are shown in the same section.
  await openGame({ ...game, viewer: { handOverFrom: [{ name: 'Femke' }] } }, { as: {} });
  await expect.element(button(t('spots.own.take'))).toBeVisible();
  await expect.element(reminder()).not.toBeInTheDocument();
  await cleanup();
  await openGame(game);
  await expect.element(reminder()).toMatchTextContent(email);
});

test('a visitor can log in or sign up, and comes back to this step', async () => {
  const game = await openGame(free, { step: steps.enter });
  const back = encodeURIComponent(`/match/${game._id}?step=1`);
  for (const [name, path] of [
    [t('spots.guest.logIn'), '/login'],
    [t('spots.guest.signUp'), '/signup'],
  ] as const) {
    const link = page.getByRole('dialog').getByRole('link', { name, exact: true });
    await expect.element(link).toHaveAttribute('href', `${path}?returnTo=${back}`);
  }
});

test('a full game has no spot for a guest: only members wait', async () => {
  await openGame({ ...free, joined_players_number: 12 }, { step: steps.enter });
  await expect.element(sheet(t('spots.guest.fullTitle'))).toBeVisible();
  await expect.element(page.getByText(t('spots.guest.fullBody'))).toBeVisible();
});

describe('what comes back is said before they join', () => {
  const shown = () => plain(document.querySelector('dialog[open]')?.textContent);
  test.each([
    ['a game that is on', { status: 'confirmed' }, t('givingUp.confirmed', { amount: '€ 4.50' })],
    ['one that is on with them', { joined_players_number: 7 }, t('givingUp.certain', { amount: '€ 4.50' })],
    ['one that isn’t yet', {}, '€ 4.05 back (90 %), unless confirmed first.'],
    ['a free one', free, t('givingUp.free')],
  ] as const)('%s', async (_, game, words) => {
    await openGame(game, { step: steps.enter });
    await expect.poll(shown).toContain(plain(words));
  });
  test('over a phone’s button too', async () => {
    await openGame({ status: 'confirmed' });
    const words = page.getByText(new RegExp(t('match.box.confirmedGuest')));
    const heights = () => words.elements().map((one) => one.getBoundingClientRect().height > 0);
    await expect.poll(() => heights().filter(Boolean)).toHaveLength(1);
  });
});

describe('a game that costs something', () => {
  const pay = (language: Language = 'en') =>
    page.getByRole('dialog').getByRole('button', { name: language === 'en' ? /^Pay €/ : /€/ });

  async function toPaying(game: Partly<GameDetails> = {}, language: Language = 'en') {
    const say = speak(language);
    await openGame(game, { step: steps.enter, language });
    const amounts = language === 'en' ? ['€ 4.50', '€ 0.36', '€ 4.86'] : ['€ 4,50', '€ 0,36', '€ 4,86'];
    await expect.poll(() => priceLines().map(([, euros]) => euros)).toEqual(amounts);
    await fill(say);
    await button(say('spots.guest.next')).tap();
    await expect.element(sheet(say('spots.checkout.title'))).toBeVisible();
  }

  test('shows its price, then the ways to pay, and back with all that was typed', async () => {
    await toPaying();
    await expect.poll(priceLines).toEqual([
      ['Your spot', '€ 4.50'],
      ['Transaction fee', '€ 0.36'],
      ['Total', '€ 4.86'],
    ]);
    await inSheet(t('spots.checkout.back')).tap();
    await expect.element(field(t('spots.guest.email'))).toHaveValue(email);
    await expect.element(box(t('spots.guest.privacy'))).toBeChecked();
  });

  test('leaves for the bank with the price that was seen', async () => {
    const leaving = leavingTo();
    await toPaying();
    const orderId = '00000000-0000-4000-8000-000000000abc';
    respondWith(answer(payAsGuest, { paymentLink: 'https://bank.test/pay', orderId }));
    await pay().tap();
    await expect.poll(leaving).toBe('https://bank.test/pay');
    expect(askedOf(payAsGuest).at(-1)?.body).toMatchObject({ email, amount: 4.5, method: 'ideal', terms: true });
  });

  test('whoever comes back from the bank is led there again, before they pay another way', async () => {
    const leaving = leavingTo();
    await toPaying();
    const orderId = '00000000-0000-4000-8000-000000000abc';
    const order = { status: 'created', expiresAt: at('PT10M'), paymentLink: 'https://bank.test/on' } as const;
    respondWith(
      answer(payAsGuest, { paymentLink: 'https://bank.test/pay', orderId }),
      answer(spotPaymentStatus, { order }),
    );
    await pay().tap();
    await expect.poll(leaving).toBe('https://bank.test/pay');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await inSheet(t('spots.checkout.goOn')).tap();
    await expect.poll(leaving).toBe('https://bank.test/on');
  });

  test.each(testedLanguages)(
    'without a network that is said, and it is sent again once that is back (%s)',
    async (language) => {
      const say = speak(language);
      const leaving = leavingTo();
      await toPaying({}, language);
      networkIs(false);
      respondWith(loseAnswer(payAsGuest));
      await pay(language).tap();
      const words = say('spots.lost.offline', { paid: say('spots.lost.nothing') });
      await expect.element(page.getByRole('alert').filter({ hasText: words })).toBeInViewport();
      const orderId = '00000000-0000-4000-8000-000000000abc';
      respondWith(answer(payAsGuest, { paymentLink: 'https://bank.test/pay', orderId }));
      networkIs(true);
      await expect.poll(leaving, { timeout: 5000 }).toBe('https://bank.test/pay');
      expect(page.getByRole('alert').query()).toBeNull();
      const [first, again, ...more] = askedOf(payAsGuest);
      expect(again).toEqual(first);
      expect(more).toEqual([]);
    },
  );

  test('a payment that was changed meanwhile is not sent by itself', async () => {
    await toPaying();
    networkIs(false);
    respondWith(loseAnswer(payAsGuest));
    await pay().tap();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await page.getByRole('radio', { name: /card/i }).tap();
    networkIs(true);
    await expect.element(page.getByRole('alert').filter({ hasText: t('common.offline') })).toBeVisible();
    await expect.poll(() => checkConnection()).toBe(true);
    respondWith(answer(payAsGuest, { paymentLink: 'https://bank.test/pay', orderId: null }));
    // Any request that is repeated by itself has been sent by now.
    await pay().tap();
    await expect
      .poll(() => askedOf(payAsGuest).map(({ body }) => (body as { method: string }).method))
      .toEqual(['ideal', 'card']);
  });

  test('back from the bank, what was typed and ticked is still there', async () => {
    const leaving = leavingTo();
    const _id = '00000000-0000-4000-8000-00000000beef';
    await toPaying({ _id });
    respondWith(
      answer(payAsGuest, { paymentLink: 'https://bank.test/pay', orderId: '00000000-0000-4000-8000-000000000abc' }),
    );
    await pay().tap();
    await expect.poll(leaving).toBe('https://bank.test/pay');
    // Loads the page anew.
    await cleanup();
    await openGame({ _id }, { step: steps.guest });
    await expect.element(field(t('spots.guest.email'))).toHaveValue(email);
    await expect.element(box(guestTermsLabel(t))).toBeChecked();
    await expect.element(box(t('spots.guest.privacy'))).toBeChecked();
  });

  test('in another visit the address is there, and the terms are asked again, also by the address of the next step', async () => {
    const _id = '00000000-0000-4000-8000-00000000beef';
    await toPaying({ _id });
    sessionStorage.clear();
    await cleanup();
    await openGame({ _id }, { step: steps.checkout });
    await expect.element(field(t('spots.guest.email'))).toHaveValue(email);
    await expect.element(box(guestTermsLabel(t))).not.toBeChecked();
    expect(
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Pay €/ })
        .query(),
    ).toBeNull();
  });

  test(
    'the step shows each refusal; if a login is needed it leads there; the next press pays a new price',
    { timeout: 30_000 },
    async () => {
      await toPaying();
      for (const code of payAsGuest.errors.filter((one) => one !== 'wrong_passcode' && one !== 'price_changed')) {
        respondWith(refuse(payAsGuest, code, { params: paramsOf(code) }));
        await pay().tap();
        await expect.element(page.getByRole('alert').filter({ hasText: sentence('en', code) })).toBeInViewport();
      }
      respondWith(refuse(payAsGuest, 'log_in_first'));
      await pay().tap();
      const logIn = page.getByRole('alert').getByRole('link', { name: t('spots.guest.logIn') });
      await expect.element(logIn).toBeVisible();
      respondWith(refuse(payAsGuest, 'price_changed', { params: { price: '6' } }));
      await pay().tap();
      await expect.element(button('Pay € 6.36')).toBeVisible();
    },
  );

  test('a spot that has become free is theirs without a bank', async () => {
    await toPaying();
    respondWith(answer(payAsGuest, { orderId: null }));
    await pay().tap();
    await expectBanner(t('spots.guest.done'));
    await expect.element(sheet(t('joiningSteps.success.title'))).toBeVisible();
  });

  test('a key that has expired is reported, and what was typed is not lost', async () => {
    await toPaying();
    respondWith(refuse(payAsGuest, 'wrong_passcode'));
    await pay().tap();
    await expectBanner(sentence('en', 'wrong_passcode'));
    await expect.element(field(t('spots.guest.email'))).toHaveValue(email);
  });
});
