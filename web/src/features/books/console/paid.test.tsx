import { listPaid } from '@rondo/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../../../test/backend.ts';
import { admin } from '../../../../test/console-acts.ts';
import { open, speak } from '../../../../test/open.tsx';

const t = speak('en');
const show = (reported: { from: number; to: number } | null) =>
  open('/console/paid', { as: admin, answers: [answer(listPaid, { data: { reported } })] });

test('the report of this year and of last year can be taken', async () => {
  await show({ from: 2025, to: 2026 });
  for (const year of [2026, 2025])
    await expect
      .element(page.getByRole('link', { name: t('periods.paid.take', { year }) }))
      .toHaveAttribute('href', `/api/admin/books/report.csv?year=${year}`);
});

test('without a payroll number it says which setting is needed', async () => {
  await show(null);
  await expect.element(page.getByText(t('periods.paid.needs'))).toBeVisible();
  expect(page.getByRole('link', { name: 'CSV' }).elements()).toHaveLength(0);
});
