/** Scripts for which papers have a font (decisions/0123-names-on-papers.md), and characters of no script, such as figures. */
const printed =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]/u;
/** The most letters that are named. */
const namedMost = 10;

/** The letters of scripts that no paper can show, without repeats. For the other scripts, the server checks each letter. */
export const unprintableLetters = (text: string): string[] =>
  [...new Set(Array.from(text).filter((letter) => !printed.test(letter)))].slice(0, namedMost);

/** Letters as a sentence names them. */
export const nameLetters = (letters: readonly string[]): string => letters.slice(0, namedMost).join(' ');
