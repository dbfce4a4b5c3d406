import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testedLanguages } from '../../../../test/languages.ts';
import { show, speak } from '../../../../test/open.tsx';
import { PasswordSettings } from './password-settings.tsx';

test.each(testedLanguages)('leads to where the password is changed (%s)', async (language) => {
  await show(<PasswordSettings />, { language });
  const link = page.getByRole('link', { name: speak(language)('settings.password.link') });
  await expect.element(link).toHaveAttribute('href', '/edit-profile?tab=password');
});
