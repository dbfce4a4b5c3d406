import type { CallResponse, listConsoleOrders } from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';
import { centsToEuros, formatMoney, type Language, writeFigure } from '@rondo/rules';
import { setAsideParams, type SetAsideReason, setAsideReasons, type SetAsideStatus } from '@rondo/rules/set-aside';
import type { Rows } from '../schema.ts';

type Note = CallResponse<typeof listConsoleOrders>['data']['orders'][number]['note'];

interface KeptFacts {
  reportedCents?: number;
  currency?: string;
  owedCents?: number;
  status?: SetAsideStatus;
  provider?: string;
}

/** Why an order was set aside; null if it was not. Notes written before reasons had names are shown as they are. */
export function presentSetAside({
  review_note: note,
  review_facts: facts,
}: Pick<Rows['payment_order'], 'review_note' | 'review_facts'>): Note {
  if (note === null) return null;
  const isReason = (setAsideReasons as readonly string[]).includes(note);
  const { reportedCents, currency, owedCents, status, provider } = (facts ?? {}) as KeptFacts;
  return {
    why: isReason ? (note as SetAsideReason) : 'written',
    reported: reportedCents === undefined ? null : centsToEuros(reportedCents),
    currency: currency ?? null,
    owed: owedCents === undefined ? null : centsToEuros(owedCents),
    status: status ?? null,
    provider: provider ?? null,
    words: isReason ? null : note,
  };
}

/** Says the reason in words. */
export function saySetAside(note: NonNullable<Note>, language: Language): string {
  const { console: words, running } = phrasesIn[language];
  const say = {
    money: (euros: number) => formatMoney(euros, language),
    number: (value: number) => writeFigure(value.toFixed(2), language),
    status: (status: SetAsideStatus) => words.orderStatus[status === 'open' ? 'created' : status],
  };
  return fill(running.orders.why[note.why], setAsideParams(note, say));
}
