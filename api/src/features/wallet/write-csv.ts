import { phrasesIn } from '@rondo/phrases';
import { amsterdamDay, type Language } from '@rondo/rules';
import { sayTime } from '../../platform/time/amsterdam.ts';
import { csvAmount, csvFile, neutralise } from '../../platform/admins/csv.ts';
import type { Statement } from './make-statement.ts';

type Line = Statement['lines'][number];
type Head = keyof (typeof phrasesIn)[Language]['statement'];

/** The columns of the file, each with its head and what it says of a line. Texts from people never become formulas. */
const columns = [
  ['date', ({ created_at: at }) => amsterdamDay(new Date(at))],
  ['time', ({ created_at: at }) => sayTime(new Date(at))],
  ['description', ({ kind }, language) => neutralise(phrasesIn[language].statement.kind[kind])],
  ['game', ({ game_name: game }) => neutralise(game ?? '')],
  ['person', ({ friend }) => neutralise(friend ?? '')],
  ['code', ({ code }) => neutralise(code ?? '')],
  ['reason', ({ reason }) => neutralise(reason ?? '')],
  ['amount', ({ amount_cents: cents }, language) => csvAmount(cents, language)],
  ['balance', ({ balanceCents }, language) => csvAmount(balanceCents, language)],
] as const satisfies readonly (readonly [Head, (line: Line, language: Language) => string])[];
type Column = (typeof columns)[number][0];

/** A statement as a file for its reader's spreadsheet, with their decimal comma or point. */
export function writeCsv(statement: Statement, language: Language): string {
  const t = phrasesIn[language].statement;
  const balanceOn = (date: string, description: string, cents: number) => {
    const said: Partial<Record<Column, string>> = { date, description, balance: csvAmount(cents, language) };
    return columns.map(([head]) => said[head] ?? '');
  };
  const rows = [
    columns.map(([head]) => t[head]),
    balanceOn(statement.from, t.opening, statement.openingCents),
    ...statement.lines.map((line) => columns.map(([, of]) => of(line, language))),
    balanceOn(statement.to, t.closing, statement.closingCents),
  ];
  return csvFile(rows, language);
}
