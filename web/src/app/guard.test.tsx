import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/open.tsx';
import { Guard } from './guard.tsx';

test('who is led on to the log-in sees no footer move: what waits is as tall as the window', async () => {
  await show(
    <Guard route={{ path: '/wallet', page: 'wallet', title: null, guard: 'user' }}>
      <p>One’s own</p>
    </Guard>,
  );
  await expect.element(page.getByText('One’s own')).not.toBeInTheDocument();
  expect(document.querySelector('[aria-busy]')!.clientHeight).toBeGreaterThanOrEqual(window.innerHeight);
});
