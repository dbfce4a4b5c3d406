import { phrasesIn } from '@rondo/phrases';
import { amsterdamDay, type Language } from '@rondo/rules';
import { sayTime } from '../../platform/time/amsterdam.ts';
import { csvAmount, csvFile, neutralise } from '../../platform/admins/csv.ts';
import type { Statement } from './make-statement.ts';

/** A statement as a file for its reader's spreadsheet, with their decimal comma or point. Texts from people never become formulas. */
export function writeCsv(statement: Statement, language: Language): string {
  const t = phrasesIn[language].statement;
  const head = [t.date, t.time, t.description, t.game, t.person, t.code, t.reason, t.amount, t.balance];
  const rows = [
    head,
    [statement.from, '', t.opening, '', '', '', '', '', csvAmount(statement.openingCents, language)],
    ...statement.lines.map((line) => {
      const at = new Date(line.created_at);
      const texts = [
        t.kind[line.kind],
        line.game_name ?? '',
        line.friend ?? '',
        line.code ?? '',
        line.reason ?? '',
      ].map(neutralise);
      const amounts = [line.amount_cents, line.balanceCents].map((cents) => csvAmount(cents, language));
      return [amsterdamDay(at), sayTime(at), ...texts, ...amounts];
    }),
    [statement.to, '', t.closing, '', '', '', '', '', csvAmount(statement.closingCents, language)],
  ];
  return csvFile(rows, language);
}
