import type { Plugin } from 'vite';

/** A file of the build, and those it imports statically. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Files that import each other in a circle, from the first back to itself; null if there are none. */
export function findCycle(imports: Imports): string[] | null {
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const imported of imports.get(file) ?? []) {
      const cycle = follow(imported, [...way, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const cycle = follow(file, []);
    if (cycle) return cycle;
  }
  return null;
}

/**
 * Fails a build whose shared files (first-screens.ts) import each other: the one that runs first would find the other's exports undefined, and
 * no page with them would start.
 */
export function refuseCycles(): Plugin {
  return {
    name: 'refuse-cycles',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const cycle = findCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (cycle) this.error(`Files of the build import each other: ${cycle.join(' → ')}.`);
    },
  };
}
