import { languages } from '@rondo/rules';
import { useI18n } from './i18n.tsx';

/** Names months, `2026-12`, in the reader's language: `December 2026`. */
export function useMonthName(): (month: string) => string {
  const { language } = useI18n();
  return (month) => {
    const name = new Intl.DateTimeFormat(languages[language].locale, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(Date.parse(`${month}-15T12:00:00Z`));
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
}
