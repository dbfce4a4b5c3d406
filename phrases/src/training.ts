import { type Language, type Sport, sportTable } from '@rondo/rules';

/** What a game is called where people call it a training (glossary.md), with the gender it had. */
const words: Record<Language, Record<string, string>> = {
  en: { game: 'session', games: 'sessions' },
  nl: { wedstrijd: 'training', wedstrijden: 'trainingen' },
};

/** A phrase about a game, its names not filled in yet, as one about a training. */
export function asTraining(text: string, language: Language): string {
  return text.replaceAll(/(?<!\{)\p{L}+/gu, (word) => {
    const training = words[language][word.toLowerCase()];
    if (training === undefined) return word;
    return word[0] === word[0]?.toLowerCase() ? training : training.replace(/^./, (first) => first.toUpperCase());
  });
}

/** The words of a phrase about a game of this sport, for phrases that are filled in afterwards. */
export function wordsFor(sport: Sport | null | undefined, language: Language): (text: string) => string {
  return sport && sportTable[sport].isTraining ? (text) => asTraining(text, language) : (text) => text;
}
