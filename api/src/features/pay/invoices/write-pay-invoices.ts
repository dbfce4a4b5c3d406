import { randomUUID } from 'node:crypto';
import { amsterdamDay, type Cents } from '@rondo/rules';
import { papersOfPay, type PayInvoice, type PayPaper } from '@rondo/rules/books';
import { sql } from 'kysely';
import type { Config } from '../../../platform/config.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import type { Transaction } from '../../../platform/db.ts';
import type { Rows } from '../../../platform/schema.ts';
import { keepSeller } from '../../../platform/papers/keep-seller.ts';
import { postJournals } from '../../wallet/post-journals.ts';

/** A journal that changed what an organiser earned with a game. */
interface Change {
  key: string;
  gameId: string;
  userId: string;
  changeCents: Cents;
}

/** Who wrote a paper to whom. */
type Parties = Pick<Rows['pay_invoice'], 'supplier_name' | 'supplier_address' | 'supplier_vat' | 'buyer_id'>;

/**
 * Writes the invoice, or the credit notes, of a change of an organiser's pay in their name, and books its VAT as deductible
 * (decisions/0145-invoices-for-organisers.md). Papers of one organiser are numbered one after the other: the row of their details is locked.
 */
export async function writePayInvoices(
  trx: Transaction,
  change: Change,
  seller: Config['seller'],
  now: Date,
): Promise<void> {
  const { gameId, userId, changeCents } = change;
  const given = await findGiven(trx, gameId, userId);
  const parties = await findParties(trx, userId, seller, now);
  const papers = papersOfPay(changeCents, { isInvoiced: parties !== null, given });
  if (papers.length === 0) return;
  await bookInputVat(trx, change, papers, now);
  const day = amsterdamDay(now);
  const { last, ...facts } = await findFacts(trx, change, Number(day.slice(0, 4)));
  await insertRows(
    trx,
    'pay_invoice',
    papers.map(({ cents, vatCents, rate, of }, at) => ({
      ...partiesOf(of === null ? parties : given.find(({ id }) => id === of)),
      ...facts,
      id: randomUUID(),
      user_id: userId,
      year: Number(day.slice(0, 4)),
      number: last + at + 1,
      of_id: of,
      day,
      issued_at: now,
      game_id: gameId,
      rate,
      cents,
      vat_cents: vatCents,
    })),
  );
}

/** A credit note names whom its invoice names. */
function partiesOf(of: Parties | null | undefined): Parties {
  if (!of) throw new Error('a paper is written to somebody');
  const { supplier_name, supplier_address, supplier_vat, buyer_id } = of;
  return { supplier_name, supplier_address, supplier_vat, buyer_id };
}

/** Who is on an organiser's next invoice, whose details are locked; null if Rondo writes none for them. */
async function findParties(
  trx: Transaction,
  userId: string,
  seller: Config['seller'],
  now: Date,
): Promise<Parties | null> {
  const { rows } = await sql<Pick<Rows['tax_details'], 'name' | 'address' | 'vat'>>`
    select name, address, vat from tax_details
    where user_id = ${userId} and invoiced_since <= ${now} for no key update`.execute(trx);
  const { name, address, vat = null } = rows[0] ?? {};
  const buyerId = vat === null ? null : await keepSeller(trx, seller);
  if (name === undefined || address === undefined || vat === null || buyerId === null) return null;
  return { supplier_name: name, supplier_address: address, supplier_vat: vat, buyer_id: buyerId };
}

/** The invoices of an organiser's pay for a game, the earliest first, with what was taken back of each. */
async function findGiven(trx: Transaction, gameId: string, userId: string): Promise<(PayInvoice & Parties)[]> {
  const { rows } = await sql<PayInvoice & Parties>`
    select i.id, i.cents, i.rate, i.supplier_name, i.supplier_address, i.supplier_vat, i.buyer_id,
      coalesce((select -sum(b.cents) from pay_invoice b where b.of_id = i.id), 0) as "backCents"
    from pay_invoice i where i.game_id = ${gameId} and i.user_id = ${userId} and i.of_id is null
    order by i.year, i.number`.execute(trx);
  return rows;
}

const vatKey = ({ key }: Change) => `pay_vat:${key}`;

/** The tax office owes the VAT of the papers, and the organiser's work cost as much less. */
async function bookInputVat(trx: Transaction, change: Change, papers: readonly PayPaper[], now: Date): Promise<void> {
  const cents = papers.reduce((sum, { vatCents }) => sum + vatCents, 0);
  const { gameId, userId } = change;
  const postings = [
    { account: 'input_vat' as const, ownerId: null, amountCents: -cents },
    { account: 'revenue' as const, ownerId: null, amountCents: cents },
  ];
  await postJournals(trx, [{ kind: 'pay_vat', key: vatKey(change), gameId, userId, postings }], now);
}

type Facts = Pick<Rows['pay_invoice'], 'journal_id' | 'vat_journal_id' | 'about_name' | 'about_at'>;

/** What all papers of a change say, and the organiser's last number in the year. */
async function findFacts(trx: Transaction, change: Change, year: number): Promise<Facts & { last: number }> {
  const { rows } = await sql<Facts & { last: number }>`
    select pay.id as journal_id, vat.id as vat_journal_id, g.name as about_name, g.starts_at as about_at,
      coalesce((select max(i.number) from pay_invoice i where i.user_id = ${change.userId} and i.year = ${year}), 0) as last
    from journal pay join journal vat on vat.idempotency_key = ${vatKey(change)} join game g on g.id = pay.game_id
    where pay.idempotency_key = ${change.key}`.execute(trx);
  if (!rows[0]) throw new Error(`nothing was booked as ${change.key}`);
  return rows[0];
}
