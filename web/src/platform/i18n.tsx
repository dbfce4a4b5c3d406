import type { Phrases } from '@rondo/phrases/en';
import { findPhrase, type ParamsArgument, type PhraseKey, type PhraseTree } from '@rondo/phrases/translate';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ApiError } from './api.ts';
import { setCookie } from './cookies.ts';

export type Language = 'en' | 'nl';
export type Key = PhraseKey<Phrases>;

/** Says a phrase: `t('games.joinedOf', { joined: 7, of: 12 })`. Keys and params are checked by the compiler. */
export type Translate = <K extends Key>(key: K, ...params: ParamsArgument<Phrases, K>) => string;

interface Speech {
  language: Language;
  t: Translate;
  /** The phrase of a refusal in the reader's language; the server's own words for a code we don't know. */
  explain: (error: unknown) => string;
  /** Switches language without a page reload and remembers it in the cookie the server reads. */
  speak: (language: Language) => Promise<void>;
  /** Whether the phrases of organisers' pages are here, and how to get them. */
  organising: boolean;
  learnOrganising: () => Promise<void>;
}

const SpeechContext = createContext<Speech | null>(null);

const loaders: Record<Language, () => Promise<PhraseTree>> = {
  en: async () => (await import('@rondo/phrases/en')).en,
  nl: async () => (await import('@rondo/phrases/nl')).nl,
};

const organisingLoaders: Record<Language, () => Promise<PhraseTree>> = {
  en: async () => (await import('@rondo/phrases/en-organising')).organising,
  nl: async () => (await import('@rondo/phrases/nl-organising')).organising,
};

/** The phrases of every page but the organisers'. */
export function loadPhrases(language: Language): Promise<PhraseTree> {
  return loaders[language]();
}

export function translator(phrases: PhraseTree): Translate {
  return (key, ...[params]) => findPhrase(phrases, key, params) ?? key;
}

interface Props {
  language: Language;
  phrases: PhraseTree;
  children: ReactNode;
}

export function SpeechProvider({ language: initial, phrases: given, children }: Props) {
  const [{ language, phrases, organising }, setSpoken] = useState({
    language: initial,
    phrases: given,
    organising: false,
  });
  const speak = useCallback(
    async (next: Language) => {
      const [common, more] = await Promise.all([loadPhrases(next), organising ? organisingLoaders[next]() : {}]);
      setCookie('language', next);
      document.documentElement.lang = next;
      setSpoken({ language: next, phrases: { ...common, ...more }, organising });
    },
    [organising],
  );
  const learnOrganising = useCallback(async () => {
    const more = await organisingLoaders[language]();
    setSpoken((now) =>
      now.language === language ? { language, phrases: { ...now.phrases, ...more }, organising: true } : now,
    );
  }, [language]);
  const speech = useMemo<Speech>(
    () => ({
      language,
      t: translator(phrases),
      explain: (error) => explain(phrases, error),
      speak,
      organising,
      learnOrganising,
    }),
    [language, phrases, speak, organising, learnOrganising],
  );
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

function explain(phrases: PhraseTree, error: unknown): string {
  if (error instanceof ApiError) return findPhrase(phrases, `errors.${error.code}`, error.params) ?? error.message;
  return findPhrase(phrases, 'common.somethingWrong') ?? '';
}

export function useSpeech(): Speech {
  const speech = use(SpeechContext);
  if (!speech) throw new Error('useSpeech needs a SpeechProvider above it');
  return speech;
}

export function useT(): Translate {
  return useSpeech().t;
}

/** Shows its children once the phrases of organisers' pages are here; they are the browser's only. */
export function OrganisingPhrases({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { organising, learnOrganising } = useSpeech();
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (!organising) learnOrganising().catch(setFailure);
  }, [organising, learnOrganising]);
  // To the page's error boundary, as when the page itself does not load.
  if (failure) throw failure;
  return organising ? children : fallback;
}
