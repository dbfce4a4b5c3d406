import { phrasesIn } from '@rondo/phrases';
import type { StatementLine } from '@rondo/contract';
import { amsterdamDay, type Language } from '@rondo/rules';
import { sayTime } from '../../platform/time/amsterdam.ts';
import { csvAmount, csvFile, neutralise } from '../../platform/admins/csv.ts';
import type { Statement } from './make-statement.ts';

type Line = Statement['lines'][number];
type Head = Exclude<keyof (typeof phrasesIn)[Language]['statement'], 'kind'>;

type Says = (line: Line, language: Language) => string;

/** What the file says of each field of a line, by the heads of its columns, in their order. Texts from people never become formulas. */
const saidOf = {
  createdAt: {
    date: ({ created_at: at }) => amsterdamDay(new Date(at)),
    time: ({ created_at: at }) => sayTime(new Date(at)),
  },
  kind: { description: ({ kind }, language) => neutralise(phrasesIn[language].statement.kind[kind]) },
  match: { game: ({ game_name: game }) => neutralise(game ?? '') },
  friend: { person: ({ friend }) => neutralise(friend ?? '') },
  code: { code: ({ code }) => neutralise(code ?? '') },
  reason: { reason: ({ reason }) => neutralise(reason ?? '') },
  amount: { amount: ({ amount_cents: cents }, language) => csvAmount(cents, language) },
  balance: { balance: ({ balanceCents }, language) => csvAmount(balanceCents, language) },
  // A link, of no use in a file.
  receiptId: {},
} as const satisfies Record<keyof StatementLine, { [Name in Head]?: Says }>;
const columns = Object.values<{ [Name in Head]?: Says }>(saidOf).flatMap(
  (said) => Object.entries(said) as [Head, Says][],
);

/** A statement as a file for its reader's spreadsheet, with their decimal comma or point. */
export function writeCsv(statement: Statement, language: Language): string {
  const t = phrasesIn[language].statement;
  const balanceOn = (date: string, description: string, cents: number) => {
    const said: { [Name in Head]?: string } = { date, description, balance: csvAmount(cents, language) };
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
