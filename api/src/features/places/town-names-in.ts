/** The most words in the name of a town (`Alphen aan den Rijn`). */
const maxWords = 4;
/** Only the last words of a long text, because an address ends with its town. */
const lastWords = 12;

/**
 * The parts of an address that may name a town: each run of its words, ordered by their end (last first), then by length (longest first).
 * @param address lower case, without accents
 */
export function townNamesIn(address: string): string[] {
  const words = address
    .replaceAll(/[%_\\]/g, '')
    .split(/[\s,;]+/)
    .filter((word) => /\p{L}{2}/u.test(word))
    .slice(-lastWords);
  const runs = words.flatMap((_, last) =>
    Array.from({ length: Math.min(maxWords, last + 1) }, (__, more) => ({
      last,
      name: words.slice(last - more, last + 1).join(' '),
    })),
  );
  runs.sort((a, b) => b.last - a.last || b.name.length - a.name.length);
  return [...new Set(runs.map(({ name }) => name))];
}
