import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';

/** What some work sent to the database. */
export interface Sent {
  statements: { text: string; values: unknown[] }[];
  /** How often it waited for PostgreSQL: statements that are sent while others are under way cost no wait of their own. */
  trips: number;
}

const watching = new AsyncLocalStorage<Sent & { underWay: number }>();

const plain = Reflect.get(Client.prototype, 'query');

Reflect.set(Client.prototype, 'query', function (this: Client, ...args: unknown[]) {
  const answer: unknown = Reflect.apply(plain, this, args);
  const sent = watching.getStore();
  const [asked] = args;
  if (sent && answer instanceof Promise && typeof asked === 'object' && asked !== null && 'text' in asked) {
    if (sent.underWay === 0) sent.trips += 1;
    sent.underWay += 1;
    const settled = () => (sent.underWay -= 1);
    answer.then(settled, settled);
    const values = 'values' in asked && Array.isArray(asked.values) ? asked.values : [];
    sent.statements.push({ text: String(asked.text), values });
  }
  return answer;
});

/** Runs `work` and collects the statements that it sends, but not those of others at the same time. */
export async function watchStatements<T>(work: () => Promise<T>): Promise<Sent & { result: T }> {
  const sent = { statements: [], trips: 0, underWay: 0 };
  // What is called inside may begin only when it is awaited.
  const result = await watching.run(sent, async () => await work());
  return { result, statements: sent.statements, trips: sent.trips };
}
