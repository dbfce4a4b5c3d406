/** How long to wait, in words for a sentence: `12 min`, from two hours on `5 h`, in Dutch `5 uur`. */
export function waitInWords(minutes: number, language: 'en' | 'nl'): string {
  if (minutes < 120) return `${minutes} min`;
  return `${Math.ceil(minutes / 60)} ${language === 'nl' ? 'uur' : 'h'}`;
}
