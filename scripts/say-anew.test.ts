import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from './run-program.ts';

/** What a process of Node says with a subject's words that are rewritten while it runs, and whether it could replace them. */
async function afterWriting(before: string, after: string) {
  const folder = mkdtempSync(join(tmpdir(), 'rondo-words-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const subject = join(folder, 'subject.en.ts');
  writeFileSync(subject, before);
  const program = `
    import { writeFileSync } from 'node:fs';
    import { sayAnew } from ${JSON.stringify(join(import.meta.dirname, 'say-anew.ts'))};
    import { match } from ${JSON.stringify(subject)};
    const held = match.steps;
    writeFileSync(${JSON.stringify(subject)}, ${JSON.stringify(after)});
    const could = await sayAnew(${JSON.stringify(subject)});
    console.log(JSON.stringify({ could, match, held }));`;
  const { output } = await runProgram('node', ['--input-type=module', '--eval', program], { output: 'kept' });
  return JSON.parse(output) as unknown;
}

const words = "export const match = { title: 'A game', steps: { join: 'Join' } } as const;";

test('whoever holds words of a file says those that are written in it now', async () => {
  const match = { title: 'A match', steps: { join: 'Join it' } };
  expect(await afterWriting(words, `export const match = ${JSON.stringify(match)};`)).toEqual({
    could: true,
    match,
    held: match.steps,
  });
});

test.each([
  ['new', { title: 'A match', steps: { join: 'Join', leave: 'Leave' } }],
  ['gone', { title: 'A match', steps: {} }],
])('nothing is said anew where a name is %s', async (_, match) => {
  expect(await afterWriting(words, `export const match = ${JSON.stringify(match)};`)).toMatchObject({
    could: false,
    match: { title: 'A game', steps: { join: 'Join' } },
  });
});
