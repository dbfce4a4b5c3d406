import { type Kept, keptNames } from '@rondo/rules/retention';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testedLanguages } from '../../test/languages.ts';
import { open, speak } from '../../test/open.tsx';

test.each(testedLanguages)('says of everything what is kept, of whom, how long and why (%s)', async (language) => {
  const t = speak(language);
  await open('/privacyPolicy', { language });
  for (const name of keptNames)
    await expect.element(page.getByText(t(`retention.what.${name}`), { exact: true })).toBeVisible();
  const entry = (name: Kept) => page.getByRole('listitem').filter({ hasText: t(`retention.what.${name}`) });
  const period = t('retention.period.years', { count: 7 });
  await expect.element(entry('payments').getByText(t('retention.from.bookYear', { period }))).toBeVisible();
  const [law, contract] = [t('retention.why.law'), t('retention.why.contract')];
  await expect.element(entry('payments').getByText(`${t('retention.of.everybody')} · ${law}`)).toBeVisible();
  await expect.element(entry('bankDetails').getByText(`${t('retention.of.organisers')} · ${contract}`)).toBeVisible();
});
