import { useLocation, useNavigate, type Location } from 'react-router';
import { useSpeech } from './i18n.tsx';
import type { Language } from './phrase-parts.ts';

/** Speaks a language; an address that names one then names this one, so that what is shared is what is read. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { speak } = useSpeech();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation() as Location<unknown>;
  return async (language) => {
    await speak(language);
    const query = new URLSearchParams(search);
    if (!query.has('lang')) return;
    query.set('lang', language);
    await navigate({ search: `?${query}`, hash }, { replace: true, state });
  };
}
