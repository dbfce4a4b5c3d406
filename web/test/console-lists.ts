import {
  type Call,
  listAudit,
  listConsoleCommunities,
  listConsoleGames,
  listConsoleOrders,
  listConsolePromocodes,
  listCorrections,
  listEnquiries,
  listJournals,
  listMessages,
  listSubscribers,
  listUsers,
} from '@rondo/contract';
import type { Translate } from '../src/platform/i18n.tsx';
import { answer, type Answer } from './backend.ts';

/** A list of the operator's console, as its tests go by it; all are alike. */
export interface List {
  address: string;
  call: Call;
  /** Its answer with so many rows, and what stands in the first. */
  answer: (rows: number, more?: boolean) => Answer;
  row: (t: Translate) => string[];
  title: (t: Translate) => string;
  /** The head of a column with an order, and what a press makes of it. */
  order: readonly [head: (t: Translate) => string, sort: string];
}

const counted = (totalCount: number, more = false) => ({ totalCount, totalPages: totalCount > 0 ? 3 : 0, more });

function listed(call: Call, dataOf: (rows: number, pagination: ReturnType<typeof counted>) => unknown): List['answer'] {
  return (rows, more) => answer(call, { data: dataOf(rows, counted(rows, more)) });
}

/** Each row of a list is the same. */
const times = <Row>(rows: number, row: Row): Row[] => Array.from({ length: rows }, () => row);

/** Each list of the console. */
export const lists: List[] = [
  {
    address: '/console/people',
    call: listUsers,
    answer: listed(listUsers, (rows, pagination) => ({
      users: times(rows, {
        name: 'Pieter',
        email: 'pieter@rondo.test',
        role: 'player',
        bannedAt: '2026-01-02T10:00:00Z',
      }),
      pagination,
    })),
    row: (t) => [
      'Pieter',
      'pieter@rondo.test',
      t('console.roles.player'),
      t('console.people.banned'),
      t('console.people.unconfirmed'),
    ],
    title: (t) => t('console.people.title'),
    order: [(t) => t('console.people.name'), 'name'],
  },
  {
    address: '/console/games',
    call: listConsoleGames,
    answer: listed(listConsoleGames, (rows, pagination) => ({
      games: times(rows, {
        name: 'Volleyball',
        city: 'Utrecht',
        status: 'pending',
        joined: 3,
        players: 12,
        organiser: { name: 'Olaf' },
        featured: 1,
        isPrivate: true,
      }),
      pagination,
    })),
    row: (t) => [
      'Volleyball',
      'Utrecht',
      '3 / 12',
      'Olaf',
      t('console.games.isFeatured'),
      t('console.games.isPrivate'),
    ],
    title: (t) => t('console.games.title'),
    order: [(t) => t('console.games.starts'), 'latest'],
  },
  {
    address: '/console/communities',
    call: listConsoleCommunities,
    answer: listed(listConsoleCommunities, (rows, pagination) => ({
      communities: times(rows, {
        name: 'Havenvolley',
        shortCode: 'haven',
        city: 'Rotterdam',
        isFeatured: true,
        isPrivate: true,
      }),
      pagination,
    })),
    row: (t) => [
      'Havenvolley',
      'haven',
      'Rotterdam',
      t('running.communities.isFeatured'),
      t('running.communities.isPrivate'),
    ],
    title: (t) => t('running.communities.title'),
    order: [(t) => t('running.communities.name'), 'name'],
  },
  {
    address: '/console/enquiries',
    call: listEnquiries,
    answer: listed(listEnquiries, (rows, pagination) => ({
      enquiries: times(rows, {
        name: 'Bedrijf',
        email: 'bedrijf@rondo.test',
        kind: 'business',
        state: 'open',
        assignee: { name: 'Ada' },
      }),
      pagination,
    })),
    row: (t) => [
      'Bedrijf',
      'bedrijf@rondo.test',
      t('console.enquiries.kinds.business'),
      t('console.enquiries.states.open'),
      'Ada',
    ],
    title: (t) => t('console.enquiries.title'),
    order: [(t) => t('console.enquiries.received'), 'oldest'],
  },
  {
    address: '/console/promocodes',
    call: listConsolePromocodes,
    answer: listed(listConsolePromocodes, (rows, pagination) => ({
      promocodes: times(rows, {
        code: 'ZOMER',
        name: 'Summer',
        discountType: 'percentage',
        discountValue: 20,
        activated: 4,
        usesTotal: 50,
        isExpired: true,
      }),
      pagination,
    })),
    row: (t) => ['ZOMER', 'Summer', '20%', '4 / 50', t('running.promocodes.expired')],
    title: (t) => t('running.promocodes.title'),
    order: [(t) => t('running.promocodes.form.code'), 'code'],
  },
  {
    address: '/console/orders',
    call: listConsoleOrders,
    answer: listed(listConsoleOrders, (rows, pagination) => ({
      orders: times(rows, {
        person: { name: 'Pieter' },
        kind: 'top_up',
        status: 'failed',
        note: 'started at mollie',
        resolution: { how: 'credit' },
      }),
      pagination,
    })),
    row: (t) => [
      'Pieter',
      t('console.orderKind.top_up'),
      t('console.orderStatus.failed'),
      'started at mollie',
      t('running.orders.how.credit'),
    ],
    title: (t) => t('running.orders.title'),
    order: [(t) => t('running.orders.made'), 'oldest'],
  },
  {
    address: '/console/journals',
    call: listJournals,
    answer: listed(listJournals, (rows, pagination) => ({
      journals: times(rows, { _id: 77, kind: 'refund', person: { name: 'Pieter' }, game: { name: 'Volleyball' } }),
      pagination,
    })),
    row: (t) => ['77', t('ledger.kind.refund'), 'Pieter, Volleyball'],
    title: (t) => t('ledger.journals.title'),
    order: [(t) => t('ledger.journals.at'), 'oldest'],
  },
  {
    address: '/console/corrections',
    call: listCorrections,
    answer: listed(listCorrections, (rows, pagination) => ({
      corrections: times(rows, {
        person: { name: 'Pieter' },
        account: 'wallet',
        amount: -5,
        state: 'open',
        proposedBy: { name: 'Ada' },
      }),
      pagination,
    })),
    row: (t) => ['Pieter', t('ledger.corrections.changes.wallet.minus'), t('ledger.corrections.states.open'), 'Ada'],
    title: (t) => t('ledger.corrections.title'),
    order: [(t) => t('ledger.corrections.proposed'), 'oldest'],
  },
  {
    address: '/console/messages',
    call: listMessages,
    answer: listed(listMessages, (rows, pagination) => ({
      messages: times(rows, {
        channel: 'mail',
        category: 'money',
        to: 'p•••@rondo.test',
        state: 'failed',
        lastError: 'mailbox full',
        isAddressGone: true,
      }),
      pagination,
    })),
    row: (t) => [
      'p•••@rondo.test',
      t('operating.messages.about.money'),
      t('operating.messages.mail'),
      t('operating.messages.states.failed'),
      'mailbox full',
      t('operating.messages.gone'),
    ],
    title: (t) => t('operating.messages.title'),
    order: [(t) => t('operating.messages.next'), 'earliest'],
  },
  {
    address: '/console/newsletter',
    call: listSubscribers,
    answer: listed(listSubscribers, (rows, pagination) => ({
      subscribers: times(rows, { email: 'pieter@rondo.test', by: 'form' }),
      pagination,
      total: rows,
    })),
    row: (t) => ['pieter@rondo.test', t('operating.newsletter.form'), t('operating.newsletter.remove')],
    title: (t) => t('operating.newsletter.title'),
    order: [(t) => t('operating.newsletter.since'), 'newest'],
  },
  {
    address: '/console/audit',
    call: listAudit,
    answer: listed(listAudit, (rows, pagination) => ({
      actions: times(rows, {
        actor: { name: 'Ada' },
        action: 'user.change',
        subject: { kind: 'user', id: 'u1', name: 'Pieter' },
        reason: 'Threatened another player',
        before: { banned: false, role: 'player' },
        after: { banned: true, role: 'player' },
        network: '10.0.0.0/24',
      }),
      pagination,
    })),
    row: (t) => [
      'Ada',
      t('console.acts.user_change'),
      'Pieter',
      'Threatened another player',
      'banned: false → true',
      '10.0.0.0/24',
    ],
    title: (t) => t('console.audit.title'),
    order: [(t) => t('console.audit.at'), 'oldest'],
  },
];
