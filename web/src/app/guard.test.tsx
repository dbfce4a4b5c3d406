import { useQueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { show } from '../../test/open.tsx';
import { sessionQuery } from '../platform/session.ts';
import { useTypedState } from '../platform/typed.ts';
import { Guard } from './guard.tsx';

test('on the way to the log-in no footer moves: the stand-in is as tall as the window', async () => {
  await show(
    <Guard route={{ path: '/wallet', page: 'wallet', title: null, guard: 'user' }}>
      <p>One’s own</p>
    </Guard>,
  );
  await expect.element(page.getByText('One’s own')).not.toBeInTheDocument();
  expect(document.querySelector('[aria-busy]')!.clientHeight).toBeGreaterThanOrEqual(window.innerHeight);
});

function Typing() {
  const client = useQueryClient();
  const [words, setWords] = useTypedState('words', '');
  return (
    <>
      <input aria-label="Words" value={words} onChange={({ target }) => setWords(target.value)} />
      <button type="button" onClick={() => client.setQueryData(sessionQuery.queryKey, null)}>
        Their session ends
      </button>
    </>
  );
}

test('a user led to the log-in because their session ended finds what they typed again', async () => {
  const guarded = (
    <Guard route={{ path: '/wallet', page: 'wallet', title: null, guard: 'user' }}>
      <Typing />
    </Guard>
  );
  const words = page.getByLabelText('Words');
  const here = { as: {}, address: location.pathname + location.search + location.hash };
  await show(guarded, here);
  await words.write('Half a sentence');
  await page.getByRole('button', { name: 'Their session ends' }).tap();
  await expect.element(words).not.toBeInTheDocument();
  await cleanup();
  await show(guarded, here);
  await expect.element(words).toHaveValue('Half a sentence');
});
