import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Library, ownFiles, wrongInPage, wrongInSource } from './citations.ts';
import { root } from './run-program.ts';

const read = (path: string): [string, string] => [path, readFileSync(join(root, path), 'utf8')];

const library: Library = {
  pages: new Map(ownFiles(root, ['md']).map(read)),
  exists: (path) => globSync(path.replace(/\/$/, ''), { cwd: root }).length > 0,
};
const sources = ownFiles(root, ['ts', 'tsx', 'js', 'mjs', 'sql', 'css', 'yml', 'json']).filter(
  (path) => !path.startsWith('scripts/citations') && path !== 'package-lock.json',
);

test('every page and section that a source names exists', () => {
  const wrong = sources.flatMap((path) => wrongInSource(library, read(path)[1]).map((what) => `${path}: ${what}`));
  expect(wrong).toEqual([]);
});

test('every link and every path that a page names leads somewhere', () => {
  const wrong = [...library.pages.keys()].flatMap((path) =>
    wrongInPage(library, path).map((what) => `${path}: ${what}`),
  );
  expect(wrong).toEqual([]);
});

test('every decision has its number, date and status, stands in the index, and is named by the code it governs', () => {
  const code = sources
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => read(path)[1])
    .join('\n');
  const index = library.pages.get('docs/decisions/README.md') ?? '';
  const decisions = [...library.pages.keys()].filter((path) => /^docs\/decisions\/\d/.test(path)).toSorted();
  const wrong = decisions.filter((path, position) => {
    const name = path.replace('docs/decisions/', '');
    const page = library.pages.get(path) ?? '';
    const head = new RegExp(
      `^# ${position + 1}\\. .+\n\n\\d{1,2} [A-Z][a-z]+ \\d{4}\\. (?:Accepted|Superseded by .+)\\.\n`,
    );
    const numbered = name.startsWith(String(position + 1).padStart(4, '0'));
    return !numbered || !head.test(page) || !index.includes(`](${name})`) || !code.includes(`decisions/${name}`);
  });
  expect(decisions.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

const sample: Library = {
  pages: new Map([
    ['docs/product.md', '# Product\n\n## Life of a game\n\n## `Fees` & co.\n\n```\n## no heading\n```\n'],
    [
      'docs/decisions/0001-door.md',
      '[rules](../product.md#fees--co), [gone](../gone.md), [none](#none) and `api/src/gone.ts`',
    ],
  ]),
  exists: (path) => path === 'api/src/command-batcher.ts',
};

test.each([
  ['a section that is not there', '// as ever (product.md#no-heading)', ['docs/product.md has no section #no-heading']],
  ['a page that is not there', '// (reliability.md: locks first)', ['reliability.md does not exist']],
  ['a decision under its old name', '// decisions/door.md says why', ['decisions/door.md does not exist']],
  ['two of which one is wrong', '// product.md#life-of-a-game, b.md', ['b.md does not exist']],
  ['a numbered section', '// as agreed (3-plans §2)', ['a § of no public standard: // as agreed (3-plans §2)']],
  ['what is right', '// product.md#fees--co, decisions/0001-door.md, docs/product.md, RFC 8410 §7', []],
  ['what names no page', "glob('**/*.md'); `${name}.md`; 'a.mdx'", []],
])('of a source it finds %s', (_, source, wrong) => {
  expect(wrongInSource(sample, source)).toEqual(wrong);
});

test('of a page it finds links and paths that lead nowhere', () => {
  expect(wrongInPage(sample, 'docs/decisions/0001-door.md')).toEqual([
    'docs/gone.md does not exist',
    'docs/decisions/0001-door.md has no section #none',
    'api/src/gone.ts does not exist',
  ]);
});
