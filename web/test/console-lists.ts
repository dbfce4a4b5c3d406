import {
  listAudit,
  listBank,
  listConsoleCommunities,
  listConsoleGames,
  listConsoleOrders,
  listConsolePromocodes,
  listCorrections,
  listEnquiries,
  listJournals,
  listMessages,
  listNewsletters,
  listOwed,
  listPaid,
  listPayInvoices,
  listRefunds,
  listSettlements,
  listSubscribers,
  listTold,
  listUsers,
} from '@rondo/contract';
import type { ListCall, ListName, RowOf } from '../src/ui/console/description.ts';
import type { Resource } from '../src/ui/console/resource.tsx';
import type { Translate } from '../src/platform/i18n.tsx';
import { answer, type Answer } from './backend.ts';
import type { Partly } from './example.ts';
import { otherLanguages } from './languages.ts';

/** A row of a list of the operator's console. */
interface Example<Row = object> {
  row: Partly<Row>;
  /** The words of the row on the page. */
  says: (t: Translate) => string[];
  /** A column with an order: its head, and the order that a press on it asks for. */
  order: readonly [head: (t: Translate) => string, sort: string];
}

const example = <C extends ListCall>(_: C, one: Example<RowOf<C>>): Example => one;

/** The answer of a list with this many equal rows. */
export function listed({ call, rows }: Resource, count: number, row: object = {}, more = false): Answer {
  const pagination = { totalCount: count, totalPages: count > 0 ? 3 : 0, more };
  return answer(call, { data: { [rows]: Array.from({ length: count }, () => row), pagination } });
}

/** One row of each list. */
export const examples: Readonly<Record<ListName, Example>> = {
  people: example(listUsers, {
    row: {
      name: 'Pieter',
      email: 'pieter@rondo.test',
      role: 'player',
      bannedAt: '2026-01-02T10:00:00Z',
    },
    says: (t) => [
      'Pieter',
      'pieter@rondo.test',
      t('console.roles.player'),
      t('console.people.banned'),
      t('console.people.unconfirmed'),
    ],
    order: [(t) => t('console.people.name'), 'name'],
  }),
  games: example(listConsoleGames, {
    row: {
      name: 'Volleyball',
      city: 'Utrecht',
      status: 'pending',
      joined: 3,
      players: 12,
      organiser: { name: 'Olaf' },
      featured: 1,
      isPrivate: true,
    },
    says: (t) => [
      'Volleyball',
      'Utrecht',
      '3 / 12',
      'Olaf',
      t('console.games.isFeatured'),
      t('console.games.isPrivate'),
    ],
    order: [(t) => t('console.games.starts'), 'latest'],
  }),
  communities: example(listConsoleCommunities, {
    row: {
      name: 'Havenvolley',
      shortCode: 'haven',
      city: 'Rotterdam',
      isFeatured: true,
      isPrivate: true,
      isClosed: true,
    },
    says: (t) => [
      t('running.communities.isClosed'),
      'Havenvolley',
      'haven',
      'Rotterdam',
      t('running.communities.isFeatured'),
      t('running.communities.isPrivate'),
    ],
    order: [(t) => t('running.communities.name'), 'name'],
  }),
  enquiries: example(listEnquiries, {
    row: {
      name: 'Bedrijf',
      email: 'bedrijf@rondo.test',
      kind: 'business',
      state: 'open',
      assignee: { name: 'Ada' },
    },
    says: (t) => [
      'Bedrijf',
      'bedrijf@rondo.test',
      t('console.enquiries.kinds.business'),
      t('console.enquiries.states.open'),
      'Ada',
    ],
    order: [(t) => t('console.enquiries.received'), 'oldest'],
  }),
  promocodes: example(listConsolePromocodes, {
    row: {
      code: 'ZOMER',
      name: 'Summer',
      discountType: 'percentage',
      discountValue: 20,
      activated: 4,
      usesTotal: 50,
      isExpired: true,
    },
    says: (t) => ['ZOMER', 'Summer', '20%', '4 / 50', t('running.promocodes.expired')],
    order: [(t) => t('running.promocodes.form.code'), 'code'],
  }),
  orders: example(listConsoleOrders, {
    row: {
      person: { name: 'Pieter' },
      kind: 'top_up',
      status: 'failed',
      note: { why: 'otherProvider', provider: 'mollie' },
      resolution: { how: 'credit' },
    },
    says: (t) => [
      'Pieter',
      t('console.orderKind.top_up'),
      t('console.orderStatus.failed'),
      t('running.orders.why.otherProvider', { provider: 'Mollie' }),
      t('running.orders.how.credit'),
    ],
    order: [(t) => t('running.orders.made'), 'oldest'],
  }),
  refunds: example(listRefunds, {
    row: { person: { name: 'Pieter' }, amount: 50, state: 'failed', madeThere: true, resolution: null },
    says: (t) => [
      'Pieter',
      '€ 50',
      t('running.refunds.state.failed'),
      t('running.refunds.madeThere'),
      t('running.refunds.undecided'),
    ],
    order: [(t) => t('running.refunds.askedAt'), 'oldest'],
  }),
  settlements: example(listSettlements, {
    row: { reference: 'stl_jDk30akdN', provider: 'mollie', gross: 20.72, costs: 0.58, net: 20.14, open: 1 },
    says: (t) => ['stl_jDk30akdN', t('ledger.settlements.unexplained'), 'mollie', '€ 20'],
    order: [(t) => t('ledger.settlements.paidAt'), 'oldest'],
  }),
  bank: example(listBank, {
    row: {
      text: 'Rent of the office',
      name: 'Sporthal',
      amount: -250,
      state: 'open',
      kind: null,
      of: null,
      reason: null,
    },
    says: (t) => ['Rent of the office', 'Sporthal', '−€ 250', t('ledger.bank.states.open')],
    order: [(t) => t('ledger.bank.day'), 'oldest'],
  }),
  owed: example(listOwed, {
    row: { person: { name: 'Pieter' }, wallet: 12.5, owes: -3, total: 9.5 },
    says: () => ['Pieter', '€ 12', '−€ 3', '€ 9'],
    order: [(t) => t('periods.owed.person'), 'name'],
  }),
  paid: example(listPaid, {
    row: { person: { name: 'Pieter' }, year: 2025, paid: 2140, payouts: 11, report: 'missing' },
    says: (t) => ['Pieter', '2025', '11', '€ 2', t('periods.paid.reports.missing')],
    order: [(t) => t('periods.paid.person'), 'name'],
  }),
  invoices: example(listPayInvoices, {
    row: {
      invoice: 'SB-2026-0003',
      person: { name: 'Pieter' },
      game: { name: 'Volleyball' },
      withoutVat: 16.53,
      vat: 3.47,
      total: 20,
    },
    says: () => ['SB-2026-0003', 'Pieter', '€ 3', '€ 20'],
    order: [(t) => t('periods.payInvoices.day'), 'oldest'],
  }),
  journals: example(listJournals, {
    row: { _id: 77, kind: 'refund', person: { name: 'Pieter' }, game: { name: 'Volleyball' } },
    says: (t) => ['77', t('ledger.kind.refund'), 'Pieter, Volleyball'],
    order: [(t) => t('ledger.journals.at'), 'oldest'],
  }),
  corrections: example(listCorrections, {
    row: {
      person: { name: 'Pieter' },
      account: 'wallet',
      amount: -5,
      state: 'open',
      proposedBy: { name: 'Ada' },
    },
    says: (t) => ['Pieter', t('ledger.corrections.changes.wallet.minus'), t('ledger.corrections.states.open'), 'Ada'],
    order: [(t) => t('ledger.corrections.proposed'), 'oldest'],
  }),
  messages: example(listMessages, {
    row: {
      channel: 'mail',
      category: 'money',
      to: 'p•••@rondo.test',
      state: 'failed',
      lastError: 'mailbox full',
      isAddressGone: true,
    },
    says: (t) => [
      'p•••@rondo.test',
      t('operating.messages.about.money'),
      t('operating.messages.channels.mail'),
      t('operating.messages.states.failed'),
      'mailbox full',
      t('operating.messages.gone'),
    ],
    order: [(t) => t('operating.messages.next'), 'earliest'],
  }),
  told: example(listTold, {
    row: {
      subject: 'Je plek is bevestigd',
      channel: 'mail',
      state: 'sent',
      to: 'pieter@rondo.test',
      lastError: 'mailbox full',
      isAddressGone: true,
    },
    says: (t) => [
      'Je plek is bevestigd',
      t('operating.told.channels.mail'),
      t('operating.told.states.sent'),
      'pieter@rondo.test',
      'mailbox full',
      t('operating.messages.gone'),
    ],
    order: [(t) => t('operating.told.at'), 'oldest'],
  }),
  newsletters: example(listNewsletters, {
    row: { title: 'Play in March', state: 'stopped', author: 'Ada', people: 1234, sent: 77, bounced: 3 },
    says: (t) => ['Play in March', t('newsletters.states.stopped'), 'Ada', '77'],
    order: [(t) => t('newsletters.created'), 'oldest'],
  }),
  newsletter: example(listSubscribers, {
    row: { email: 'pieter@rondo.test', by: 'form', state: 'subscribed' },
    says: (t) => ['pieter@rondo.test', t('operating.newsletter.form'), t('operating.newsletter.remove')],
    order: [(t) => t('operating.newsletter.since'), 'newest'],
  }),
  audit: example(listAudit, {
    row: {
      actor: { name: 'Ada' },
      action: 'user.change',
      subject: { kind: 'user', id: 'u1', name: 'Pieter' },
      person: { _id: '00000000-0000-4000-8000-000000000001', name: 'Pieter Bakker' },
      amount: 12,
      reason: 'Threatened another player',
      before: { banned: false, role: 'player' },
      after: { banned: true, role: 'player' },
      network: '10.0.0.0/24',
      request: 'a3f912c49b01',
    },
    says: (t) => [
      `${t('console.acts.user_change', { who: 'Ada', what: 'Pieter' })}: Threatened another player`,
      'Pieter Bakker',
      '€ 12',
      `${t('console.said.facts.banned')}: ${t('console.said.plain.no')} → ${t('console.said.plain.yes')}`,
      '10.0.0.0/24',
      'a3f912c49b01',
    ],
    order: [(t) => t('console.audit.at'), 'oldest'],
  }),
};

/**
 * The lists with which is tested what the one page of all of them does: three that differ most, in `npm test`; each of them in `npm run test:all`, as
 * with other languages.
 */
export const ofEachKind = <Named extends { path: string }>(lists: readonly Named[]): readonly Named[] =>
  otherLanguages.length > 0 ? lists : lists.filter(({ path }) => ['games', 'journals', 'messages'].includes(path));
