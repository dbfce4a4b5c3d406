import type { Transaction } from '../../platform/db.ts';
import type { DomainEvent } from '../../platform/events/event-names.ts';
import { events } from '../notifications/events.ts';
import { findAdmins, type Receiver } from '../notifications/find-receivers.ts';
import type { Message } from '../notifications/messages.ts';
import type { EventFacts } from '../notifications/tell-people.ts';
import { type BoughtRow, findBought } from './bought-queries.ts';

type TakenBack = DomainEvent<'payment.takenBack'>;

interface Found {
  /** For each event, Rondo's admins, and the possible purchases with the payment. */
  found: ReadonlyMap<number, { admins: readonly Receiver[]; bought: readonly BoughtRow[] }>;
}

/** The payer and admins are told that a payment was taken back; only the payer is told that it was won back. */
export function chargeBackMessages(
  { id, data, happenedAt }: TakenBack,
  { people, found }: EventFacts & Found,
): Message[] {
  const { userId, amountCents, takenCents, owedCents } = data;
  const payer = people.get(userId);
  if (!payer) return [];
  if (amountCents < 0) return [events.chargeBackWon(payer, { amountCents: -amountCents, owedCents })];
  const { admins, bought } = found.get(id) ?? { admins: [], bought: [] };
  const facts = { payer, amountCents, takenCents, owedCents, bought };
  return [
    events.paymentTakenBack(payer, { amountCents, takenCents, owedCents }),
    ...admins.map((admin) => events.chargedBack(admin, facts, happenedAt)),
  ];
}

export async function findChargeBacks(trx: Transaction, happened: readonly TakenBack[]): Promise<Found> {
  const found = new Map<number, { admins: Receiver[]; bought: BoughtRow[] }>();
  for (const { id, data } of happened) {
    const order = { id: data.orderId, userId: data.userId };
    found.set(id, { admins: await findAdmins(trx, order.userId), bought: await findBought(trx, order) });
  }
  return { found };
}
