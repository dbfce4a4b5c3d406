import { pathToFileURL } from 'node:url';

/** Words by name, as a subject of the phrases has them. */
interface Words {
  [name: string]: string | Words;
}

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null;

/**
 * Puts the words of a file, as they are written now, in the place of those that this process loaded: whoever holds them says the new ones.
 * @returns false, and nothing is put anywhere, if a name is new or gone
 */
export async function sayAnew(path: string): Promise<boolean> {
  const { href } = pathToFileURL(path);
  const [said, written]: [unknown, unknown] = await Promise.all([import(href), import(`${href}?${performance.now()}`)]);
  if (!isWords(said) || !isWords(written) || shapeOf(said) !== shapeOf(written)) return false;
  put(written, said);
  return true;
}

const shapeOf = (words: Words): string =>
  JSON.stringify(words, (_name, value: unknown) => (isWords(value) ? value : typeof value));

function put(from: Words, to: Words): void {
  for (const [name, value] of Object.entries(from)) {
    const place = to[name];
    if (isWords(value) && isWords(place)) put(value, place);
    else to[name] = value;
  }
}
