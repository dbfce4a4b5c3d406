import { listOwed } from '@rondo/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../../../test/backend.ts';
import { plain } from '../../../../test/match.ts';
import { open } from '../../../../test/open.tsx';

const person = { _id: '00000000-0000-4000-8000-00000000000a', name: 'Ada' };
const amounts = { wallet: 12.5, reserved: 0, kept: 0, pay: 0, owes: 0, total: 12.5 };

test('a person’s row leaves out what is nothing, and is pressed as a whole on a phone', async () => {
  const data = {
    sums: amounts,
    owed: [{ person, ...amounts }],
    pagination: { totalCount: 1, totalPages: 1, more: false },
  };
  await open('/console/owed', { as: { role: 'admin' }, answers: [answer(listOwed, { data })] });
  const row = page.getByRole('row').filter({ hasText: 'Ada' });
  await expect.element(row).toBeVisible();
  const cells = [...row.element().querySelectorAll('td')].map(({ textContent }) => plain(textContent));
  expect(cells.filter((words) => words !== '')).toEqual(['Ada', '€ 12.50', '€ 12.50']);
  const { right, bottom } = row.element().getBoundingClientRect();
  expect(
    document
      .elementFromPoint(right - 4, bottom - 4)
      ?.closest('a')
      ?.getAttribute('href'),
  ).toContain(person._id);
});
