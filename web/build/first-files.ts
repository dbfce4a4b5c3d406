/** A module, and those it imports. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** What so many first screens import is one file, where strangers don't come. */
const several = 3;

/**
 * The file of each module that first screens import, named by those that do. Whatever a module imports is imported by as many screens at
 * least, so files import only those of more screens: never each other.
 * @param screens the modules that each begins with, which stay with it; `shell` is on all of them, strangers begin with `list` and `home`
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
  return screens.length >= several ? 'common' : screens.join('-');
}

function reachedFrom(begin: readonly string[], imports: Imports): Set<string> {
  const seen = new Set(begin);
  // What is added meanwhile is gone through too.
  for (const id of seen) for (const imported of imports.get(id) ?? []) seen.add(imported);
  return seen;
}
