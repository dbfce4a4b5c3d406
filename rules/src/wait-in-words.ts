import { languages, type Language } from './languages.ts';

/** How long to wait, in words: `12 min`, from two hours on `5 h`, in Dutch `5 uur`. */
export function waitInWords(minutes: number, language: Language): string {
  if (minutes < 120) return `${minutes} min`;
  return `${Math.ceil(minutes / 60)} ${languages[language].hours}`;
}
