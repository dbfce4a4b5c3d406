import { statementPhrases } from '@rondo/phrases';
import { amsterdamDay, type Cents } from '@rondo/rules';
import { sayTime } from '../../platform/amsterdam.ts';
import type { Statement } from './make-statement.ts';

const byteOrderMark = '\uFEFF';

/**
 * A statement as a file that a spreadsheet opens as its reader expects: Dutch with semicolons and decimal commas, English
 * with commas and points, in UTF-8 that says so. Texts of people never become formulas.
 */
export function writeCsv(statement: Statement, language: 'en' | 'nl'): string {
  const t = statementPhrases[language];
  const separator = language === 'nl' ? ';' : ',';
  const amount = (cents: Cents) => {
    const figure = `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
    return language === 'nl' ? figure.replace('.', ',') : figure;
  };
  const head = [t.date, t.time, t.description, t.game, t.person, t.code, t.amount, t.balance];
  const rows = [
    head,
    [statement.from, '', t.opening, '', '', '', '', amount(statement.openingCents)],
    ...statement.lines.map((line) => {
      const at = new Date(line.created_at);
      const texts = [t.kind[line.kind], line.game_name ?? '', line.friend ?? '', line.code ?? ''].map(neutralise);
      return [amsterdamDay(at), sayTime(at), ...texts, amount(line.amount_cents), amount(line.balanceCents)];
    }),
    [statement.to, '', t.closing, '', '', '', '', amount(statement.closingCents)],
  ];
  return (
    byteOrderMark + rows.map((cells) => `${cells.map((cell) => quote(cell, separator)).join(separator)}\r\n`).join('')
  );
}

/**
 * A cell that starts like a formula would be run by the program that opens the file; so would what comes after a sign that this
 * program, set to another country, takes for the end of a cell.
 */
function neutralise(text: string): string {
  const start = /^[\t\r]/.test(text) ? "'" : '';
  return start + text.replaceAll(/(^|[;,\t\r\n])(?=["'\s]*[=+\-@|%])/g, "$1'");
}

function quote(cell: string, separator: string): string {
  return cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
