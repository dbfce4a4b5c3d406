/** Each module with those that it imports. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** A module that this many first screens import goes into a common file, of which visitors' list has its own, unless it goes into the shell's. */
const several = 3;

/**
 * Assigns a file to each module that first screens import, named by these screens. At least as many screens import a module's own imports as
 * import the module, so a file imports only files of more screens, and no two files import each other.
 * @param screens the modules that each screen begins with, which stay with it; `shell` is on all of them, visitors begin with `list` and `home`
 */
export function firstFiles(screens: ReadonlyMap<string, readonly string[]>, imports: Imports): Map<string, string> {
  const screensOf = new Map<string, string[]>();
  for (const [screen, begin] of screens)
    for (const id of reachedFrom(begin, imports)) screensOf.getOrInsertComputed(id, () => []).push(screen);
  for (const id of [...screens.values()].flat()) screensOf.delete(id);
  return new Map([...screensOf].map(([id, by]) => [id, fileOf(by)]));
}

function fileOf(screens: readonly string[]): string {
  if (screens.includes('shell') || (screens.includes('list') && screens.includes('home'))) return 'shell';
  // Whoever has the parts beside a page has the common file too, also beside a game.
  if (screens.length < several && screens.join() !== 'game,beside') return screens.join('-');
  return screens.includes('list') ? 'list-common' : 'common';
}

/** These modules, and all that they import. */
export function reachedFrom(begin: readonly string[], imports: Imports): Set<string> {
  const seen = new Set(begin);
  // The loop also visits the modules that it adds.
  for (const id of seen) for (const imported of imports.get(id) ?? []) seen.add(imported);
  return seen;
}
