import * as contract from '@rondo/contract';
import type { Company } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { readNumber } from '@rondo/rules/books';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { paginationOf } from '../../platform/calls/pagination.ts';
import { limitAttempts } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve, serveFile } from '../../platform/serve.ts';
import { languageOf } from '../../platform/wording/language.ts';
import { readBookingLink } from '../guests/read-booking-link.ts';
import { findCompany, findDocument, findDocuments, type Whose } from './document-queries.ts';
import { keepCompany, removeCompany } from './keep-company.ts';
import { mailDocument, mailDocumentAsAdmin } from './mail-document.ts';
import { nameBuyer } from './name-buyer.ts';
import { writeDocumentPdf } from './pdf/write-document-pdf.ts';
import { partiesOf } from './ubl/parties.ts';
import { writeUbl } from './ubl/write-ubl.ts';
import { presentDocument, presentHead } from './present.ts';

interface Asked {
  lang?: Language | undefined;
  http: { request: FastifyRequest; reply: FastifyReply };
}

/** A booking has a receipt and at most a few credit notes. */
const allOfBooking = { page: 1, limit: 100 };

/** Documents for the payer, who is logged in or holds the link of their booking. */
export function documentRoutes(context: Context): void {
  const { db, clock } = context;

  const find = async (whose: Whose, number: string) => {
    const row = await findDocument(db, whose, readNumber(number));
    if (!row) throw new Refused('document_not_found');
    const document = presentDocument(row);
    return { ...document, hasXml: partiesOf(document) !== null };
  };
  const show = async (whose: Whose, number: string) => ({
    status: 'success' as const,
    data: { document: await find(whose, number) },
  });
  const send = async (whose: Whose, number: string, { lang, http }: Asked) => {
    await limitAttempts(db, rateLimits.documentFile, whose.userId);
    const file = await writeDocumentPdf(await find(whose, number), lang ?? languageOf(http.request));
    void http.reply.type('application/pdf').header('content-disposition', `attachment; filename="${number}.pdf"`);
    return Readable.from([file]);
  };
  const sendXml = async (whose: Whose, number: string, { lang, http }: Asked) => {
    await limitAttempts(db, rateLimits.documentFile, whose.userId);
    const xml = writeUbl(await find(whose, number), lang ?? languageOf(http.request));
    if (xml === null) throw new Refused('no_e_invoice');
    void http.reply.type('application/xml').header('content-disposition', `attachment; filename="${number}.xml"`);
    return Readable.from([xml]);
  };
  const mail = async (whose: Whose, number: string, path: string) => {
    const document = await find(whose, number);
    await limitAttempts(db, rateLimits.documentMail, whose.userId);
    await mailDocument(context, { userId: whose.userId, document, path });
    return { status: 'success' as const, message: 'It is on its way to your inbox.' };
  };
  const invoice = async (whose: Whose, number: string, typed: Company) => {
    await nameBuyer(db, whose, { number: readNumber(number), typed }, clock.now());
    return show(whose, number);
  };
  const ofBooking = async (token: string): Promise<Whose> => {
    const { user_id: userId, id } = await readBookingLink(context, token);
    return { userId, of: id };
  };

  serve(context, contract.myDocuments, async ({ query, viewer }) => {
    const { rows, totalCount } = await findDocuments(db, { userId: viewer.id, of: query.of }, query);
    const pagination = paginationOf(totalCount, query.limit);
    return { status: 'success', data: { documents: rows.map(presentHead) }, pagination };
  });
  serve(context, contract.documentByNumber, async ({ params, viewer }) => show({ userId: viewer.id }, params.number));
  serveFile(context, contract.documentFile, async ({ params, query, viewer, http }) =>
    send({ userId: viewer.id }, params.number, { ...query, http }),
  );
  serveFile(context, contract.documentXml, async ({ params, query, viewer, http }) =>
    sendXml({ userId: viewer.id }, params.number, { ...query, http }),
  );
  serve(context, contract.mailDocument, async ({ params: { number }, viewer }) =>
    mail({ userId: viewer.id }, number, `/documents/${number}`),
  );
  serve(context, contract.invoiceDocument, async ({ params, viewer, body }) =>
    invoice({ userId: viewer.id }, params.number, body),
  );

  serve(context, contract.mailUserDocument, async (request) => {
    const { id: userId } = request.params;
    const { number, reason } = request.body;
    const document = await find({ userId }, number);
    await mailDocumentAsAdmin(context, request, { userId, document, number: readNumber(number), reason });
    return { status: 'success', message: 'It is on its way to their inbox.' };
  });

  serve(context, contract.bookingDocuments, async ({ params }) => {
    const { rows } = await findDocuments(db, await ofBooking(params.token), allOfBooking);
    return { status: 'success', data: { documents: rows.map(presentHead) } };
  });
  serve(context, contract.bookingDocument, async ({ params }) => show(await ofBooking(params.token), params.number));
  serveFile(context, contract.bookingDocumentFile, async ({ params, query, http }) =>
    send(await ofBooking(params.token), params.number, { ...query, http }),
  );
  serveFile(context, contract.bookingDocumentXml, async ({ params, query, http }) =>
    sendXml(await ofBooking(params.token), params.number, { ...query, http }),
  );
  serve(context, contract.mailBookingDocument, async ({ params: { token, number } }) =>
    mail(await ofBooking(token), number, `/booking/${token}/documents/${number}`),
  );
  serve(
    context,
    contract.invoiceBooking,
    async ({ params, body }) => invoice(await ofBooking(params.token), params.number, body),
    { limit: rateLimits.guest },
  );

  serve(context, contract.myCompany, async ({ viewer }) => ({
    status: 'success',
    data: { company: await findCompany(db, viewer.id) },
  }));
  serve(context, contract.keepCompany, async ({ viewer, body }) => {
    const company = await keepCompany(db, viewer.id, body, clock.now());
    return { status: 'success', data: { company } };
  });
  serve(context, contract.removeCompany, async ({ viewer }) => {
    await removeCompany(db, viewer.id);
    return { status: 'success', message: 'What you pay for from now on has a receipt.' };
  });
}
