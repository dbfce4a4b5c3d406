import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show, speak } from '../../../test/open.tsx';
import { PayMethod } from './pay-method.tsx';

test('while paying is off there is no method to choose, and a sentence that says so', async () => {
  const said = { en: 'The bank is away until tonight.' };
  await show(<PayMethod amountCents={1000} method="ideal" onMethod={() => undefined} />, {
    settings: { off: { payments: { said, until: null } } },
  });
  await expect.element(page.getByText('The bank is away until tonight.')).toBeVisible();
  expect(page.getByRole('radio').elements()).toEqual([]);
  await expect.element(page.getByText(speak('en')('wallet.methods.total'))).toBeVisible();
});
