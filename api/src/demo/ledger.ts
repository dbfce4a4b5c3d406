import { feeCents, hour, minute, type PaymentMethod } from '@rondo/rules';
import type { Account } from '../features/wallet/post-journals.ts';
import type { Random } from './random.ts';
import type { MoneyEvent, Told } from './story.ts';

export type OrderRow = Told<'payment_order', 'id' | 'status' | 'review_note' | 'review_facts'> & {
  settled_at: Date | null;
};
type SettledRow = OrderRow & { settled_at: Date };

/** A journal with its postings, each with account, owner and cents. */
export interface BookedJournal {
  kind: MoneyEvent['kind'] | 'top_up';
  key: string;
  gameId: string | null;
  userId: string | null;
  orderId: string | null;
  registrationId: string | null;
  at: Date;
  postings: (readonly [Account, string | null, number])[];
}

const methods: readonly (readonly [PaymentMethod, number])[] = [
  ['ideal', 75],
  ['card', 14],
  ['applepay', 8],
  ['revolut', 3],
];
/** Amounts that people top up, often for a few games at once; accounts that must end with an exact balance use small ones. */
const bundles = [2000, 2500, 3000, 5000];
const smallBundles = [500, 1000, 1500];

/**
 * Books everything that happened with money, in order. A player who couldn't pay for a spot has topped up a few minutes before; the
 * accounts of `endWith` top up once more at the end, to be left with that many cents.
 */
export function keepBooks(
  events: readonly MoneyEvent[],
  endWith: ReadonlyMap<string, number>,
  now: Date,
  random: Random,
): { orders: OrderRow[]; journals: BookedJournal[] } {
  const orders: OrderRow[] = [];
  const journals: BookedJournal[] = [];
  const balances = new Map<string, number>();
  const credit = (userId: string, cents: number) => balances.set(userId, (balances.get(userId) ?? 0) + cents);

  const topUp = (userId: string, cents: number, at: Date) => {
    const order = makeOrder(userId, cents, at, random);
    orders.push(order);
    journals.push(bookTopUp(order));
    credit(userId, cents);
  };
  for (const event of [...events].sort((a, b) => a.at.getTime() - b.at.getTime())) {
    if (event.kind === 'pass_bought') {
      topUp(event.userId, event.cents, event.at);
      credit(event.userId, -event.cents);
    } else if (event.kind === 'entrance_fee' && !event.passId) {
      const short = event.cents - (balances.get(event.userId) ?? 0);
      if (short > 0) {
        const exact = smallBundles.find((bundle) => bundle >= short) ?? 2000;
        const bundle = endWith.has(event.userId) ? exact : random.pick(bundles);
        // A whole team costs more than any bundle.
        topUp(event.userId, Math.max(bundle, Math.ceil(short / 500) * 500), event.at);
      }
      credit(event.userId, -event.cents);
    } else if (event.kind === 'refund') credit(event.userId, event.refundedCents);
    else if (event.kind === 'cancellation') credit(event.userId, event.cents);
    journals.push(book(event));
  }
  for (const [userId, cents] of endWith) {
    const missing = cents - (balances.get(userId) ?? 0);
    if (missing > 0) topUp(userId, missing, new Date(now.getTime() - 3 * hour));
  }
  return { orders, journals };
}

/** A top-up paid shortly before `at`. */
function makeOrder(userId: string, cents: number, at: Date, random: Random): SettledRow {
  const method = random.weighted(methods);
  const createdAt = new Date(at.getTime() - 6 * minute);
  return {
    id: random.uuid(),
    user_id: userId,
    kind: 'top_up',
    amount_cents: cents,
    fee_cents: feeCents(method, cents, []),
    method,
    status: 'paid',
    provider: 'sandbox',
    created_at: createdAt,
    expires_at: new Date(createdAt.getTime() + hour),
    settled_at: new Date(at.getTime() - 4 * minute),
    review_note: null,
    review_facts: null,
  };
}

/** A top-up that failed or expired, so that nothing is booked. */
export function unpaidOrder(userId: string, status: 'failed' | 'expired', at: Date, random: Random): OrderRow {
  return { ...makeOrder(userId, 1000, at, random), status };
}

/** A top-up begun with a provider that was left since, so that a person has to look there. */
export function setAsideOrder(userId: string, at: Date, random: Random): OrderRow {
  return {
    ...makeOrder(userId, 2000, at, random),
    status: 'created',
    provider: 'mollie',
    settled_at: null,
    review_note: 'otherProvider',
    review_facts: { provider: 'mollie' },
  };
}

function bookTopUp(order: SettledRow): BookedJournal {
  return {
    kind: 'top_up',
    key: `payment:${order.id}`,
    gameId: null,
    userId: order.user_id,
    orderId: order.id,
    registrationId: null,
    at: order.settled_at,
    postings: [
      ['provider', null, -(order.amount_cents + order.fee_cents)],
      ['wallet', order.user_id, order.amount_cents],
      ['fees', null, order.fee_cents],
    ],
  };
}

function book(event: MoneyEvent): BookedJournal {
  const { kind, gameId, at } = event;
  const base = { kind, gameId, at, orderId: null, userId: null, registrationId: null };
  switch (event.kind) {
    case 'entrance_fee': {
      const { userId, registrationId, cents, passId } = event;
      const from = passId ? (['pass', passId, -cents] as const) : (['wallet', userId, -cents] as const);
      const postings = [from, ['escrow', gameId, cents] as const];
      return { ...base, key: `entrance_fee:${registrationId}`, userId, registrationId, postings };
    }
    case 'pass_bought': {
      const { userId, passId, cents } = event;
      const postings = [['wallet', userId, -cents] as const, ['pass', passId, cents] as const];
      return { ...base, key: `pass_bought:${passId}`, userId, postings };
    }
    case 'refund': {
      const { userId, registrationId, cents, refundedCents } = event;
      const postings: BookedJournal['postings'] = [
        ['escrow', gameId, -cents],
        ['wallet', userId, refundedCents],
        ['revenue', null, cents - refundedCents],
      ];
      return { ...base, key: `refund:${registrationId}`, userId, registrationId, postings };
    }
    case 'cancellation': {
      const { userId, registrationId, cents } = event;
      const postings = [['escrow', gameId, -cents] as const, ['wallet', userId, cents] as const];
      return { ...base, key: `cancellation:${registrationId}`, userId, registrationId, postings };
    }
    case 'organiser_pay': {
      const { userId, cents } = event;
      const postings = [['revenue', null, -cents] as const, ['owed_to_organiser', userId, cents] as const];
      return { ...base, key: `organiser_pay:${gameId}:1`, userId, postings };
    }
    default:
      return {
        ...base,
        key: `settlement:${gameId}`,
        postings: [
          ['escrow', gameId, -event.cents],
          ['revenue', null, event.cents],
        ],
      };
  }
}
