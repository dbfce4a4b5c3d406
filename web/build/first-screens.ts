import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { firstFiles } from './first-files.ts';
import { importsFrom } from './imports.ts';
import { type Later, laterFiles } from './later-files.ts';

const source = (path: string) => join(import.meta.dirname, '../src', path);

/** The screens that most visits begin with, by the names of their shared files (decisions/0127-first-screens-by-the-graph.md). */
const screens = new Map(
  Object.entries({
    shell: ['entry-client.tsx'],
    list: ['pages/all-games.tsx'],
    home: ['pages/home.tsx'],
    own: ['pages/own-home.tsx'],
    game: ['pages/match.tsx'],
    wallet: ['pages/wallet.tsx'],
    // The shell's parts around each page of a logged-in user.
    beside: ['app/shell/own.ts', 'app/shell/own-later.ts', 'app/shell/beside.tsx'],
  }).map(([name, paths]) => [name, paths.map(source)] as const),
);
/** The pieces (platform/pieces.tsx) that this code has. */
const piecesIn = (code: string | null | undefined): string[] =>
  [...(code ?? '').matchAll(/\bpiece\(\s*["']([^"']+)/g)].map(([, path = '']) => source(path));

const begun = new Set([...screens.values()].flat());

/** It says what the commonest presses lead to. */
const presses = source('app/next-presses.ts');

/** How many characters one request less is worth: for what a press waits for ten times as many as for the rest. */
const request = { usual: 6000, pressed: 40_000 };

/** A library's modules import none of Rondo's, so the bundler's own files for them import none either. */
const isLibrary = (id: string) => id.includes('/node_modules/');

/** A part that a first screen may show takes little of what it doesn't need. */
const shownFirst = 10;

/**
 * Decides which files of the build a first visit loads beside its page, from the imports of the first screens; which files later parts share; and
 * which files a file knows by name, so that it requests them together with the one that imports them.
 */
export function firstScreens(): Plugin {
  let fileOf = new Map<string, string>();
  let later = new Map<string, string>();
  let built = new Map<string, Rolldown.OutputChunk>();
  let shell = new Set<string>();

  /** A built file with all files that it imports. */
  const reach = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const imported of built.get(file)?.imports ?? []) reach(imported, seen);
    return seen;
  };

  return {
    name: 'first-screens',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({
      build: {
        modulePreload: {
          // Otherwise every first screen would load the file names of all pages. A page that is no first screen requests its own files once it
          // has loaded.
          resolveDependencies: (wanted, files, { hostId }) => {
            if (shell.has(hostId) && !begun.has(built.get(wanted)?.facadeModuleId ?? '')) return [];
            const there = reach(hostId);
            const missing = files.filter((file) => !there.has(file));
            return missing.length > 1 ? missing : [];
          },
        },
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: (id) => (fileOf.get(id) === 'shell' ? 'shell' : null) },
                // A module that only one part uses stays in that page's file.
                { name: (id) => fileOf.get(id) ?? null, minShareCount: 2 },
                { name: (id) => later.get(id) ?? null },
              ],
            },
          },
        },
      },
    }),
    async buildEnd(error) {
      if (error) return;
      for (const id of begun) if (!this.getModuleInfo(id)) this.error(`No first screen begins with ${id}.`);
      // In the order of their names: the bundler reads modules side by side, and what it builds has to be the same each time.
      const modules = [...this.getModuleIds()].sort();
      const parts = modules.filter((id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0);
      const imports = await importsFrom([...begun, ...parts], this);
      fileOf = firstFiles(screens, imports);
      const isFirst = (id: string) => begun.has(id) || fileOf.has(id);
      const pressed = this.getModuleInfo(presses)?.dynamicallyImportedIds ?? [];
      const shown = new Set(
        [...imports.keys()].filter(isFirst).flatMap((id) => piecesIn(this.getModuleInfo(id)?.code)),
      );
      const asPart = (id: string): Later =>
        pressed.includes(id)
          ? { id, request: request.pressed, byte: 1 }
          : { id, request: request.usual, byte: shown.has(id) ? shownFirst : 1 };
      const rest = new Map(
        [...imports]
          .filter(([id]) => !isFirst(id) && !isLibrary(id))
          .map(([id, to]) => [id, to.filter((each) => !isFirst(each) && !isLibrary(each))]),
      );
      const files = laterFiles(
        parts.filter((id) => rest.has(id)).map(asPart),
        rest,
        (id) => this.getModuleInfo(id)?.code?.length ?? 0,
      );
      later = new Map(files.flatMap((ids, n) => ids.map((id) => [id, `later-${n}`] as const)));
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        built = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        shell = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...reach(fileName)]));
      },
    },
  };
}
