import type { PhraseTree } from '@rondo/phrases/translate';

export type Language = 'en' | 'nl';

const everywhere: Record<Language, () => Promise<PhraseTree>> = {
  en: async () => (await import('@rondo/phrases/en')).en,
  nl: async () => (await import('@rondo/phrases/nl')).nl,
};

/** Phrases that only some pages need. A page names its own (`PageModule.phrases`); the rest load when they are wanted. */
const parts = {
  account: {
    en: async () => (await import('@rondo/phrases/en-account')).accountPart,
    nl: async () => (await import('@rondo/phrases/nl-account')).accountPart,
  },
  community: {
    en: async () => (await import('@rondo/phrases/en-community')).communityPart,
    nl: async () => (await import('@rondo/phrases/nl-community')).communityPart,
  },
  errors: {
    en: async () => (await import('@rondo/phrases/en-errors')).errorsPart,
    nl: async () => (await import('@rondo/phrases/nl-errors')).errorsPart,
  },
  home: {
    en: async () => (await import('@rondo/phrases/en-home')).homePart,
    nl: async () => (await import('@rondo/phrases/nl-home')).homePart,
  },
  info: {
    en: async () => (await import('@rondo/phrases/en-info')).infoPart,
    nl: async () => (await import('@rondo/phrases/nl-info')).infoPart,
  },
  match: {
    en: async () => (await import('@rondo/phrases/en-match')).matchPart,
    nl: async () => (await import('@rondo/phrases/nl-match')).matchPart,
  },
  money: {
    en: async () => (await import('@rondo/phrases/en-money')).moneyPart,
    nl: async () => (await import('@rondo/phrases/nl-money')).moneyPart,
  },
  notices: {
    en: async () => (await import('@rondo/phrases/en-notices')).noticesPart,
    nl: async () => (await import('@rondo/phrases/nl-notices')).noticesPart,
  },
  offline: {
    en: async () => (await import('@rondo/phrases/en-offline')).offlinePart,
    nl: async () => (await import('@rondo/phrases/nl-offline')).offlinePart,
  },
  organising: {
    en: async () => (await import('@rondo/phrases/en-organising')).organisingPart,
    nl: async () => (await import('@rondo/phrases/nl-organising')).organisingPart,
  },
  settings: {
    en: async () => (await import('@rondo/phrases/en-settings')).settingsPart,
    nl: async () => (await import('@rondo/phrases/nl-settings')).settingsPart,
  },
  spots: {
    en: async () => (await import('@rondo/phrases/en-spots')).spotsPart,
    nl: async () => (await import('@rondo/phrases/nl-spots')).spotsPart,
  },
} satisfies Record<string, Record<Language, () => Promise<PhraseTree>>>;

export type Part = keyof typeof parts;

/** The phrases of every page and those of these parts. */
export async function loadPhrases(language: Language, wanted: readonly Part[]): Promise<PhraseTree> {
  const trees = await Promise.all<PhraseTree>([
    everywhere[language](),
    ...wanted.map((part) => parts[part][language]()),
  ]);
  return Object.assign({}, ...trees) as PhraseTree;
}
