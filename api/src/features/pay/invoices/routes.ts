import * as contract from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { readPayInvoice, sayPayInvoice } from '@rondo/rules/books';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { serveList } from '../../../platform/admins/console-list.ts';
import { isId } from '../../../platform/calls/is-id.ts';
import { limitAttempts } from '../../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../../platform/limits/rate-limits.ts';
import { Refused } from '../../../platform/refusal.ts';
import { type Context, serveFile } from '../../../platform/serve.ts';
import { languageOf } from '../../../platform/wording/language.ts';
import { payInvoiceList } from './pay-invoice-listing.ts';
import { findAnyPayInvoice, findOwnPayInvoice, type PayInvoiceRow } from './pay-invoice-queries.ts';
import { writePayInvoicePdf } from './write-pay-invoice-pdf.ts';

interface Asked {
  viewer: { id: string };
  query: { lang?: Language | undefined };
  http: { request: FastifyRequest; reply: FastifyReply };
}

/** Invoices in organisers' names, for themselves and for the operator's books. */
export function payInvoiceRoutes(context: Context): void {
  const { db } = context;
  const send = async (row: PayInvoiceRow | null, { viewer, query, http }: Asked) => {
    if (!row) throw new Refused('document_not_found');
    await limitAttempts(db, rateLimits.documentFile, viewer.id);
    const file = await writePayInvoicePdf(row, query.lang ?? languageOf(http.request));
    void http.reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${sayPayInvoice(row)}.pdf"`);
    return Readable.from([file]);
  };

  serveFile(context, contract.payInvoiceFile, async (asked) =>
    send(await findOwnPayInvoice(db, asked.viewer.id, readPayInvoice(asked.params.number)), asked),
  );
  serveFile(context, contract.payInvoiceFileOf, async (asked) =>
    send(isId(asked.params.id) ? await findAnyPayInvoice(db, asked.params.id) : null, asked),
  );
  serveList(context, payInvoiceList);
}
