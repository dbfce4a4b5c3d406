import { logIn } from '@rondo/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { askedOf, refuse } from '../../test/backend.ts';
import { open, speak } from '../../test/open.tsx';

for (const language of ['en', 'nl'] as const) {
  const t = speak(language);
  test(`wrong credentials are said at the password (${language})`, async () => {
    await open('/login', { language, answers: [refuse(logIn, 'wrong_credentials')] });
    await page.getByLabelText(t('accounts.email')).fill('sanne@rondo.test');
    await page.getByLabelText(t('accounts.password'), { exact: true }).fill('Wrong2026!');
    await page.getByRole('button', { name: t('accounts.login.submit') }).click();
    await expect.element(page.getByText(t('errors.wrong_credentials'))).toBeVisible();
    await expect.element(page.getByLabelText(t('accounts.password'), { exact: true })).toHaveFocus();
    expect(askedOf(logIn)).toMatchObject([{ body: { email: 'sanne@rondo.test', password: 'Wrong2026!' } }]);
  });
}
