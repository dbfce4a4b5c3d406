import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vitest/config';
import type { BrowserCommand, TestProject } from 'vitest/node';
import { sheetsOnTheWay } from './sheets-on-the-way.ts';

const source = join(import.meta.dirname, '../src');

/** The files of the components that tests rendered, the sheets that tests looked at, and the tests that ran, kept in Vitest's own process. */
const seen: Record<'rendered' | 'sheets' | 'tests', Set<string>> = ((
  globalThis as { rondoRendered?: typeof seen }
).rondoRendered ??= {
  rendered: new Set(),
  sheets: new Set(),
  tests: new Set(),
});

/** An exported function whose name starts with a capital letter: a component. */
const component = /^export (?:default )?function [A-Z]/m;

/** Makes one component of each file report that it was rendered: `noteRendered('ui/button.tsx')`. */
export function markRendered(): Plugin {
  return {
    name: 'mark-rendered',
    enforce: 'post',
    transform(code, id) {
      const [path = ''] = id.split('?');
      if (!path.startsWith(source) || !path.endsWith('.tsx') || path.endsWith('.test.tsx')) return undefined;
      const note = `globalThis.noteRendered?.(${JSON.stringify(relative(source, path))});`;
      const bodies = this.parse(code).body.flatMap((node) => {
        if (node.type !== 'ExportNamedDeclaration' && node.type !== 'ExportDefaultDeclaration') return [];
        const { declaration } = node;
        if (declaration?.type !== 'FunctionDeclaration' || !/^[A-Z]/.test(declaration.id?.name ?? '')) return [];
        return declaration.body ? [declaration.body.start + 1] : [];
      });
      return bodies.toReversed().reduce((text, at) => text.slice(0, at) + note + text.slice(at), code);
    },
  };
}

/** Each test file calls this at its end (set-up.ts). */
export const keepRendered: BrowserCommand<[string[], string[]]> = ({ testPath = '' }, files, sheets) => {
  seen.tests.add(testPath);
  for (const sheet of sheets) seen.sheets.add(sheet);
  for (const file of files) seen.rendered.add(file);
};

/** After all tests of components, fails the run for each file with a component that no test rendered, and for each sheet that no test looked at. */
export default function setUp(project: TestProject): () => Promise<void> {
  return async () => {
    const { testFiles } = await project.globTestFiles();
    // Of the other languages only some tests of each file run.
    if (testFiles.some((file) => !seen.tests.has(file)) || process.env['SUITE_LANGUAGES'] === 'others') return;
    const files = globSync('**/*.tsx', { cwd: source }).filter((file) => !file.endsWith('.test.tsx'));
    const missing = files.filter(
      (file) => component.test(readFileSync(join(source, file), 'utf8')) && !seen.rendered.has(file),
    );
    const unseen = Object.entries(sheetsOnTheWay)
      .flatMap(([file, steps]) => steps.map((step) => `${step} of ${file}`))
      .filter((sheet) => !seen.sheets.has(sheet));
    if (unseen.length > 0) throw new Error(`Sheets that no test leaves open, to be looked at:\n${unseen.join('\n')}`);
    if (missing.length > 0) throw new Error(`Components that no test renders:\n${missing.sort().join('\n')}`);
  };
}
