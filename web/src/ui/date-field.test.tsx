import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show, speak } from '../../test/open.tsx';
import { DateField } from './date-field.tsx';

const words = () => document.querySelector('main, body')?.querySelector('[aria-hidden="true"][class*="words"]');

test.each([
  ['en', '2027-03-01', 'Mon 1 Mar 2027'],
  ['nl', '2027-03-01', 'ma 1 mrt 2027'],
  ['en', '', speak('en')('common.chooseDay')],
  ['nl', '2027', speak('nl')('common.chooseDay')],
] as const)('says its day in the page’s language (%s, %s)', async (language, value, said) => {
  await show(<DateField label="From" value={value} onChange={() => undefined} />, { language });
  await expect.element(page.getByLabelText('From')).toHaveValue(value.length === 10 ? value : '');
  await expect.poll(() => words()?.textContent).toBe(said);
});

test.each([
  ['en', '2027-03-01T19:30', 'Mon 1 Mar 2027 19:30'],
  ['nl', '2027-03-01T19:30', 'ma 1 mrt 2027 19:30'],
  ['nl', '', speak('nl')('common.chooseDay')],
] as const)('says its time too (%s, %s)', async (language, value, said) => {
  await show(<DateField label="When" value={value} withTime onChange={() => undefined} />, { language });
  await expect.element(page.getByLabelText('When')).toHaveValue(value);
  await expect.poll(() => words()?.textContent).toBe(said);
});

test('shows the browser’s own words while it has the focus', async () => {
  await show(<DateField label="From" value="2027-03-01" onChange={() => undefined} />);
  const shown = () => getComputedStyle(words() as Element).visibility;
  await expect.poll(shown).toBe('visible');
  await page.getByLabelText('From').tap();
  await expect.poll(shown).toBe('hidden');
});
