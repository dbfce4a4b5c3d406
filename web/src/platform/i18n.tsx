import type { Language, Sport } from '@rondo/rules';
import type { Part, Phrases } from '@rondo/phrases/parts';
import { keptByScripts, sportTable } from '@rondo/rules';
import { findPhrase, type ParamsArgument, type PhraseKey, type PhraseTree } from '@rondo/phrases/translate';
import { asTraining } from '@rondo/phrases/training';
import { createContext, startTransition, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ApiError, beforeRefusing } from './api.ts';
import { setCookie } from './cookies.ts';
import { explain } from './explain.ts';
import { Waiting } from './until-loaded.tsx';
import { loadedRefusals, loadPhrases, loadRefusals } from './phrase-parts.ts';
import { useFirstTouch } from './use-first-touch.ts';

export type Key = PhraseKey<Phrases>;

/** Translates a phrase: `t('games.joinedOf', { joined: 7, of: 12 })`. The compiler checks keys and params. */
export type Translate = <K extends Key>(key: K, ...params: ParamsArgument<Phrases, K>) => string;

interface I18n {
  language: Language;
  t: Translate;
  /** As `t`, where a game is called a training. */
  tOfTraining: Translate;
  /** As `t`, of a phrase whose values the server names beside its key. */
  tOfServer: (key: Key, values: Readonly<Record<string, string | number>>) => string;
  /** A refusal in the reader's language; for an unknown code, the server's own words. */
  explain: (error: unknown) => string;
  /** Switches language without reloading the page, and stores it in the cookie that the server reads. */
  switchLanguage: (language: Language) => Promise<void>;
  /** The parts whose phrases are loaded, and how to load more. */
  parts: readonly Part[];
  loadParts: (wanted: readonly Part[]) => Promise<void>;
}

const I18nContext = createContext<I18n | null>(null);

export function translator(phrases: PhraseTree, say?: (text: string) => string): Translate {
  return (key, ...[params]) => {
    const phrase = findPhrase(phrases, key, params, say);
    // Makes journeys fail when a page uses phrases it hasn't loaded.
    if (phrase === undefined && typeof window !== 'undefined') reportError(new Error(`No phrase ${key}`));
    return phrase ?? key;
  };
}

interface Props {
  language: Language;
  /** The phrases of every page and of `parts`. */
  phrases: PhraseTree;
  parts: readonly Part[];
  /** Called with the language that the reader switches to. */
  onSwitch?: (language: Language) => void;
  children: ReactNode;
}

export function I18nProvider({ children, onSwitch, ...given }: Props) {
  const [{ language, phrases, parts }, setLoaded] = useState(given);
  const switchLanguage = useCallback(
    async (next: Language) => {
      const translated = await loadPhrases(next, parts);
      setCookie(keptByScripts.language, next);
      document.documentElement.lang = next;
      setLoaded({ language: next, phrases: translated, parts });
      onSwitch?.(next);
    },
    [parts, onSwitch],
  );
  const loadParts = useCallback(
    async (wanted: readonly Part[]) => {
      const missing = wanted.filter((part) => !parts.includes(part));
      if (missing.length === 0) return;
      const more = await loadPhrases(language, missing);
      startTransition(() =>
        setLoaded((now) =>
          now.language === language
            ? { language, phrases: { ...now.phrases, ...more }, parts: [...new Set([...now.parts, ...missing])] }
            : now,
        ),
      );
    },
    [language, parts],
  );
  const loadErrors = useCallback(() => void loadParts(errorsPart).catch(() => undefined), [loadParts]);
  useFirstTouch(loadErrors);
  useEffect(() => beforeRefusing(() => loadRefusals(language)), [language]);
  const i18n = useMemo<I18n>(
    () => ({
      language,
      t: translator(phrases),
      tOfTraining: translator(phrases, (text) => asTraining(text, language)),
      tOfServer: (key, values) => findPhrase(phrases, key, values) ?? key,
      explain: (error) => {
        // The page was refused before anything was pressed: it doesn't exist, or may not be seen.
        if (error instanceof ApiError && !parts.includes('errors')) queueMicrotask(loadErrors);
        return explain({ ...loadedRefusals(language), ...phrases }, language, error);
      },
      switchLanguage,
      parts,
      loadParts,
    }),
    [language, phrases, switchLanguage, parts, loadParts, loadErrors],
  );
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

const errorsPart: readonly Part[] = ['errors'];

export function useI18n(): I18n {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('useI18n needs an I18nProvider above it');
  return i18n;
}

export function useT(): Translate {
  return useI18n().t;
}

/** Calls the game that its children are about what people call it: a game, or a training (glossary.md). */
export function GameWords({ sport, children }: { sport: Sport | undefined; children: ReactNode }) {
  const i18n = useI18n();
  const ofSport = useMemo(
    () => (sport && sportTable[sport].isTraining ? { ...i18n, t: i18n.tOfTraining } : i18n),
    [i18n, sport],
  );
  return <I18nContext value={ofSport}>{children}</I18nContext>;
}

interface PartProps {
  parts: readonly Part[];
  /** Shown while the phrases load. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Renders its children once these phrases are loaded, for sheets on a page that doesn't load them itself. */
export function WithPhrases({ parts: wanted, fallback, children }: PartProps) {
  const { parts, loadParts } = useI18n();
  const known = wanted.every((part) => parts.includes(part));
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (!known) loadParts(wanted).catch(setFailure);
  }, [known, loadParts, wanted]);
  // The page's error boundary handles it, like a page that fails to load.
  if (failure) throw failure;
  return known ? children : <Waiting>{fallback}</Waiting>;
}
