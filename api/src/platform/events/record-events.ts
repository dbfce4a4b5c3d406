import { sql } from 'kysely';
import type { Transaction } from '../db.ts';
import { writeTraceparent } from '../observability/trace-context.ts';
import { recordedTrace } from '../observability/tracing.ts';
import { eventData, type NewEvent } from './event-names.ts';

/** Records events in their order as part of the transaction that causes them; they are heard soon after the commit. */
export async function recordEvents(trx: Transaction, events: readonly NewEvent[], now: Date): Promise<void> {
  if (events.length === 0) return;
  const trace = recordedTrace();
  const rows = events.map(({ name, data }) => ({ name, data: eventData[name].parse(data) }));
  await sql`
    insert into event (name, data, happened_at, traceparent)
    select name, data, ${now}, ${trace && writeTraceparent(trace)}::text
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (name text, data jsonb)) with ordinality
    order by ordinality`.execute(trx);
}
