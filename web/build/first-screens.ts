import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { firstFiles } from './first-files.ts';
import { importsFrom } from './imports.ts';

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
const begun = new Set([...screens.values()].flat());

/** Modules that this many parts of the app share, such as those of forms, go into one file. */
const manyParts = 30;

/**
 * Decides which files of the build a first visit loads beside its page, from the imports of the first screens; and which files a file knows by
 * name, so that it requests them together with the one that imports them.
 */
export function firstScreens(): Plugin {
  let fileOf = new Map<string, string>();
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
                { name: 'later', minShareCount: manyParts },
              ],
            },
          },
        },
      },
    }),
    async buildEnd(error) {
      if (error) return;
      for (const id of begun) if (!this.getModuleInfo(id)) this.error(`No first screen begins with ${id}.`);
      fileOf = firstFiles(screens, await importsFrom(begun, this));
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
