import { phrasesIn } from '@rondo/phrases';
import { type Language, nameMarker } from '@rondo/rules';

/** A person's name as shown in this language. */
export function formatName(name: string, language: Language): string {
  const marker = nameMarker(name);
  return marker === null ? name : phrasesIn[language].common.names[marker];
}
