import { sql } from 'kysely';
import { list, type PersonalTable } from './personal-table.ts';

/** A person's money, payments and discounts. */
export const tablesOfMoney: readonly PersonalTable[] = [
  {
    table: 'student_card_use',
    kept: ['account'],
    columns: ['user_id'],
    exported: [
      list(
        'studentCardUses',
        ({ id }) => sql`
        select month, registration_id from student_card_use where user_id = ${id} order by month`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'student_card',
    kept: ['account'],
    columns: ['user_id'],
    exported: [
      list(
        'studentCards',
        ({ id }) => sql`
        select card_number, valid_from, created_at from student_card where user_id = ${id}`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'promocode',
    kept: ['account'],
    columns: ['made_by', 'agreed_by'],
    exported: { leftOut: 'what an admin did for Rondo, which the log of admins has' },
    leaving: { stays: 'who made a gift and who agreed to it are two people for good' },
  },
  {
    table: 'promocode_holder',
    kept: ['account'],
    columns: ['user_id'],
    exported: [
      list(
        'promocodes',
        ({ id }) => sql`
        select p.code, p.name, h.activated_at, h.is_selected, h.redeemed_at
        from promocode_holder h join promocode p on p.id = h.promocode_id
        where h.user_id = ${id} order by h.activated_at`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'wallet',
    kept: ['payments'],
    columns: ['user_id'],
    exported: [list('wallet', ({ id }) => sql`select balance_cents, owed_cents from wallet where user_id = ${id}`)],
    leaving: { stays: 'empty; the ledger’s invariants know it' },
  },
  {
    table: 'pass',
    kept: ['payments'],
    columns: ['user_id'],
    exported: [
      list(
        'passes',
        ({ id }) => sql`
        select p.id, g.name as game, p.ride_cents, p.rides_left, p.bought_at, p.ends_at, p.ended_at, p.outcome, p.refunded_cents
        from pass p join game g on g.id = p.game_id where p.user_id = ${id} order by p.bought_at`,
      ),
    ],
    leaving: { stays: 'kept with the ledger, as the tax law asks; what was on it is given up' },
  },
  {
    table: 'journal',
    kept: ['payments'],
    columns: ['user_id'],
    exported: { leftOut: 'the heads of the postings, which are exported with them' },
    leaving: { stays: 'the ledger is never changed' },
  },
  {
    table: 'posting',
    kept: ['payments'],
    columns: ['owner_id'],
    exported: [
      list(
        'walletPostings',
        ({ id }) => sql`
        select j.kind, p.account, p.amount_cents, j.game_id, j.order_id, j.registration_id, j.created_at
        from posting p join journal j on j.id = p.journal_id
        where p.account in ('wallet', 'reserved', 'owed_to_guest', 'owed_to_organiser', 'owed_by_person') and p.owner_id = ${id}
          or p.account = 'pass' and p.owner_id in (select id from pass where user_id = ${id}) order by p.id`,
      ),
    ],
    leaving: { stays: 'the ledger is never changed' },
  },
  {
    table: 'payment_order',
    kept: ['payments'],
    columns: ['user_id'],
    exported: [
      list(
        'orders',
        ({ id }) => sql`
        select id, kind, amount_cents, fee_cents, method, status, provider, provider_reference, game_id, price_cents, details,
          outcome, created_at, settled_at
        from payment_order where user_id = ${id} order by created_at`,
      ),
    ],
    leaving: { stays: 'kept with the ledger, as the tax law asks; what its form said of the person is cleared' },
  },
  {
    table: 'refund',
    kept: ['payments'],
    columns: ['resolved_by'],
    exported: [
      list(
        'refunds',
        ({ id }) => sql`
        select f.id, f.order_id, f.cents, f.state, f.asked_at, f.arrived_at, f.failed_at, f.resolution
        from refund f join payment_order o on o.id = f.order_id where o.user_id = ${id} order by f.asked_at`,
      ),
    ],
    leaving: { stays: 'kept with the ledger, as the tax law asks' },
  },
  {
    table: 'missing_payout',
    kept: ['log'],
    columns: ['resolved_by'],
    exported: { leftOut: 'what an admin did for Rondo' },
    leaving: { stays: 'kept with the ledger, as the tax law asks' },
  },
  {
    table: 'bank_details',
    kept: ['bankDetails'],
    columns: ['confirmed_by', 'user_id'],
    exported: [
      list('bankDetails', ({ id }) => sql`select kind, holder, iban_masked from bank_details where user_id = ${id}`),
    ],
    leaving: { stays: 'while pay, or a guest’s money, is owed or on its way; then deleted' },
  },
  {
    table: 'tax_details',
    kept: ['taxDetails'],
    columns: ['user_id'],
    exported: [
      list(
        'taxDetails',
        ({ id }) => sql`
        select name, address, born_on, bsn_end, vat, invoiced_since, changed_at from tax_details where user_id = ${id}`,
      ),
    ],
    leaving: { stays: 'for the report of what they were paid, which is due by law; then deleted' },
  },
  {
    table: 'pay_invoice',
    kept: ['payouts'],
    columns: ['user_id'],
    exported: [
      list(
        'invoicesOfPay',
        ({ id }) => sql`
        select 'SB-' || year || '-' || lpad(number::text, 4, '0') as number, day, about_name, about_at, rate, cents, vat_cents,
          supplier_name, supplier_address, supplier_vat
        from pay_invoice where user_id = ${id} order by year, number`,
      ),
    ],
    leaving: { stays: 'kept for seven years, as the tax law asks' },
  },
  {
    table: 'pay_year_told',
    kept: ['payouts'],
    columns: ['user_id'],
    exported: [
      list(
        'paidYearsMailed',
        ({ id }) => sql`select year, told_at from pay_year_told where user_id = ${id} order by year`,
      ),
    ],
    leaving: { stays: 'kept with the ledger, so that nobody is told twice' },
  },
  {
    table: 'payout_line',
    kept: ['payouts'],
    columns: ['user_id'],
    exported: [
      list(
        'payouts',
        ({ id }) => sql`
        select kind, amount_cents, holder, iban_masked, state, filed_at, executed_at, returned_at, reason
        from payout_line where user_id = ${id} order by id`,
      ),
    ],
    leaving: { stays: 'kept with the ledger, as the tax law asks' },
  },
  {
    table: 'document',
    kept: ['payments', 'invoices'],
    columns: ['user_id'],
    exported: [
      list(
        'documents',
        ({ id }) => sql`
        select d.series || '-' || d.year || '-' || lpad(d.number::text, 6, '0') as number, d.day, d.issued_at, d.about_name,
          l.kind, l.cents, l.rate, l.vat_cents, l.exempt_reason, b.contents as buyer
        from document d join document_line l on l.document_id = d.id left join document_buyer b on b.document_id = d.id
        where d.user_id = ${id} order by d.issued_at, d.year, d.series, d.number, l.position`,
      ),
    ],
    leaving: {
      stays:
        'kept for seven years, as the tax law asks, without a name; an invoice with the company that it is made out to',
    },
  },
  {
    table: 'company',
    kept: ['company'],
    columns: ['user_id'],
    exported: [
      list('companies', ({ id }) => sql`select name, address, vat, kvk, changed_at from company where user_id = ${id}`),
    ],
    leaving: 'deleted',
  },
  {
    table: 'correction',
    kept: ['payments'],
    columns: ['user_id', 'proposed_by', 'decided_by'],
    exported: [
      list(
        'corrections',
        ({ id }) => sql`
        select account, amount_cents, order_id, reason, proposed_at, decision, decided_at
        from correction where user_id = ${id} order by proposed_at, id`,
      ),
    ],
    leaving: { stays: 'kept with the ledger, as the tax law asks' },
  },
  {
    table: 'journal_reason',
    kept: ['payments'],
    columns: ['user_id'],
    exported: [
      list(
        'reasonsOfMovements',
        ({ id }) => sql`
        select j.kind, j.created_at, r.reason from journal_reason r join journal j on j.id = r.journal_id
        where r.user_id = ${id} order by j.id`,
      ),
    ],
    leaving: 'deleted',
  },
  {
    table: 'month_close',
    kept: ['log'],
    columns: ['closed_by'],
    exported: { leftOut: 'what an admin did for Rondo' },
    leaving: { stays: 'kept with the ledger, as the tax law asks' },
  },
  {
    table: 'settlement_line',
    kept: ['log'],
    columns: ['resolved_by'],
    exported: { leftOut: 'what an admin did for Rondo' },
    leaving: { stays: 'kept with the ledger, as the tax law asks' },
  },
  {
    table: 'bank_statement',
    kept: ['log'],
    columns: ['added_by'],
    exported: { leftOut: 'what an admin did for Rondo' },
    leaving: { stays: 'kept with the ledger, as the tax law asks' },
  },
  {
    table: 'bank_entry',
    kept: ['payments', 'log'],
    columns: ['reason_by'],
    exported: { leftOut: 'what an admin did for Rondo' },
    leaving: { stays: 'kept with the ledger, as the tax law asks' },
  },
  {
    table: 'payout_run',
    kept: ['log'],
    columns: ['created_by'],
    exported: { leftOut: 'what an admin did for Rondo' },
    leaving: { stays: 'kept with the ledger, as the tax law asks' },
  },
];
