import * as contract from '@rondo/contract';
import { amsterdamDay } from '@rondo/rules';
import { paginationOf } from '../../platform/calls/pagination.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { findDocument, findDocuments } from './document-queries.ts';
import { createRate } from './create-rate.ts';
import { presentDocument, presentHead, presentRates, readNumber } from './present.ts';
import { findRates } from './sale-queries.ts';
import { takeRateBack } from './take-rate-back.ts';

export function bookRoutes(context: Context): void {
  const { db, clock } = context;

  serve(context, contract.myDocuments, async ({ query, viewer }) => {
    const { rows, totalCount } = await findDocuments(db, viewer.id, query);
    const pagination = paginationOf(totalCount, query.limit);
    return { status: 'success', data: { documents: rows.map(presentHead) }, pagination };
  });

  serve(context, contract.documentByNumber, async ({ params, viewer }) => {
    const row = await findDocument(db, viewer.id, readNumber(params.number));
    if (!row) throw new Refused('document_not_found');
    return { status: 'success', data: { document: presentDocument(row) } };
  });

  const showRates = async () => {
    const rates = presentRates(await findRates(db), amsterdamDay(clock.now()));
    return { status: 'success' as const, data: { rates } };
  };

  serve(context, contract.booksRates, showRates);

  serve(context, contract.createRate, async (request) => {
    await createRate(context, request, request.body);
    return showRates();
  });

  serve(context, contract.takeRateBack, async (request) => {
    await takeRateBack(context, request, request.body);
    return showRates();
  });
}
