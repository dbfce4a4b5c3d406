import { checkAuthToken, checkResetToken, enterMatchResult, getGame, logOut, subscribe } from '@rondo/contract';
import { keptByScripts, type Language } from '@rondo/rules';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, askedOf, loseAnswer, neverAnswer, refuse, respondWith } from '../../../test/backend.ts';
import { expectBanner } from '../../../test/banners.ts';
import { frames } from '../../../test/clock.ts';
import { expectSaidAt, sentence } from '../../../test/forms.ts';
import { testedLanguages } from '../../../test/languages.ts';
import { inShell } from '../../../test/native-shell.ts';
import { keptKey, open, speak } from '../../../test/open.tsx';
import { aSeller } from '../../../test/seller.ts';
import { sayInStream } from '../../../test/streams.ts';

const t = speak('en');

function spyOnBadge() {
  const badge = vi.spyOn(navigator, 'setAppBadge').mockResolvedValue();
  onTestFinished(() => badge.mockRestore());
  return badge;
}
const header = () => page.getByRole('banner');
const footer = () => page.getByRole('contentinfo');
const tabBar = () => page.getByRole('navigation', { name: t('nav.main') }).last();

describe('the header', () => {
  const isHidden = () => header().element().hasAttribute('data-hidden');

  /** Scrolls to a position like a finger, which scrolls no further before that is drawn. */
  async function hiddenAt(top: number, expected: boolean) {
    window.scrollTo({ top, behavior: 'instant' });
    for (let frame = 0; frame < 60 && isHidden() !== expected; frame += 1) await frames(1);
    await frames(3);
    return [window.scrollY, isHidden()];
  }

  test('goes on scrolling down more than 5 pixels, and is back on the way up and near the top', async () => {
    await open('/termsAndConditions');
    await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(2000);
    // A font that comes late moves the text, and the browser scrolls along.
    await document.fonts.ready;
    document.documentElement.style.overflowAnchor = 'none';
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    const way = [
      [400, true],
      [397, true],
      [380, false],
      [384, false],
      [400, true],
      [52, false],
      [300, true],
      [20, false],
      // Down, but within 50 pixels of the top.
      [48, false],
    ] as const;
    const seen = [];
    for (const [top, hidden] of way) seen.push(await hiddenAt(top, hidden));
    expect(seen).toEqual(way);
  });

  test.each([
    ['/reset-password/nothing', 'New password'],
    ['/restore-password', 'Password'],
    ['/match/00000000-0000-4000-8000-000000000000', 'Game info'],
  ])('says which page %s is', async (address, words) => {
    await open(address, { answers: [neverAnswer(getGame), neverAnswer(checkResetToken)] });
    await expect.element(header().getByText(words)).toBeVisible();
  });

  test('leads a visitor to the login and to signing up, but not where they are', async () => {
    await open('/privacyPolicy');
    await expect.element(header().getByRole('link', { name: t('nav.register') })).toBeVisible();
    await open('/signup');
    await expect
      .element(
        header()
          .last()
          .getByRole('link', { name: t('nav.register') }),
      )
      .not.toBeInTheDocument();
  });

  test('leads back to the previous page, or home if there is none', async () => {
    await open('/cookiePolicy');
    await footer()
      .getByRole('link', { name: t('nav.footer.privacy') })
      .tap();
    await expect.element(page.getByRole('heading', { level: 1, name: t('privacy.title') })).toBeVisible();
    await header()
      .getByRole('button', { name: t('nav.back') })
      .tap();
    await expect.poll(() => location.pathname).toBe('/cookiePolicy');
  });
});

describe('the menu of one’s own pages', () => {
  const me = () => page.getByRole('button', { name: t('nav.tabs.me') });
  const sheet = (name: string) => page.getByRole('dialog', { name });

  test('is in a sheet on a phone, with language and appearance', async () => {
    await open('/privacyPolicy', { as: { name: 'Sanne' } });
    await me().tap();
    await expect.element(sheet('Sanne').getByRole('link', { name: t('nav.topUp') })).toHaveAttribute('href', '/wallet');
    await expect.element(sheet('Sanne').getByRole('link', { name: t('nav.editProfile') })).toBeVisible();
    await expect.element(sheet('Sanne').getByRole('link', { name: t('nav.organising') })).not.toBeInTheDocument();
    await expect.element(sheet('Sanne').getByRole('button', { name: 'Nederlands' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet('Sanne')).not.toBeInTheDocument();
    await expect.element(me()).toHaveFocus();
  });

  test('of a guest has no wallet and no profile', async () => {
    await open('/privacyPolicy', { as: { role: 'guest', balance: null } });
    await me().tap();
    await expect.element(sheet(t('nav.guest')).getByRole('link', { name: t('nav.settings') })).toBeVisible();
    await expect.element(sheet(t('nav.guest')).getByRole('link', { name: t('nav.topUp') })).not.toBeInTheDocument();
    await expect
      .element(sheet(t('nav.guest')).getByRole('link', { name: t('nav.editProfile') }))
      .not.toBeInTheDocument();
  });

  test('of an admin has the console', async () => {
    await open('/privacyPolicy', { as: { name: 'Ada', role: 'admin' } });
    await me().tap();
    await expect
      .element(sheet('Ada').getByRole('link', { name: t('nav.console') }))
      .toHaveAttribute('href', '/console');
    await expect.element(sheet('Ada').getByRole('link', { name: t('nav.organising') })).toBeVisible();
  });

  test('the bell and the icon of the app say how many notifications are unread', async () => {
    const badge = spyOnBadge();
    await open('/privacyPolicy', { as: { unread: 1 } });
    const say = (unread: number) => sayInStream('/api/users/notifications/live', 'unread', { unread, latest: null });
    await expect.poll(() => say(3), { timeout: 10_000 }).toBe(1);
    await expect.element(page.getByRole('link', { name: t('nav.bellUnread', { unread: '3' }) })).toBeInTheDocument();
    expect(badge).toHaveBeenLastCalledWith(3);
    say(0);
    expect(badge).toHaveBeenLastCalledWith(0);
  });

  test('logging out leaves nothing of the user in the browser', async () => {
    await open('/privacyPolicy', { as: {}, answers: [answer(logOut)] });
    localStorage.setItem('rondo.game-draft.create', '"kept"');
    sessionStorage.setItem('rondo.checkout.1', '"kept"');
    localStorage.setItem('other.key', '"kept"');
    const badge = spyOnBadge();
    await me().tap();
    respondWith(refuse(checkAuthToken, 'not_logged_in'));
    await page.getByRole('button', { name: t('nav.logout') }).tap();
    await expectBanner(t('nav.loggedOut'));
    await expect.poll(() => location.pathname).toBe('/login');
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key !== 'other.key')).toEqual(
      [],
    );
    expect(badge).toHaveBeenLastCalledWith(0);
  });

  test('logging out first sends what still waits on this phone', async () => {
    const entered = { result: { parts: [[2, 1]] }, teams: null, at: '2026-09-16T10:00:00.000Z' };
    localStorage.setItem(keptKey(keptByScripts.matchResults, 'cup'), JSON.stringify({ 'K1-1-1': entered }));
    await open('/privacyPolicy', { as: {}, answers: [answer(logOut), refuse(enterMatchResult, 'unavailable')] });
    await expect.poll(() => askedOf(enterMatchResult).length).toBe(1);
    respondWith(answer(enterMatchResult));
    await me().tap();
    respondWith(refuse(checkAuthToken, 'not_logged_in'));
    await page.getByRole('button', { name: t('nav.logout') }).tap();
    await expectBanner(t('nav.loggedOut'));
    expect(askedOf(enterMatchResult).at(-1)).toMatchObject({ params: { matchId: 'K1-1-1' }, body: entered });
    expect(askedOf(enterMatchResult)).toHaveLength(2);
  });

  test('a log-out that fails leaves the user logged in, and says so', async () => {
    await open('/privacyPolicy', { as: {}, answers: [refuse(logOut, 'unavailable')] });
    await me().tap();
    await expect.element(page.getByRole('button', { name: t('nav.logout') })).toBeVisible();
    await page.getByRole('button', { name: t('nav.logout') }).tap();
    await expectBanner(t('nav.logoutFailed'));
    expect(location.pathname).toBe('/privacyPolicy');
  });
});

test.each(testedLanguages)('the footer names what one can pay with as each is written (%s)', async (language) => {
  await open('/privacyPolicy', { language });
  await expect.element(footer()).toBeInTheDocument();
  footer().element().scrollIntoView({ block: 'end' });
  const ways = footer().getByRole('list', { name: speak(language)('nav.footer.paidBy') });
  await expect.element(ways).toBeVisible();
  expect(
    ways
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['iDEAL', 'Revolut', 'Visa', 'Mastercard', 'Apple Pay']);
});

test('the footer doesn’t offer the newsletter to subscribers, and has the appearance', async () => {
  await page.viewport(1280, 800);
  await open('/privacyPolicy', { as: { getsNewsletter: true } });
  await expect.element(footer().getByRole('link', { name: t('nav.footer.privacy') })).toBeVisible();
  document.querySelector('footer')?.scrollIntoView();
  expect(footer().getByLabelText(t('nav.footer.newsletter')).query()).toBeNull();
  await expect.element(footer().getByRole('button', { name: t('nav.dark') })).toBeVisible();
});

test('the footer of who is logged in is one line on a phone: language, terms, help', async () => {
  await page.viewport(390, 844);
  await open('/privacyPolicy', { as: {} });
  await expect.element(footer().getByRole('link', { name: t('nav.footer.help') })).toHaveAttribute('href', '/about');
  await expect.element(footer().getByRole('link', { name: t('nav.titles.terms') })).toBeVisible();
  await expect.element(footer().getByRole('button', { name: 'Nederlands' })).toBeVisible();
  expect(footer().getByRole('link').elements()).toHaveLength(2);
  expect(footer().element().getBoundingClientRect().height).toBeLessThan(70);
});

describe('the newsletter in the footer', () => {
  const email = (words = t) => footer().getByLabelText(words('nav.footer.newsletter'));
  const send = (words = t) => footer().getByRole('button', { name: words('nav.footer.subscribe') });
  async function openFooter(language: Language = 'en') {
    await open('/privacyPolicy', { language });
    document.querySelector('footer')?.scrollIntoView();
    await expect.element(email(speak(language))).toBeVisible();
  }

  for (const language of testedLanguages)
    test(`says at its field why not (${language})`, async () => {
      const t = speak(language);
      await openFooter(language);
      await email(t).write('nobody');
      await send(t).tap();
      await expectSaidAt(email(t), t('nav.footer.emailInvalid'));
      expect(askedOf(subscribe)).toEqual([]);
      await email(t).write('reader@rondo.test');
      for (const code of ['already_subscribed', 'mails_limited', 'too_many_requests'] as const) {
        respondWith(refuse(subscribe, code, { params: { minutes: 9 } }));
        await send(t).tap();
        await expectSaidAt(email(t), sentence(language, code));
      }
    });

  test('takes an address, and says what comes now', async () => {
    await openFooter();
    await email().write('reader@rondo.test');
    respondWith(answer(subscribe));
    await send().tap();
    await expectBanner(t('nav.footer.subscribed'));
    await expect.element(email()).toHaveValue('');
    expect(askedOf(subscribe)).toMatchObject([{ body: { email: 'reader@rondo.test' } }]);
  });

  test('without an answer a banner says so', async () => {
    await openFooter();
    await email().write('reader@rondo.test');
    respondWith(loseAnswer(subscribe));
    await send().tap();
    await expectBanner('The backend is not available at the moment!');
  });
});

describe('the footer', () => {
  test('opens the terms over the page, with the rules’ own figures', async () => {
    await open('/privacyPolicy');
    await footer()
      .getByRole('link', { name: t('nav.footer.terms') })
      .tap();
    const terms = page.getByRole('dialog', { name: t('terms.title') });
    for (const section of ['intro', 'topUp', 'cancellations', 'weather', 'payments', 'liability', 'contact'] as const)
      await expect.element(terms.getByRole('heading', { name: t(`terms.${section}.title`) })).toBeVisible();
    await expect.element(terms.getByRole('row').filter({ hasText: '90' })).toBeVisible();
    await expect.element(terms.getByRole('row').filter({ hasText: 'iDEAL' })).toMatchTextContent(/0[.,]36/);
    await userEvent.keyboard('{Escape}');
    await expect.element(terms).not.toBeInTheDocument();
    expect(location.pathname).toBe('/privacyPolicy');
  });

  test('names the seller, and so do the terms; without a seller neither names one', async () => {
    await open('/termsAndConditions', { settings: { seller: aSeller } });
    await expect.element(footer().getByText(aSeller.line)).toBeVisible();
    await expect.element(page.getByRole('main').getByText(t('about.seller', aSeller))).toBeVisible();
  });

  test('opens the cookie choices: there are none if no other party is configured', async () => {
    await open('/privacyPolicy');
    await footer()
      .getByRole('link', { name: t('nav.footer.choices') })
      .tap();
    const choices = page.getByRole('dialog', { name: t('cookies.choices.title') });
    await expect.element(choices).toMatchTextContent(t('cookies.choices.none'));
    await choices.getByRole('link', { name: t('cookies.choices.more') }).tap();
    await expect.poll(() => location.pathname).toBe('/cookiePolicy');
  });

  test('is not there in a shell', async () => {
    inShell('android');
    await open('/privacyPolicy');
    await expect.element(page.getByRole('main')).toBeVisible();
    await expect.element(footer()).not.toBeInTheDocument();
  });
});

test('an unknown address says so, and leads home', async () => {
  await open('/nothing/here');
  await expect.element(page.getByRole('heading', { level: 1, name: t('nav.notFound.title') })).toBeVisible();
  await expect.element(page.getByRole('link', { name: t('nav.notFound.home') })).toHaveAttribute('href', '/');
  await expect.element(tabBar()).toBeVisible();
});
