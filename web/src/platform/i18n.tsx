import type { Phrases } from '@rondo/phrases/en';
import { findPhrase, type ParamsArgument, type PhraseKey, type PhraseTree } from '@rondo/phrases/translate';
import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { ApiError } from './api.ts';
import { setCookie } from './cookies.ts';
import { explain } from './explain.ts';
import { loadPhrases, type Language, type Part } from './phrase-parts.ts';

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
  learn: (wanted: readonly Part[]) => Promise<void>;
}

const SpeechContext = createContext<Speech | null>(null);

export function translator(phrases: PhraseTree): Translate {
  return (key, ...[params]) => {
    const phrase = findPhrase(phrases, key, params);
    // Journeys fail on it: a page that does not load what it says.
    if (phrase === undefined && typeof window !== 'undefined') reportError(new Error(`No phrase ${key}`));
    return phrase ?? key;
  };
}

interface Props {
  language: Language;
  /** Those of every page and of `parts`. */
  phrases: PhraseTree;
  parts: readonly Part[];
  /** Told of the language that somebody switches to. */
  onSpoken?: (language: Language) => void;
  children: ReactNode;
}

export function SpeechProvider({ children, onSpoken, ...given }: Props) {
  const [{ language, phrases, parts }, setSpoken] = useState(given);
  const speak = useCallback(
    async (next: Language) => {
      const translated = await loadPhrases(next, parts);
      setCookie('language', next);
      document.documentElement.lang = next;
      setSpoken({ language: next, phrases: translated, parts });
      onSpoken?.(next);
    },
    [parts, onSpoken],
  );
  const learn = useCallback(
    async (wanted: readonly Part[]) => {
      const missing = wanted.filter((part) => !parts.includes(part));
      if (missing.length === 0) return;
      const more = await loadPhrases(language, missing);
      startTransition(() =>
        setSpoken((now) =>
          now.language === language
            ? { language, phrases: { ...now.phrases, ...more }, parts: [...new Set([...now.parts, ...missing])] }
            : now,
        ),
      );
    },
    [language, parts],
  );
  const learnErrors = useCallback(() => void learn(errorsPart).catch(() => undefined), [learn]);
  useFirstTouch(learnErrors);
  const speech = useMemo<Speech>(
    () => ({
      language,
      t: translator(phrases),
      explain: (error) => {
        // Refused before anything was touched: a page that may not be seen, or is not there.
        if (error instanceof ApiError && !parts.includes('errors')) queueMicrotask(learnErrors);
        return explain(phrases, language, error);
      },
      speak,
      parts,
      learn,
    }),
    [language, phrases, speak, parts, learn, learnErrors],
  );
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

const errorsPart: readonly Part[] = ['errors'];

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

export function useSpeech(): Speech {
  const speech = use(SpeechContext);
  if (!speech) throw new Error('useSpeech needs a SpeechProvider above it');
  return speech;
}

export function useT(): Translate {
  return useSpeech().t;
}

interface PartProps {
  parts: readonly Part[];
  /** Meanwhile. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows its children once these phrases are here: for what opens on a page that does without them. */
export function WithPhrases({ parts: wanted, fallback, children }: PartProps) {
  const { parts, learn } = useSpeech();
  const known = wanted.every((part) => parts.includes(part));
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (!known) learn(wanted).catch(setFailure);
  }, [known, learn, wanted]);
  // To the page's error boundary, as when the page itself does not load.
  if (failure) throw failure;
  return known ? children : fallback;
}
