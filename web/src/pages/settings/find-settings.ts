import { searchable } from '../../platform/searchable.ts';

const wordsOf = (text: string) =>
  searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Finds settings: each typed word has to begin a word of the setting's title, or of its other names. Matches in the title come first. */
export function findSettings<Setting extends { title: string; words: string }>(
  typed: string,
  settings: readonly Setting[],
): Setting[] {
  const asked = wordsOf(typed);
  if (asked.length === 0) return [];
  const says = (text: string) => {
    const words = wordsOf(text);
    return asked.every((part) => words.some((word) => word.startsWith(part)));
  };
  const byTitle = settings.filter(({ title }) => says(title));
  return [...byTitle, ...settings.filter((one) => !byTitle.includes(one) && says(`${one.title} ${one.words}`))];
}
