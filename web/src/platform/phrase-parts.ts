import type { Language } from '@rondo/rules';
import type { Part } from '@rondo/phrases/parts';
import type { PhraseTree } from '@rondo/phrases/translate';
import { loaders } from 'virtual:phrases';

const refusals = new Map<Language, PhraseTree>();

/** The phrases of refusals in a language; null before they are loaded. */
export const loadedRefusals = (language: Language): PhraseTree | null => refusals.get(language) ?? null;

/** Loads the phrases of refusals in advance, for any refusal that follows. */
export async function loadRefusals(language: Language): Promise<void> {
  if (!refusals.has(language)) refusals.set(language, await loadPhrases(language, ['errors']));
}

/** The phrases of every page and of these parts. A page names its own (`PageModule.phrases`); others load when needed. */
export async function loadPhrases(language: Language, wanted: readonly Part[]): Promise<PhraseTree> {
  const load = loaders[language];
  const trees = await Promise.all((['everywhere', ...wanted] as const).map((part) => load[part]()));
  return Object.assign({}, ...trees) as PhraseTree;
}
