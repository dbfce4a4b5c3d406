import type { Phrases } from '@rondo/phrases/en';
import { findPhrase, type ParamsArgument, type PhraseKey, type PhraseTree } from '@rondo/phrases/translate';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
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
  /** Parts whose phrases are here, and how to get more. */
  parts: readonly Part[];
  learn: (part: Part) => Promise<void>;
}

const SpeechContext = createContext<Speech | null>(null);

const loaders: Record<Language, () => Promise<PhraseTree>> = {
  en: async () => (await import('@rondo/phrases/en')).en,
  nl: async () => (await import('@rondo/phrases/nl')).nl,
};

/** Phrases that only some pages need, and load. */
type Part = 'account' | 'errors' | 'organising' | 'money' | 'spots';

const partLoaders: Record<Part, Record<Language, () => Promise<PhraseTree>>> = {
  account: {
    en: async () => (await import('@rondo/phrases/en-account')).account,
    nl: async () => (await import('@rondo/phrases/nl-account')).account,
  },
  errors: {
    en: async () => (await import('@rondo/phrases/en-errors')).refusals,
    nl: async () => (await import('@rondo/phrases/nl-errors')).refusals,
  },
  organising: {
    en: async () => (await import('@rondo/phrases/en-organising')).organising,
    nl: async () => (await import('@rondo/phrases/nl-organising')).organising,
  },
  money: {
    en: async () => (await import('@rondo/phrases/en-money')).money,
    nl: async () => (await import('@rondo/phrases/nl-money')).money,
  },
  spots: {
    en: async () => (await import('@rondo/phrases/en-spots')).parts,
    nl: async () => (await import('@rondo/phrases/nl-spots')).parts,
  },
};

const noParts: readonly Part[] = [];

/** The phrases of every page, without those of some. */
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
  const [{ language, phrases, parts }, setSpoken] = useState({ language: initial, phrases: given, parts: noParts });
  const speak = useCallback(
    async (next: Language) => {
      const loads = [loadPhrases(next), ...parts.map((part) => partLoaders[part][next]())];
      const trees: PhraseTree[] = await Promise.all(loads);
      setCookie('language', next);
      document.documentElement.lang = next;
      setSpoken({ language: next, phrases: Object.assign({}, ...trees) as PhraseTree, parts });
    },
    [parts],
  );
  const learn = useCallback(
    async (part: Part) => {
      const more = await partLoaders[part][language]();
      setSpoken((now) =>
        now.language === language && !now.parts.includes(part)
          ? { language, phrases: { ...now.phrases, ...more }, parts: [...now.parts, part] }
          : now,
      );
    },
    [language],
  );
  useFirstTouch(() => void learn('errors').catch(() => undefined));
  const speech = useMemo<Speech>(
    () => ({
      language,
      t: translator(phrases),
      explain: (error) => explain(phrases, error),
      speak,
      parts,
      learn,
    }),
    [language, phrases, speak, parts, learn],
  );
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

/** Once somebody touches the page: nothing is refused before that, and a first screen does without. */
function useFirstTouch(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const touches = ['pointerdown', 'keydown', 'focusin'];
    const touched = new AbortController();
    const onTouch = () => {
      touched.abort();
      latest.current();
    };
    for (const touch of touches) document.addEventListener(touch, onTouch, { signal: touched.signal, capture: true });
    return () => touched.abort();
  }, []);
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

interface PartProps {
  /** Meanwhile. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows its children once the phrases of organisers' pages are here; they are the browser's only. */
export function OrganisingPhrases(props: PartProps) {
  return <PartPhrases part="organising" {...props} />;
}

/** The same for those of the wallet's pages. */
export function MoneyPhrases(props: PartProps) {
  return <PartPhrases part="money" {...props} />;
}

/** The same for those of ways into a game and out of it. */
export function SpotPhrases(props: PartProps) {
  return <PartPhrases part="spots" {...props} />;
}

/** And for those about an account and its password. */
export function AccountPhrases(props: PartProps) {
  return <PartPhrases part="account" {...props} />;
}

function PartPhrases({ part, fallback, children }: PartProps & { part: Part }) {
  const { parts, learn } = useSpeech();
  const known = parts.includes(part);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (!known) learn(part).catch(setFailure);
  }, [known, learn, part]);
  // To the page's error boundary, as when the page itself does not load.
  if (failure) throw failure;
  return known ? children : fallback;
}
