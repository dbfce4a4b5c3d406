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

/** The papers of an order, a spot or a pass. */
export const documentsOfQuery = (id: string) =>
  queryOptions({
    queryKey: ['documents', 'of', id],
    queryFn: async (): Promise<DocumentHead[]> => (await call(myDocuments, { query: { of: id } })).data.documents,
  });

/** The right to read papers: a booking's link, or a login. */
export interface Papers {
  token?: string | undefined;
}

/** The path of a paper's page. */
export const paperPath = ({ number, token }: Papers & { number: string }) =>
  token === undefined ? `/documents/${number}` : `/booking/${token}/documents/${number}`;

/** The path of a paper's file, below the API. */
export const filePath = ({ number, token }: Papers & { number: string }, ending: 'pdf' | 'xml' = 'pdf') =>
  `${token === undefined ? '' : `/guest/bookings/${token}`}/documents/${number}.${ending}`;

const askAgainMilliseconds = 20_000;
/** Five minutes: a payment has its paper by then, or never gets one. */
const answersAwaited = 15;

/** The papers of a booking. A paper comes some time after the payment, so the query repeats until then. */
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
