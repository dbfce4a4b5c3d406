import { namePhrases } from '@rondo/phrases';
import { nameMarker } from '@rondo/rules';

/** What a person is called, for a reader of this language. */
export function sayName(name: string, language: 'en' | 'nl'): string {
  const marker = nameMarker(name);
  return marker === null ? name : namePhrases[language][marker];
}
