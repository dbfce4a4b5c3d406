import { Readable } from 'node:stream';
import * as contract from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { reconcile, reconcilingSteps } from '@rondo/rules/books';
import { writeAction } from '../../../platform/admins/admin-command.ts';
import { type Context, serve, serveFile } from '../../../platform/serve.ts';
import { documentedUntil } from '../../books/write-documents.ts';
import { findRgsCodes } from '../account-queries.ts';
import { drawEntry } from './draw-entry.ts';
import { findBooked } from './entry-queries.ts';
import { entryFiles } from './write-entry.ts';

/** A period as a bookkeeper posts it, and the way from its revenue to the VAT return (product.md#books). */
export function entryRoutes(context: Context): void {
  const { db } = context;

  serve(context, contract.booksReconciliation, async ({ query: days }) => {
    // Read before the figures, so that these include everything sold until then.
    const until = await documentedUntil(db);
    const [booked, codes] = await Promise.all([findBooked(db, days), findRgsCodes(db)]);
    const { steps, turnoverCents, differenceCents } = reconcile(booked.moved, booked.documented, booked.vatAheadCents);
    return {
      status: 'success',
      data: {
        ...days,
        documentedUntil: until.toISOString(),
        lines: drawEntry(days, booked, codes).lines.map(({ account, number, rgs, vat, debitCents, creditCents }) => ({
          account,
          number,
          rgs,
          vat: vat && { kind: vat.kind, rate: vat.rate / 100 },
          debit: centsToEuros(debitCents),
          credit: centsToEuros(creditCents),
        })),
        steps: reconcilingSteps.map((step) => ({ step, amount: centsToEuros(steps[step]) })),
        turnover: centsToEuros(turnoverCents),
        difference: centsToEuros(differenceCents),
      },
    };
  });

  serveFile(context, contract.booksEntries, async (request) => {
    const { form, ...days } = request.query;
    const [booked, codes] = await Promise.all([findBooked(db, days), findRgsCodes(db)]);
    await writeAction(db, request, {
      action: 'list.look',
      subject: { kind: 'entries', id: null },
      after: request.query,
    });
    const { ending, write } = entryFiles[form];
    const entry = drawEntry(days, booked, codes);
    void request.http.reply
      .type(`${ending === 'xml' ? 'application/xml' : 'text/csv'}; charset=utf-8`)
      .header('content-disposition', `attachment; filename="${entry.reference.toLowerCase()}-${form}.${ending}"`);
    return Readable.from([write(entry)]);
  });
}
