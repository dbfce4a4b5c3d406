import { expect, type Page } from '@playwright/test';
import { createPaidGame, mailedPath } from './api.ts';
import { atProvider, payAtProvider } from './at-provider.ts';
import { money, speak } from './speak.ts';
import { test } from './journey-test.ts';

// features: joining, payments, booking, guests

/** The place of these journeys' games, far from the lists of the others. */
const place = {
  location: { coordinates: [3.61, 51.5], address: 'Sporthal Zuid', city: 'Middelburg', country: 'Netherlands' },
};

const sheet = (page: Page) => page.getByRole('dialog');

function journey(locale: string | undefined) {
  const t = speak(locale);
  const joins = (page: Page) =>
    page
      .getByRole('button', { name: new RegExp(`^${t('joining.action.join')}( |$)`) })
      .first()
      .click();
  return { t, joins, price: (euros: number) => money(euros, locale) };
}

test('a guest joins a free game: the spot is theirs once the link in the mail is opened', async ({
  page,
  request,
}, info) => {
  const { t, joins } = journey(info.project.use.locale);
  const stamp = `${info.project.name.replaceAll(/\W+/g, '')}${Date.now()}`.toLowerCase();
  const email = `guest-${stamp}@example.org`;
  const id = await createPaidGame(request, `Free ${stamp}`.slice(0, 50), { ...place, isPayingGame: false });
  await page.goto(`/match/${id}`);
  await joins(page);
  await expect(sheet(page).getByRole('heading', { name: t('spots.guest.title') })).toBeVisible();

  const join = sheet(page).getByRole('button', { name: t('spots.guest.join'), exact: true });
  await sheet(page).getByLabel(t('spots.guest.email')).fill(email);
  await sheet(page).getByLabel(t('spots.guest.terms')).check();
  await sheet(page).getByLabel(t('spots.guest.privacy')).check();
  await join.click();

  await expect(sheet(page).getByRole('heading', { name: t('spots.guest.unprovedTitle') })).toBeVisible();
  await page.goto(await mailedPath(request, email, 'booking'));
  await expect(page.getByText(t('booking.proved'))).toBeVisible();
});

test(
  'a guest pays: the spot is held, its countdown shows to a guest who comes back, and it is theirs once paid',
  { tag: '@great' },
  async ({ page, request }, info) => {
    const { t, joins, price } = journey(info.project.use.locale);
    const stamp = `${info.project.name.replaceAll(/\W+/g, '')}${Date.now()}`.toLowerCase();
    const id = await createPaidGame(request, `Paid ${stamp}`.slice(0, 50), place);
    await page.goto(`/match/${id}`);
    await joins(page);
    await sheet(page).getByLabel(t('spots.guest.email')).fill(`payer-${stamp}@example.org`);
    await sheet(page).getByLabel(t('spots.guest.terms')).check();
    await sheet(page).getByLabel(t('spots.guest.privacy')).check();
    await sheet(page)
      .getByRole('button', { name: t('spots.guest.next') })
      .click();

    await test.step('the bank shows the price with the fee', async () => {
      await sheet(page)
        .getByRole('button', { name: price(4.86) })
        .click();
      await atProvider(page, '4.86');
    });

    await test.step('a guest who comes back without paying sees how long the spot is held', async () => {
      await page.goto(`/match/${id}`);
      const timer = page.getByRole('timer').filter({ hasText: /1[45]:\d\d/ });
      await expect(timer).toBeVisible();
      const held = page.getByRole('region', { name: t('spots.checkout.heldTitle') });
      await held.getByRole('button', { name: t('spots.checkout.goOn') }).click();
      await payAtProvider(page, '4.86');
      await expect(page).toHaveURL(/\/payments\//);
    });

    await test.step('the spot is theirs, and no longer held', async () => {
      await page.goto(`/match/${id}`);
      await expect(page.getByText(/^1\/12/)).toBeVisible();
      await expect(page.getByText(t('spots.checkout.heldTitle'))).toHaveCount(0);
      await page.getByRole('link', { name: t('joining.held.ticket') }).click();
      await expect(page.getByRole('heading', { name: t('spotPayment.joined') })).toBeVisible();
    });
  },
);
