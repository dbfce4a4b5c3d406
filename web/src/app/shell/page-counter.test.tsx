import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../../test/open.tsx';
import PageCounter from './page-counter.tsx';

test('no page is counted before the reader allows it', async () => {
  await show(
    <>
      <p>A page</p>
      <PageCounter url="https://counts.example/script.js" />
    </>,
  );
  await expect.element(page.getByText('A page')).toBeVisible();
  expect(document.querySelector('script[src*="counts.example"]')).toBeNull();
});
