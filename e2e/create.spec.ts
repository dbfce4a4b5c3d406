import { expect, test } from '@playwright/test';
import { speak } from './speak.ts';

const t = speak('en');

test('an organiser opens a game: what is missing is said, what was typed is kept, and the game is there', async ({
  page,
}) => {
  const answer = await page.request.post('/api/users/login', {
    data: { email: 'organiser@rondo.test', password: 'Rondo2026!' },
  });
  expect(answer.status()).toBe(200);
  const name = `Opened ${Date.now()}`;
  const main = page.getByRole('main');
  const choose = (label: string, option: string) => main.getByLabel(label, { exact: true }).selectOption(option);
  const fill = (label: string, text: string) => main.getByLabel(label, { exact: true }).fill(text);

  await test.step('an empty form says what is missing', async () => {
    await page.goto('/create', { waitUntil: 'networkidle' });
    await main.getByRole('button', { name: t('create.submit') }).click();
    await expect(page.getByText(t('create.invalid'))).toBeVisible();
    await expect(main.getByText(t('create.errors.name'))).toBeVisible();
    await expect(main.getByText(t('create.errors.location'))).toBeVisible();
  });

  await test.step('a reload keeps what was typed', async () => {
    await fill(t('create.name'), name);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(main.getByLabel(t('create.name'), { exact: true })).toHaveValue(name);
  });

  await test.step('what, for how many, and free', async () => {
    await choose(t('create.sport'), 'Futsal');
    await choose(t('create.level'), 'Beginner');
    await choose(t('create.surface'), 'Indoors');
    await main.getByLabel(t('create.duration')).fill('1.5');
    await fill(t('create.players'), '10');
    await expect(main.getByLabel(t('create.free'))).toBeDisabled();
  });

  await test.step('when: the 20th of next month at eight', async () => {
    await main.getByLabel(t('create.when')).click();
    const calendar = page.getByRole('dialog');
    await calendar.getByRole('button', { name: t('create.nextMonth') }).click();
    await calendar.getByRole('button', { name: /^20 / }).click();
    await calendar.getByRole('spinbutton', { name: t('create.hours') }).fill('20');
    await calendar.getByRole('spinbutton', { name: t('create.minutes') }).fill('00');
    await calendar.getByRole('button', { name: t('create.whenDone') }).click();
  });

  await test.step('where', async () => {
    await main.getByRole('combobox', { name: t('create.search') }).fill('Gronin');
    await page
      .getByRole('option', { name: /Groningen/ })
      .first()
      .click();
    await fill(t('create.venue'), 'Sporthal Vinkhuizen');
  });

  await test.step('publish', async () => {
    await main.getByRole('button', { name: t('create.submit') }).click();
    await expect(page.getByText(t('create.done'))).toBeVisible();
    await expect(page).toHaveURL(/\/match\/[0-9a-f-]+/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  });
});
