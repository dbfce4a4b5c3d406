import { amsterdamDay, type Cents } from '@rondo/rules';
import { rateOn, type Sale, salesIn, takeBackOf, type VatRate, vatIn } from '@rondo/rules/books';
import { giftsSpent } from '@rondo/rules/gift-left';
import { randomUUID } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import type { Transaction } from '../../platform/db.ts';
import {
  findOpenLines,
  findPassesOfSpots,
  findPurses,
  type OpenLine,
  type PassOfSpot,
  type SaleJournal,
} from './sale-queries.ts';
import { findRates } from './rate-queries.ts';

/** A document to be numbered. */
export interface Draft {
  id: string;
  series: 'R' | 'C';
  journal: Pick<SaleJournal, 'id' | 'about_name' | 'about_at' | 'game_id' | 'order_id' | 'registration_id'>;
  userId: string;
  passId: string | null;
  day: string;
  /** When its VAT is booked. */
  at: Date;
  /** Why a sale that stands has other papers; null for what was sold or goes back. */
  why: 'vat_rate' | null;
  lines: DraftLine[];
}

type DraftLine = Pick<OpenLine, 'kind' | 'rate' | 'exemptReason' | 'cents'> & {
  giftCents: number;
  vatCents: number;
  of: OpenLine | null;
};

/** The documents of these journals in their order; a credit note names what it takes back, even in this batch. */
export async function drawDocuments(
  trx: Transaction,
  journals: readonly SaleJournal[],
  giftsAre: Config['giftsAre'],
): Promise<Draft[]> {
  const sold = journals.map((journal) => ({ journal, sales: salesIn({ ...journal, userId: journal.user_id }) }));
  const returning = sold.filter(({ sales }) => sales.some(({ kind, cents }) => cents < 0 && kind !== 'correction'));
  const returned = returning.map(({ journal }) => journal);
  const userIds = new Set(returning.flatMap(({ sales }) => sales.map(({ userId }) => userId)));
  const buyers = sold.flatMap(({ sales }) => sales.flatMap((sale) => (mayBeGift(sale) ? [sale.userId] : [])));
  const [rates, open, rides, gifts] = await Promise.all([
    findRates(trx),
    userIds.size > 0 ? findOpenLines(trx, [...userIds]) : new Array<OpenLine>(),
    returned.length > 0 ? findPassesOfSpots(trx, returned) : [],
    giftsAre === 'discount' && buyers.length > 0 ? findGiftsSpent(trx, [...new Set(buyers)]) : null,
  ]);
  const drafts: Draft[] = [];
  for (const { journal, sales } of sold)
    for (const sale of sales) {
      const draft = drawOne(journal, sale, {
        rates,
        open,
        passes: passesOf(journal, sale, rides),
        giftCents: mayBeGift(sale) ? (gifts?.get(sale.userId)?.get(journal.id) ?? 0) : 0,
      });
      if (!draft) continue;
      drafts.push(draft);
      if (draft.series === 'R') open.push(...openLines(draft));
    }
  return drafts;
}

/** Whether credits paid for a game or a pass, some of which may be a gift. */
const mayBeGift = ({ isFromCredits, kind, cents }: Sale): boolean =>
  isFromCredits && kind !== 'correction' && cents > 0;

/** What each journal spent of somebody's gifts. */
async function findGiftsSpent(trx: Transaction, userIds: readonly string[]): Promise<Map<string, Map<number, Cents>>> {
  const purses = Map.groupBy(await findPurses(trx, userIds), ({ userId }) => userId);
  return new Map([...purses].map(([userId, movements]) => [userId, giftsSpent(movements)]));
}

/** The passes that the credited spots were taken with. The version before booked a cancelled game as one journal without a spot. */
function passesOf(journal: SaleJournal, { userId }: Sale, rides: readonly PassOfSpot[]): (string | null)[] {
  const isOf = (ride: PassOfSpot) =>
    journal.registration_id === null
      ? ride.game_id === journal.game_id
      : ride.registration_id === journal.registration_id;
  return rides.filter((ride) => ride.payer_id === userId && isOf(ride)).map(({ pass_id }) => pass_id);
}

interface Known {
  rates: readonly VatRate[];
  open: readonly OpenLine[];
  /** The passes that the spot was taken with. */
  passes: readonly (string | null)[];
  /** What a gift paid of it. */
  giftCents: Cents;
}

function drawOne(journal: SaleJournal, sale: Sale, { rates, open, passes, giftCents }: Known): Draft | null {
  const { kind, userId, passId, cents } = sale;
  const at = new Date(journal.created_at);
  const day = amsterdamDay(at);
  const draft = { id: randomUUID(), journal, userId, passId, day, at, why: null };
  if (cents > 0 || kind === 'correction') {
    const playedOn = kind === 'game' && journal.about_at !== null ? amsterdamDay(new Date(journal.about_at)) : day;
    const { rate, exemptReason } = rateOn(rates, kind, playedOn, day);
    const taxed = cents - giftCents;
    const vatCents = Math.sign(taxed) * vatIn(Math.abs(taxed), rate);
    return {
      ...draft,
      series: cents > 0 ? 'R' : 'C',
      lines: [{ kind, rate, exemptReason, cents: taxed, giftCents, vatCents, of: null }],
    };
  }
  const isOwn = (line: OpenLine) => line.registrationId !== null && line.registrationId === journal.registration_id;
  const sold = open.filter((line) => goesBackOf(line, journal, sale, passes));
  const back = takeBackOf(
    sold.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a))),
    -cents,
  );
  if (back.length === 0) return null;
  const lines = back.map(({ line, cents: partCents, vatCents, giftCents: giftBack }) => ({
    kind: line.kind,
    rate: line.rate,
    exemptReason: line.exemptReason,
    cents: -partCents,
    giftCents: -giftBack,
    vatCents: -vatCents,
    of: line,
  }));
  return { ...draft, series: 'C', lines };
}

/** A spot that was taken with a pass was sold as part of the pass. */
function goesBackOf(line: OpenLine, journal: SaleJournal, sale: Sale, passes: readonly (string | null)[]): boolean {
  if (line.userId !== sale.userId) return false;
  if (sale.kind === 'fee') return line.kind === 'fee' && line.orderId === journal.order_id;
  if (line.kind === 'pass')
    return line.passId !== null && (line.passId === sale.passId || passes.includes(line.passId));
  if (line.kind !== sale.kind) return false;
  return journal.registration_id === null
    ? line.gameId === journal.game_id
    : line.registrationId === journal.registration_id;
}

function openLines({ id, journal, userId, passId, lines }: Draft): OpenLine[] {
  return lines.map(({ kind, rate, exemptReason, cents, giftCents }, position) => ({
    documentId: id,
    position,
    kind,
    rate,
    exemptReason,
    cents,
    backCents: 0,
    giftCents,
    giftBackCents: 0,
    userId,
    passId,
    gameId: journal.game_id,
    orderId: journal.order_id,
    registrationId: journal.registration_id,
  }));
}
