import { languages } from '@rondo/rules';
import { expect, type Page } from '@playwright/test';
import { chosenPassword, logIn, mailedPath, signUp } from './api.ts';
import { speak } from './speak.ts';
import { lookInWholeRun } from './violations.ts';
import { test } from './journey-test.ts';

const t = speak('en');
const newPassword = 'Korenbloem34';

/** A picture of two colours, as a browser makes one: the left half is red. */
async function twoColours(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate<string>(`(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 800;
    canvas.height = 400;
    const context = canvas.getContext('2d');
    context.fillStyle = '#e02020';
    context.fillRect(0, 0, 400, 400);
    context.fillStyle = '#2040e0';
    context.fillRect(400, 0, 400, 400);
    return canvas.toDataURL('image/png').split(',')[1];
  })()`);
  return Buffer.from(base64, 'base64');
}

/** The colour in the middle of a picture that the page shows. */
async function middleOf(page: Page, src: string): Promise<number[]> {
  return page.evaluate<number[]>(`(async () => {
    const picture = new Image();
    picture.src = ${JSON.stringify(src)};
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    const context = canvas.getContext('2d');
    context.drawImage(picture, 0, 0);
    return [canvas.width, canvas.height, ...context.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data];
  })()`);
}

test('a photo is cropped with the keys alone, and shows at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp(page, 'Sanne');
  await page.goto('/profile');
  await page.getByRole('link', { name: t('profile.edit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('nav.titles.edit-profile'));

  await page.getByLabel(t('editProfile.photo.choose')).setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await twoColours(page),
  });
  const sheet = page.getByRole('dialog', { name: t('editProfile.photo.crop') });
  const part = sheet.getByRole('group', { name: t('editProfile.photo.cropArea') });
  await part.focus();
  // To the right the picture goes, so that its red half is in the middle.
  for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowRight');
  await sheet.getByLabel(t('editProfile.photo.zoom')).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sheet.getByLabel(t('editProfile.photo.zoom'))).toHaveValue('1.05');
  await lookInWholeRun(page);
  await sheet.getByRole('button', { name: t('editProfile.photo.use') }).click();
  await expect(sheet).toBeHidden();

  await page.getByLabel(t('accounts.username')).fill('Sanne de Vries');
  await page.getByRole('button', { name: t('editProfile.save') }).click();
  await expect(page.getByText(t('editProfile.done'))).toBeVisible();
  const photo = page.locator('main img');
  await expect(photo).toHaveAttribute('src', /^\/files\/photos\/[\da-f]{32}-[\da-f]{8}\.webp$/);
  const [width, height, red = 0, green = 0, blue = 0] = await middleOf(page, (await photo.getAttribute('src')) ?? '');
  expect([width, height]).toEqual([384, 384]);
  expect([red > 180, green < 80, blue < 80]).toEqual([true, true, true]);

  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('profile.welcome', { name: 'Sanne de Vries' }));
  await page.goto('/edit-profile');
  await page.getByRole('button', { name: t('editProfile.photo.remove') }).click();
  // The button to save moves down for it.
  await expect(page.getByText(t('editProfile.photo.removed'))).toBeVisible();
  await page.getByRole('button', { name: t('editProfile.save') }).click();
  await expect(page.getByText(t('editProfile.done'))).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
});

test('another password ends the other session; another address waits for its link', async ({ page, browser }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const email = await signUp(page, 'Bram');
  const other = await browser.newContext();
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const login = (password: string) =>
    other.request.post('/api/users/login', { headers: { origin }, data: { email, password } });
  expect((await login(chosenPassword)).status()).toBe(200);

  await page.goto('/settings#password');
  await page.getByRole('link', { name: t('settings.password.link') }).click();
  await page.getByLabel(t('editProfile.current'), { exact: true }).fill('Wrong1234');
  await page.getByLabel(t('editProfile.next'), { exact: true }).fill(newPassword);
  await page.getByLabel(t('accounts.confirmPassword'), { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: t('editProfile.changePassword') }).click();
  await expect(page.getByLabel(t('editProfile.current'), { exact: true })).toBeFocused();
  await expect(page.getByText(t('errors.wrong_password'))).toBeVisible();
  await lookInWholeRun(page);
  await page.getByLabel(t('editProfile.current'), { exact: true }).fill(chosenPassword);
  await page.getByRole('button', { name: t('editProfile.changePassword') }).click();
  await expect(page.getByText(t('editProfile.passwordDone'))).toBeVisible();
  expect((await other.request.get('/api/users/me')).status()).toBe(401);
  expect((await login(chosenPassword)).status()).toBe(401);
  expect((await login(newPassword)).status()).toBe(200);

  await page.getByRole('link', { name: t('editProfile.profile'), exact: true }).click();
  const wanted = `new-${email}`;
  await page.getByLabel(t('accounts.email')).fill(wanted);
  await page.getByRole('button', { name: t('editProfile.save') }).click();
  await expect(page.getByText(t('editProfile.pending', { email: wanted }))).toBeVisible();
  await lookInWholeRun(page);
  await page.goto(await mailedPath(page.request, wanted, 'confirm-address'));
  await page.getByRole('button', { name: t('editProfile.confirm.submit') }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(wanted, { exact: true })).toBeVisible();
  await other.close();
});

test('another address asks a session that was left open for the password', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const email = await signUp(page, 'Fleur');
  const wanted = `new-${email}`;
  await page.goto('/edit-profile');
  // As the server answers a session of more than ten minutes.
  await page.route('**/api/users/updateMe', (route) =>
    route.fulfill({ status: 403, json: { status: 'fail', code: 'confirm_identity', message: 'Is it you?' } }),
  );
  await page.getByLabel(t('accounts.email')).fill(wanted);
  await page.getByRole('button', { name: t('editProfile.save') }).click();
  const sheet = page.getByRole('dialog', { name: t('signIn.confirm.title') });
  await sheet.getByLabel(t('accounts.password'), { exact: true }).fill('Wrong1234');
  await sheet.getByRole('button', { name: t('signIn.confirm.submit') }).click();
  await expect(sheet.getByText(t('errors.wrong_password'))).toBeVisible();
  await lookInWholeRun(page);
  await page.unroute('**/api/users/updateMe');
  await sheet.getByLabel(t('accounts.password'), { exact: true }).fill(chosenPassword);
  await sheet.getByRole('button', { name: t('signIn.confirm.submit') }).click();
  await expect(page.getByText(t('editProfile.pending', { email: wanted }))).toBeVisible();
  await expect(sheet).toBeHidden();
});

test('a sign-up is confirmed in another browser by its password', async ({ page, request }) => {
  const email = `elsewhere-${Date.now()}-${Math.round(Math.random() * 1e6)}@rondo.test`;
  const form = { name: 'Iris', email, password: chosenPassword, confirmPassword: chosenPassword };
  const consents = { termsConsent: true, privacyConsent: true };
  expect((await request.post('/api/users/confirmation', { data: { ...form, ...consents } })).status()).toBe(200);
  await page.goto(await mailedPath(request, email));
  // Asked at once: nobody signed up in this browser.
  await expect(page.getByText(t('accounts.confirm.notYou'))).toBeVisible();
  await page.getByLabel(t('accounts.password'), { exact: true }).fill('Wrong1234');
  await page.getByRole('button', { name: t('accounts.confirm.submit') }).click();
  await expect(page.getByLabel(t('accounts.password'), { exact: true })).toBeFocused();
  await expect(page.getByText(t('errors.wrong_password'))).toBeVisible();
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(chosenPassword);
  await page.getByRole('button', { name: t('accounts.confirm.submit') }).click();
  await expect(page).toHaveURL(/\/allgames/);
});

test('the language one switches to is that of one’s mails, and a hidden name is hidden from visitors', async ({
  page,
}) => {
  const email = await signUp(page, 'Noor');
  await page.goto('/settings#privacy');
  const hide = page.getByRole('switch', { name: t('settings.privacy.hide') });
  await hide.click();
  await expect(hide).toBeChecked();
  await expect(page.getByText(t('settings.saved'))).toBeVisible();
  await page.goto('/settings#appearance');
  await page.getByRole('radio', { name: languages.nl.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(speak('nl')('nav.titles.settings'));
  await expect
    .poll(async () => ((await (await page.request.get('/api/users/settings')).json()) as { settings: object }).settings)
    .toMatchObject({ language: 'nl', hidesName: true });
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  await page.request.patch('/api/users/ifEmailExists', { headers: { origin }, data: { email } });
  await expect
    .poll(async () => (await (await page.request.get(`/dev/mailbox.json?to=${email}`)).json()) as object)
    .toMatchObject([{ subject: 'Kies een nieuw wachtwoord' }, {}]);
});

test('one’s communities are in the profile, and games to rate are marked', async ({ page }) => {
  await logIn(page, 'player@rondo.test');
  await page.goto('/profile?tab=ratable');
  await expect(page.getByRole('listitem').getByRole('link', { name: /./ }).first()).toBeVisible();
  await expect(page.getByText('Rate it').first()).toBeVisible();
  await page.goto('/profile?tab=communities');
  await expect(page.getByRole('link', { name: 'Dom Volley Utrecht' })).toBeVisible();
});

test('mails to an address come back: a mail to try again, whose link says what is so however often it is pressed', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const email = await signUp(page, 'Guus');
  // As the server answers once mails to it came back.
  await page.route('**/api/users/settings', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { settings: object };
    await route.fulfill({ response, json: { ...json, settings: { ...json.settings, mailsReturned: 'bounced' } } });
  });
  await page.goto('/settings');
  const section = page.getByRole('region', { name: t('settings.mails.title') });
  await expect(section.getByText(t('settings.mails.bounced', { email }))).toBeVisible();
  await section.getByRole('button', { name: t('settings.mails.retry') }).click();
  await expect(page.getByText(t('settings.mails.sent'))).toBeVisible();
  const link = await mailedPath(page.request, email, 'confirm-address');
  await page.goto(link);
  await page.getByRole('button', { name: t('editProfile.confirm.submit') }).click();
  await expect(page.getByText(t('editProfile.confirm.done', { email }))).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goto(link);
  await page.getByRole('button', { name: t('editProfile.confirm.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('editProfile.confirm.already') })).toBeVisible();
});
