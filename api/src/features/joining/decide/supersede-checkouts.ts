import type { PersonState } from '../state/game-state.ts';
import type { Writes } from '../state/writes.ts';

/**
 * Ends the open checkout of a person who starts another for the game, or has joined, so that nobody pays for one spot twice
 * (decisions/0075-one-checkout.md). A checkout begun in this batch is dropped.
 */
export function supersedeCheckouts(person: PersonState, writes: Writes): void {
  const ended = new Set(person.openOrderIds);
  if (ended.size === 0) return;
  person.openOrderIds = [];
  for (const code of person.owner.codes) code.heldFor = code.heldFor.filter(({ orderId }) => !ended.has(orderId));
  const begun = new Set(writes.orders.map(({ id }) => id));
  writes.orders = writes.orders.filter(({ id }) => !ended.has(id));
  writes.supersededOrders.push(...[...ended].filter((id) => !begun.has(id)));
}
