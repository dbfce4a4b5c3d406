import { expect, type Locator, type Page } from '@playwright/test';
import { phrasesIn } from '@rondo/phrases';
import { createPaidGame, logIn } from './api.ts';
import { speak } from './speak.ts';
import { violations } from './violations.ts';
import { test } from './slow-test.ts';
import { ready } from './ready.ts';

// features: accounts, sign-in, games

const t = speak('en');

/** The words of the focused element. */
const focused = (page: Page) =>
  page.evaluate<string>('document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent');

/** Whether this element has the focus. */
const isFocused = async (element: Locator) =>
  (await element.count()) > 0 &&
  (await element.evaluate((one: { matches: (css: string) => boolean }) => one.matches(':focus')));

/** An open dialog keeps the focus, and Escape returns it to the button that opened the dialog. */
async function keepsFocus(page: Page, dialog: Locator, opener: Locator): Promise<void> {
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate<boolean>(
      'document.activeElement === document.body || document.activeElement.closest("dialog") !== null',
    );
    expect(inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test('by keyboard alone: past the menu, to a game, into it, and back to where the focus was', async ({
  page,
  request,
  isMobile,
}) => {
  test.slow(isMobile, 'a phone has a keyboard too, and more to pass by');
  const name = `Keyboard ${crypto.randomUUID().slice(0, 8)}`;
  await createPaidGame(request, name, { isPayingGame: false, price: undefined });
  await logIn(page, 'player2@rondo.test');
  await page.goto('/allgames');
  await ready(page);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(t('nav.skip'));
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(t('nav.skipToResults'));
  await page.keyboard.press('Enter');

  // Tabs to the search field, and later on to the game that the search finds.
  const tabTo = async (reached: () => Promise<boolean>, most = 80) => {
    for (let presses = 0; presses < most && !(await reached()); presses += 1) await page.keyboard.press('Tab');
    expect(await reached()).toBe(true);
  };
  await tabTo(() => isFocused(page.getByRole('searchbox')), 1);
  await page.keyboard.type(name);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await ready(page);
  await tabTo(() => isFocused(page.getByRole('main').getByRole('article').getByRole('link').first()));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await ready(page);

  // The focus has moved to the new page. Its button opens a dialog, which keeps the focus.
  const join = page.getByRole('main').getByRole('button', { name: t('joining.action.join'), exact: true });
  await tabTo(() => isFocused(join));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await keepsFocus(page, dialog, join);
});

test('sign up by keyboard alone: from the header by way of the mail to being logged in', async ({ page }) => {
  const email = `keys-${crypto.randomUUID().slice(0, 8)}@rondo.test`;
  const main = page.getByRole('main');
  /** Presses Tab until the element has the focus, at most so many times. */
  const tabTo = async (element: Locator, most: number) => {
    await expect(element).toBeVisible();
    for (let presses = 0; presses < most && !(await isFocused(element)); presses += 1) await page.keyboard.press('Tab');
    await expect(element).toBeFocused();
  };
  const field = (label: string) => main.getByLabel(label, { exact: true });

  await page.goto('/');
  await tabTo(page.getByRole('banner').getByRole('link', { name: t('nav.register') }), 12);
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  await tabTo(field(t('accounts.username')), 3);
  // The form says what is missing, and the first such field gets the focus.
  await page.keyboard.press('Enter');
  await expect(field(t('accounts.username'))).toBeFocused();
  await expect(field(t('accounts.username'))).toHaveAccessibleDescription(t('accounts.usernameRequired'));
  await page.keyboard.type('Toetsen');
  for (const [label, words, most] of [
    [t('accounts.email'), email, 1],
    [t('accounts.password'), 'Zonnebloem12', 1],
    // Two presses, because the button that shows the password comes between.
    [t('accounts.confirmPassword'), 'Zonnebloem12', 2],
  ] as const) {
    await tabTo(field(label), most);
    await page.keyboard.type(words);
  }
  for (const label of [t('accounts.terms') + t('consent.age', { age: 16, least: 13 }), t('accounts.privacy')]) {
    await tabTo(field(label), 2);
    await page.keyboard.press('Space');
    await expect(field(label)).toBeChecked();
  }
  await tabTo(main.getByRole('button', { name: t('accounts.signup.submit') }), 4);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: t('accounts.signup.checkTitle') })).toBeVisible();

  await page.goto(`/dev/mailbox?to=${email}`);
  await tabTo(page.locator('summary').first(), 1);
  await page.keyboard.press('Enter');
  await tabTo(page.frameLocator('iframe').first().getByRole('link', { name: phrasesIn.en.mail.signUp.button }), 4);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/confirm-signup\//);
  await tabTo(main.getByRole('button', { name: t('accounts.confirm.submit') }), 12);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/allgames$/);
  await expect(page.getByText(t('accounts.confirm.done'))).toBeVisible();
  await page.getByRole('button', { name: t('nav.tabs.me'), exact: true }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Toetsen' })).toBeVisible();
});

test('settings by keyboard alone: every control in the order it is seen, and the way out gives the focus back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page, 'player2@rondo.test');
  const main = page.getByRole('main');
  for (const part of ['', '#playing', '#appearance', '#notifications', '#sign-in', '#privacy', '#data'])
    await test.step(`/settings${part}`, async () => {
      await page.goto('/');
      await page.goto(`/settings${part}`);
      if (part) await expect(main.locator(`${part} h2`)).toBeFocused();
      await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
      await main.focus();
      const tops: number[] = [];
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab');
        const top = await page.evaluate<number | null>(`(() => {
          const { activeElement } = document;
          if (!activeElement.closest('main')) return null;
          activeElement.dataset.reached = 'true';
          return activeElement.getBoundingClientRect().bottom + scrollY;
        })()`);
        if (top === null) break;
        tops.push(top);
      }
      // The arrows lead through a group of choices.
      const missed = await page.evaluate<
        string[]
      >(`[...document.querySelectorAll('main :is(a[href], button, input, select)')]
        .filter((one) => one.checkVisibility() && !one.disabled && !one.dataset.reached)
        .filter(({ type, name }) => type !== 'radio' || !document.querySelector('[name="' + name + '"][data-reached]'))
        .map((one) => one.outerHTML.slice(0, 120))`);
      expect(missed).toEqual([]);
      expect(tops.length).toBeGreaterThan(1);
      // The focus never jumps back up the page by more than a line of controls.
      expect(tops.every((top, index) => index === 0 || top > (tops[index - 1] ?? 0) - 60)).toBe(true);
    });

  const leave = main.getByRole('button', { name: t('settings.leaving.open') });
  await leave.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('settings.leaving.sheetTitle') });
  await expect(dialog).toBeVisible();
  await keepsFocus(page, dialog, leave);
});

test('readers who prefer reduced motion see none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logIn(page, 'player@rondo.test');
  for (const path of ['/', '/allgames', '/notifications', '/wallet']) {
    await page.goto(path);
    await ready(page);
    const moving = await page.evaluate<number>(
      'document.getAnimations().filter((one) => one.playState === "running" && one.effect.getComputedTiming().duration > 20).length',
    );
    expect([path, moving]).toEqual([path, 0]);
  }
});

test('forced colours: what is chosen and what can be pressed is still told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await logIn(page, 'player@rondo.test');
  for (const path of ['/', '/allgames?sports=Volleyball', '/wallet?tab=cash-outs', '/settings']) {
    await page.goto(path);
    expect([path, await violations(page, { without: ['color-contrast'] })]).toEqual([path, []]);
    // Forced colours replace ours, so something other than colour must mark what is chosen.
    const untold = await page.evaluate<string[]>(
      `[...document.querySelectorAll('[aria-pressed=true], [aria-selected=true], [aria-current=page]')]
        .filter((one) => one.checkVisibility() && getComputedStyle(one).outlineStyle === 'none')
        .map((one) => one.textContent)`,
    );
    expect([path, untold]).toEqual([path, []]);
  }
  await page.emulateMedia({ forcedColors: 'none' });
});
