import { type Imports, reachedFrom } from './first-files.ts';

/** What one part of the app loads at once: the page of an address, a sheet, a section. */
export interface Later {
  /** The module that it begins with. */
  id: string;
  /** For how many characters of code one request less is worth loading: a phone has six connections, and waits for each answer. */
  request: number;
  /** How dear a character is that it doesn't need. */
  byte: number;
}

/** Modules that share a file, or a part's own file. */
interface File {
  ids: string[];
  size: number;
  loadedBy: Set<Later>;
  /** A part's own file takes in no shared modules. */
  isOwn: boolean;
}

/**
 * Assigns a file to each module that several parts of the app load. Modules that the same parts load share one; then files are joined, the most
 * rewarding two first, as long as that spares these parts more by requests than it costs them by code they don't need, and no two files come to
 * import each other.
 * @param sizeOf the length of a module's code
 * @returns the files by the modules in them; what only one part loads is left to its own file
 */
export function laterFiles(parts: readonly Later[], imports: Imports, sizeOf: (id: string) => number): string[][] {
  const loadedBy = new Map<string, Later[]>();
  for (const part of parts)
    for (const id of reachedFrom([part.id], imports)) loadedBy.getOrInsertComputed(id, () => []).push(part);

  const fileOf = new Map<string, File>();
  const own = new Set(parts.map(({ id }) => id));
  const newFile = (by: readonly Later[], isOwn: boolean): File => ({
    ids: [],
    size: 0,
    loadedBy: new Set(by),
    isOwn,
  });
  const files = new Map<string, File>();
  for (const [id, by] of loadedBy) {
    const alone = own.has(id) ? id : by.length === 1 ? by[0]?.id : undefined;
    const key = alone ?? by.map((part) => part.id).join('\n');
    const file = files.getOrInsertComputed(`${alone === undefined}${key}`, () => newFile(by, alone !== undefined));
    put(id, file, sizeOf(id));
  }

  function put(id: string, file: File, size: number) {
    file.ids.push(id);
    file.size += size;
    fileOf.set(id, file);
  }
  const importedBy = ({ ids }: File): Set<File> =>
    new Set(ids.flatMap((id) => imports.get(id) ?? []).flatMap((id) => fileOf.get(id) ?? []));
  /** Whether one file imports the other by way of a third. */
  const leadsTo = (from: File, to: File): boolean => {
    const seen = new Set(importedBy(from));
    for (const one of [from, to]) seen.delete(one);
    for (const file of seen)
      for (const next of importedBy(file)) {
        if (next === to) return true;
        seen.add(next);
      }
    return false;
  };

  const shared = new Set([...files.values()].filter(({ isOwn }) => !isOwn));
  for (;;) {
    const best = pairs([...shared])
      .map(([one, other]) => ({ one, other, gain: gainOf(one, other) }))
      .filter(({ gain }) => gain > 0)
      .sort((a, b) => b.gain - a.gain)
      .find(({ one, other }) => !leadsTo(one, other) && !leadsTo(other, one));
    if (!best) return [...shared].map(({ ids }) => ids);
    const { one, other } = best;
    for (const id of other.ids) put(id, one, sizeOf(id));
    for (const part of other.loadedBy) one.loadedBy.add(part);
    shared.delete(other);
  }
}

function pairs(files: readonly File[]): (readonly [File, File])[] {
  return files.flatMap((one, n) => files.slice(n + 1).map((other) => [one, other] as const));
}

/** What joining two files spares: a request for each part that loads both, less the code that each other part doesn't need. */
function gainOf(one: File, other: File): number {
  const costOf = (needed: File, more: File) =>
    [...needed.loadedBy].reduce((sum, part) => sum + (more.loadedBy.has(part) ? 0 : part.byte * more.size), 0);
  const both = [...one.loadedBy].filter((part) => other.loadedBy.has(part));
  return both.reduce((sum, { request }) => sum + request, 0) - costOf(one, other) - costOf(other, one);
}
