import * as contract from '@rondo/contract';
import { amsterdamDay, centsToEuros } from '@rondo/rules';
import { phrasesIn } from '@rondo/phrases';
import { languageOf } from '../../platform/wording/language.ts';
import { paginationOf } from '../../platform/calls/pagination.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { makeStatement } from './make-statement.ts';
import { presentCashOut, presentReceipt, presentStatementLine, presentTimelineLine } from './present.ts';
import { findCashOuts } from './queries.ts';
import { findReceipt } from './receipt-queries.ts';
import { findTimeline } from './timeline-queries.ts';
import { writeCsv } from './write-csv.ts';

export function walletRoutes(context: Context): void {
  const { db, clock } = context;

  serve(context, contract.myCashOuts, async ({ query, viewer }) => {
    const { rows, totalCount } = await findCashOuts(db, viewer.id, query);
    const pagination = paginationOf(totalCount, query.limit);
    return { status: 'success', data: { payments: rows.map(presentCashOut) }, pagination };
  });

  serve(context, contract.walletTimeline, async ({ query, viewer }) => {
    const { rows, next } = await findTimeline(db, viewer.id, query);
    return { status: 'success', data: { lines: rows.map(presentTimelineLine), next } };
  });

  serve(context, contract.walletStatement, async ({ query, viewer }) => {
    const { from, to, openingCents, lines, closingCents } = await makeStatement(db, viewer.id, query, clock.now());
    return {
      status: 'success',
      data: {
        from,
        to,
        openingBalance: centsToEuros(openingCents),
        lines: lines.map(presentStatementLine),
        closingBalance: centsToEuros(closingCents),
      },
    };
  });

  serve(context, contract.walletStatementCsv, async ({ query, viewer, http }) => {
    const statement = await makeStatement(db, viewer.id, query, clock.now());
    const language = query.lang ?? languageOf(http.request);
    const name = `${phrasesIn[language].statement.fileName}-${statement.from}-${statement.to}.csv`;
    void http.reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store');
    return writeCsv(statement, language);
  });

  serve(context, contract.walletReceipt, async ({ params, viewer }) => {
    const row = await findReceipt(db, viewer.id, params.id);
    if (!row) throw new Refused('payment_not_found');
    return { status: 'success', data: { receipt: presentReceipt(row, amsterdamDay(new Date(row.at))) } };
  });
}
