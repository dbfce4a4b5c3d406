import * as contract from '@rondo/contract';
import { paginationOf } from '../../platform/calls/pagination.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { findDocument, findDocuments } from './document-queries.ts';
import { presentDocument, presentHead, readNumber } from './present.ts';

export function bookRoutes(context: Context): void {
  const { db } = context;

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
}
