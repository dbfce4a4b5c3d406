import { nameLetters } from '@rondo/rules/printable-letters';
import { Refused } from '../refusal.ts';
import { findUnprintable } from './faces.ts';

/**
 * Requires that papers can print what was typed, by field (decisions/0123-names-on-papers.md).
 * @throws Refused `letters_unprintable` at the first field with such letters
 */
export async function requirePrintable(typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(typed)) {
    const missing = await findUnprintable(text);
    if (missing.length > 0)
      throw new Refused('letters_unprintable', { letters: nameLetters(missing) }, [
        { path, message: 'no font has it' },
      ]);
  }
}
