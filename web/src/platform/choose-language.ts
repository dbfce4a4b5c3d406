import type { Language } from '@rondo/rules';
import { useLocation, useNavigate, type Location } from 'react-router';
import { useI18n } from './i18n.tsx';

/** Switches language; if the address names one it is changed too, so that a shared link shows what the reader sees. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { switchLanguage } = useI18n();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation() as Location<unknown>;
  return async (language) => {
    await switchLanguage(language);
    const query = new URLSearchParams(search);
    if (!query.has('lang')) return;
    query.set('lang', language);
    await navigate({ search: `?${query}`, hash }, { replace: true, state });
  };
}
