import { keptNames } from '@rondo/rules/retention';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, speak } from '../../test/open.tsx';

test.each(['en', 'nl'] as const)(
  'says of everything what is kept, of whom, how long and why (%s)',
  async (language) => {
    const t = speak(language);
    await open('/privacyPolicy', { language });
    const entries = page.getByRole('listitem');
    for (const name of keptNames)
      await expect.element(entries.filter({ hasText: t(`retention.what.${name}`) })).toBeVisible();
    const payments = entries.filter({ hasText: t('retention.what.payments') });
    const period = t('retention.period.years', { count: 7 });
    await expect.element(payments).toHaveTextContent(t('retention.from.bookYear', { period }));
    await expect.element(payments).toHaveTextContent(t('retention.why.law'));
    const accounts = entries.filter({ hasText: t('retention.what.bankDetails') });
    await expect.element(accounts).toHaveTextContent(t('retention.of.organisers'));
  },
);
