import { expect, test } from 'vitest';
import { runProgram } from '../run-program.ts';
import { look } from './parts.ts';

/** The files of which Playwright would run journeys. */
async function filesListed(args: readonly string[]): Promise<string[]> {
  const { output } = await runProgram(
    'playwright',
    ['test', '--list', '--config', 'e2e/playwright.config.ts', ...args],
    { output: 'kept' },
  );
  return [...new Set([...output.matchAll(/› ([\w-]+\.spec\.ts)/g)].map(([, file = '']) => file))];
}

test('journeys are made of the files that are named, and of no others; pages are looked at where some are', async () => {
  const [alone, withPages] = await Promise.all([
    filesListed(look([], ['e2e/way.spec.ts', 'e2e/wishes.spec.ts'])),
    filesListed(look(['web/src/pages/wishes.tsx'], ['e2e/leading.spec.ts'])),
  ]);
  expect(alone).toEqual(['way.spec.ts', 'wishes.spec.ts']);
  expect(withPages).toEqual(['every-page.spec.ts', 'leading.spec.ts']);
});
