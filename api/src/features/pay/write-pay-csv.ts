import { phrasesIn } from '@rondo/phrases';
import { amsterdamDay, type Language } from '@rondo/rules';
import { csvAmount, csvFile, neutralise } from '../../platform/admins/csv.ts';
import type { PayStatement } from './make-pay-statement.ts';

/** A year's pay as a file for the organiser's spreadsheet. */
export function writePayCsv({ year, openingCents, lines }: PayStatement, language: Language): string {
  const t = phrasesIn[language].pay;
  const { head } = t.csv;
  return csvFile(
    [
      [head.date, head.description, head.game, head.played, head.players, head.amount, head.balance],
      [`${year}-01-01`, t.csv.opening, '', '', '', '', csvAmount(openingCents, language)],
      ...lines.map(({ created_at, kind, game, amount_cents, balanceCents }) => [
        amsterdamDay(new Date(created_at)),
        t.kind[kind],
        neutralise(game?.name ?? ''),
        game ? amsterdamDay(new Date(game.starts_at)) : '',
        game ? String(game.players) : '',
        csvAmount(amount_cents, language),
        csvAmount(balanceCents, language),
      ]),
    ],
    language,
  );
}
