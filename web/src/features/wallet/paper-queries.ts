import type { DocumentHead, Receipt, SaleDocument } from '@rondo/contract';
import {
  bookingDocument,
  bookingDocuments,
  documentByNumber,
  myDocuments,
  walletReceipt,
  walletStatement,
} from '@rondo/contract/calls';
import { daysOfMonth } from '@rondo/rules';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** @param month `2026-11` */
export const statementQuery = (month: string) => {
  const period = daysOfMonth(month);
  return queryOptions({
    queryKey: ['wallet', 'statement', month],
    queryFn: async () => (await call(walletStatement, { query: period })).data,
  });
};

export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: ['wallet', 'receipt', id],
    queryFn: async (): Promise<Receipt> => (await call(walletReceipt, { params: { id } })).data.receipt,
  });

/** What was given of an order, a spot or a pass. */
export const documentsOfQuery = (id: string) =>
  queryOptions({
    queryKey: ['documents', 'of', id],
    queryFn: async (): Promise<DocumentHead[]> => (await call(myDocuments, { query: { of: id } })).data.documents,
  });

/** By what papers are read: a booking's link, or a login. */
export interface Papers {
  token?: string | undefined;
}

/** Where a paper is. */
export const paperPath = ({ number, token }: Papers & { number: string }) =>
  token === undefined ? `/documents/${number}` : `/booking/${token}/documents/${number}`;

/** Where its file is, below the API. */
export const filePath = ({ number, token }: Papers & { number: string }) =>
  `${token === undefined ? '' : `/guest/bookings/${token}`}/documents/${number}.pdf`;

const askAgainMilliseconds = 20_000;
/** Five minutes: by then what was paid has its paper, or never will. */
const answersAwaited = 15;

/** What was given of a booking; a paper comes a while after something was paid, and is asked for until then. */
export const bookingDocumentsQuery = (token: string, { isPaid }: { isPaid: boolean }) =>
  queryOptions({
    queryKey: ['documents', 'booking', token],
    queryFn: async (): Promise<DocumentHead[]> => (await call(bookingDocuments, { params: { token } })).data.documents,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      isPaid && data?.length === 0 && dataUpdateCount < answersAwaited ? askAgainMilliseconds : false,
  });

export const documentQuery = ({ number, token }: Papers & { number: string }) =>
  queryOptions({
    queryKey: ['documents', number, token ?? null],
    queryFn: async (): Promise<SaleDocument> => {
      const asked =
        token === undefined
          ? call(documentByNumber, { params: { number } })
          : call(bookingDocument, { params: { token, number } });
      return (await asked).data.document;
    },
  });
