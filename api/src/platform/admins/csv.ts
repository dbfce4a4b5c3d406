import { type Cents, type Language, languages, writeFigure } from '@rondo/rules';

/** Begins a file that a spreadsheet is to read as UTF-8. */
export const byteOrderMark = '\uFEFF';

/** A file that opens correctly in its reader's spreadsheet. Texts from people go through {@link neutralise} first. */
export function csvFile(rows: readonly (readonly string[])[], language: Language): string {
  return byteOrderMark + csvLines(rows, language);
}

/** Lines of a CSV file: separated by semicolons in languages with decimal commas, by commas in English. */
export function csvLines(rows: readonly (readonly string[])[], language: Language): string {
  const separator = languages[language].decimal === ',' ? ';' : ',';
  return rows.map((cells) => `${cells.map((cell) => quote(cell, separator)).join(separator)}\r\n`).join('');
}

/** An amount with the decimal sign of the language. */
export function csvAmount(cents: Cents, language: Language): string {
  const figure = `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
  return writeFigure(figure, language);
}

/**
 * Defuses a cell that starts like a formula, fullwidth or not, which the opening program would run. The same goes for anything after a character that
 * this program, set to another country, takes for a separator.
 */
export function neutralise(text: string): string {
  const start = /^[\t\r]/.test(text) ? "'" : '';
  return start + text.replaceAll(/(^|[;,\t\r\n])(?=["'\s]*[=+\-@|%\uff1d\uff0b\uff0d\uff20\uff5c\uff05])/g, "$1'");
}

function quote(cell: string, separator: string): string {
  return cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
