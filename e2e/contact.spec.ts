import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { now } from './clock.ts';
import { test } from './journey-test.ts';
import { speak } from './speak.ts';

const t = speak('en');
const newAddress = () => `writer-${Date.now()}-${Math.floor(Math.random() * 1e6)}@rondo.test`;

/** The address has a mail with this subject. */
async function expectMail(request: APIRequestContext, to: string, subject: string): Promise<void> {
  await expect
    .poll(async () => {
      const mails = (await (await request.get(`/dev/mailbox.json?to=${to}`)).json()) as { subject: string }[];
      return mails.map((mail) => mail.subject);
    })
    .toContain(subject);
}

/** Local to Amsterdam, at noon in so many days. */
const noonIn = (days: number) => `${new Date(now() + days * 86_400_000).toISOString().slice(0, 10)}T12:00`;

test('a company asks for an event: errors at their fields, a reload loses nothing, a mail of receipt', async ({
  page,
  request,
}) => {
  const email = newAddress();
  await page.goto('/about');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('nav.footer.contact') })
    .click();
  await page.getByRole('link', { name: t('contact.banner.go') }).click();
  await expect(page.getByRole('heading', { name: t('contact.form.title') })).toBeFocused();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const name = field(t('contact.form.name'));
  const send = page.getByRole('button', { name: t('contact.form.send'), exact: true });

  await send.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(t('contact.errors.name_required'));
  await name.fill('Bakkerij Smit');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await field(t('contact.form.email')).fill('nobody');
  await field(t('contact.form.sport')).fill('Volleyball');
  await field(t('contact.form.people')).fill('-4');
  await field(t('contact.form.duration')).fill('3 hours');
  await field(t('contact.form.datetime')).fill(noonIn(-1));
  await field(t('contact.form.catering')).click();
  for (const error of ['email_invalid', 'people_positive', 'datetime_future'] as const)
    await expect(page.getByText(t(`contact.errors.${error}`))).toBeVisible();
  await expect(send).toHaveAttribute('aria-disabled', 'true');

  await page.reload();
  await expect(name).toHaveValue('Bakkerij Smit');
  await expect(field(t('contact.form.catering'))).toBeChecked();
  await field(t('contact.form.email')).fill(email);
  await field(t('contact.form.people')).fill('40');
  await field(t('contact.form.datetime')).fill(noonIn(30));
  await send.click();
  await expect(page.getByRole('heading', { name: t('contact.sent.title') })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  await expectMail(request, email, 'We’ve got your request');
  await page.getByRole('button', { name: t('contact.sent.again') }).click();
  await expect(name).toHaveValue('');
});

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const photo = (name: string, buffer = picture, mimeType = 'image/png') => ({ name, mimeType, buffer });

test('a venue with five photos, of which one is none: said at the photos, and the others stay', async ({
  page,
  request,
}) => {
  const email = newAddress();
  await page.goto('/facility-contact');
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const send = page.getByRole('button', { name: t('venue.form.send'), exact: true });
  await field(t('venue.form.fullName')).fill('Joris de Wit');
  await field(t('venue.form.email')).fill(email);
  await field(t('venue.form.availableDays')).fill('Monday');
  await field(t('venue.form.availableHours')).fill('19:00 to 23:00');
  const withVenue = page.getByRole('switch', { name: t('venue.form.withVenue') });
  await withVenue.click();
  await expect(withVenue).toBeChecked();
  await field(t('venue.form.facilityName')).fill('Sporthal Zuid');
  await field(t('venue.form.maxCapacity')).fill('60');
  await field(t('venue.form.address')).fill('Burgerweeshuispad 54, Amsterdam');
  await page.getByRole('button', { name: t('venue.sports.volleyball') }).click();
  await send.click();
  const photos = field(t('venue.photos.add'));
  await expect(photos).toBeFocused();
  await expect(page.getByText(t('venue.errors.images'))).toBeVisible();

  const list = page.getByRole('list', { name: t('venue.photos.label') });
  await photos.setInputFiles([
    photo('a.png'),
    photo('b.png'),
    photo('notes.jpg', Buffer.from('a shopping list'), 'image/jpeg'),
    photo('d.png'),
    photo('e.png'),
    photo('film.mp4', picture, 'video/mp4'),
  ]);
  await expect(page.getByText(t('venue.photos.unusable', { file: 'film.mp4' }))).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await photos.setInputFiles([photo('f.png')]);
  await expect(page.getByText(t('venue.photos.tooMany', { most: 5 }))).toBeVisible();

  await send.click();
  await expect(page.getByText(t('errors.photo_not_usable', { file: 'notes.jpg' }))).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await page.getByRole('button', { name: t('common.remove', { name: 'notes.jpg' }) }).click();
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await send.click();
  await expect(page.getByRole('heading', { name: t('venue.sent') })).toBeFocused();
  await expectMail(request, email, 'We’ve got your venue’s details');
});

/** A finger pulls the open sheet down by so many pixels. */
const pull = (page: Page, pixels: number) =>
  page.evaluate(`{
    const target = document.querySelector('dialog[open]');
    const touch = (clientY) => new Touch({ identifier: 1, target, clientX: 100, clientY });
    const tell = (type, ...touches) =>
      target.dispatchEvent(new TouchEvent(type, { touches, changedTouches: touches, bubbles: true }));
    tell('touchstart', touch(300));
    tell('touchmove', touch(${300 + pixels / 2}));
    tell('touchmove', touch(${300 + pixels}));
    tell('touchend');
  }`);

/** The first step of an application as a freelancer. */
async function openWizard(page: Page): Promise<Locator> {
  const sheet = page.getByRole('dialog', { name: t('applying.wizard.title') });
  await page.getByRole('button', { name: t('applying.options.freelancer.go') }).click();
  await expect(sheet).toBeVisible();
  return sheet;
}

test('a would-be organiser: what it pays, three steps, a swipe that loses nothing, thanks', async ({
  page,
  request,
}) => {
  const email = newAddress();
  await page.goto('/');
  await page.getByRole('link', { name: t('home.actions.become.go') }).click();
  const players = page.getByLabel(t('applying.calculator.players'));
  const sum = page.getByRole('status').filter({ hasText: '€' });
  await expect(sum).toHaveText(/100/);
  await players.fill('15');
  await expect(sum).toHaveText(/130/);
  await players.fill('11');
  await expect(sum).toHaveText(/€\s?0/);

  const sheet = await openWizard(page);
  const next = sheet.getByRole('button', { name: t('applying.wizard.next') });
  await next.click();
  const football = sheet.getByRole('button', { name: t('games.sport.Football') });
  await expect(football).toBeFocused();
  await football.click();
  await sheet.getByLabel(t('applying.wizard.name'), { exact: true }).fill('Fleur');
  await sheet.getByLabel(t('applying.wizard.email')).fill('nobody');
  await expect(sheet.getByText(t('applying.errors.email'))).toBeVisible();
  await sheet.getByLabel(t('applying.wizard.email')).fill(email);

  await pull(page, 150);
  await expect(sheet).toBeVisible();
  await pull(page, 260);
  await expect(sheet).toHaveCount(0);
  await openWizard(page);
  await expect(sheet.getByLabel(t('applying.wizard.name'), { exact: true })).toHaveValue('Fleur');
  await next.click();

  await expect(sheet.getByText(t('applying.wizard.step', { step: 2 }))).toBeFocused();
  await expect(sheet.getByRole('radio', { name: t('applying.wizard.freelancer') })).toBeChecked();
  await next.click();
  await expect(sheet.getByText(t('applying.errors.age'))).toBeVisible();
  await sheet.getByLabel(t('applying.wizard.age'), { exact: true }).fill('24');
  await next.click();

  const finish = sheet.getByRole('button', { name: t('applying.wizard.send') });
  await finish.click();
  await expect(sheet.getByText(t('applying.errors.city'))).toBeVisible();
  await expect(sheet.getByText(t('applying.errors.contacted'))).toBeVisible();
  await sheet.getByLabel(t('applying.wizard.city')).selectOption('Utrecht');
  await sheet.getByRole('radio', { name: t('applying.wizard.no'), exact: true }).click();
  await finish.click();
  await expect(sheet.getByRole('heading', { name: t('applying.sent.title') })).toBeVisible();
  await expectMail(request, email, 'We’ve got your application');
  await sheet.getByRole('link', { name: t('applying.sent.home') }).click();
  await expect(page).toHaveURL(/\/$/);
});
