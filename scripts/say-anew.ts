import { pathToFileURL } from 'node:url';

/** The words of a subject of the phrases, by name. */
interface Words {
  [name: string]: string | Words;
}

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null;

/**
 * Replaces the loaded words of a file by its present ones, so that everything that uses them says the new ones.
 * @returns false, and replaces nothing, if a name is new or gone
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
