import { retention } from '@rondo/rules/retention';
import { sql } from 'kysely';
import { type Database, inTransaction, isTransient, type Transaction } from '../db.ts';
import { readTraceparent } from '../observability/trace-context.ts';
import { traced } from '../observability/tracing.ts';
import { type DomainEvent, eventData, type EventName, eventNames } from './event-names.ts';

/** Acts on events of some names, in the transaction that marks them as heard. */
export type Hearer<Name extends EventName> = (
  trx: Transaction,
  events: readonly DomainEvent<Name>[],
  now: Date,
) => Promise<void>;

export interface Events {
  isHeard(name: EventName): boolean;
  /** Registers a hearer of events of these names; hearers registered earlier hear an event first. */
  hear<Name extends EventName>(names: readonly Name[], hearer: Hearer<Name>): void;
  /**
   * Has all recorded events heard in their order, unless another process is doing so.
   * @throws what hearers threw, after everything else was heard
   */
  tellHearers(signal?: AbortSignal): Promise<void>;
}

/** An arbitrary number; the lock makes processes hear one at a time. */
const hearingLock = 740_019;
/** How many events are heard in one transaction. */
const atOnce = 50;
/**
 * After this many failures an event waits for a person (operate/watch.md): each wait is three times the previous one, five and a half hours in all.
 */
const maxTries = 10;
const firstWaitSeconds = 2;

interface EventRow {
  id: number;
  /** An `EventName`. */
  name: string;
  data: unknown;
  happened_at: string;
  traceparent: string | null;
  now: string;
}

/**
 * Has events heard after their commit. A hearer writes in the transaction that marks the event, so nothing is lost or done twice, whatever crashes in
 * between; a failing hearer holds up no other (decisions/0090-domain-events.md).
 */
export function openEvents(db: Database): Events {
  const hearers: { names: ReadonlySet<EventName>; hear: Hearer<EventName> }[] = [];
  const isHeard = (name: EventName) => hearers.some(({ names }) => names.has(name));

  async function hear(trx: Transaction, rows: readonly EventRow[]): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const happened = rows.map(readEvent);
    // An event without a hearer would be lost without a word.
    const ignored = happened.find(({ name }) => !isHeard(name));
    if (ignored) throw new Error(`nobody hears ${ignored.name}`);
    for (const { names, hear } of hearers) {
      const theirs = happened.filter(({ name }) => names.has(name));
      if (theirs.length > 0) await hear(trx, theirs, new Date(first.now));
    }
    await sql`update event set heard_at = app_now() where id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(trx);
  }

  return {
    isHeard,
    hear: (names, hearer) => void hearers.push({ names: new Set<EventName>(names), hear: hearer as Hearer<EventName> }),
    async tellHearers(signal) {
      if (!(await isAnyUnheard(db))) return;
      const failed = new Map<number, unknown>();
      let most = atOnce;
      for (let rows: EventRow[] = []; ; rows = [])
        try {
          await inTransaction(db, async (trx) => {
            rows = await takeUnheard(trx, most, [...failed.keys()]);
            await inTraceOf(rows, () => hear(trx, rows));
          });
          if (rows.length < most || signal?.aborted) break;
        } catch (error) {
          const [first] = rows;
          if (!first || isTransient(error)) throw error;
          // From here on one by one, to find the one that fails.
          if (most === 1) failed.set(first.id, await noteFailure(db, first.id).then(() => error));
          most = 1;
        }
      if (failed.size > 0)
        throw new AggregateError(failed.values(), `events not heard: ${[...failed.keys()].join(', ')}`);
    },
  };
}

/** Hears events in the trace of the first one; the traces of the others are linked to it. */
function inTraceOf(rows: readonly EventRow[], work: () => Promise<void>): Promise<void> {
  const [parent, ...links] = rows.flatMap(({ traceparent }) => readTraceparent(traceparent) ?? []);
  if (parent === undefined) return work();
  const names = [...new Set(rows.map(({ name }) => name))].join();
  return traced({ name: 'hear events', kind: 'consumer', attributes: { 'rondo.events': names }, parent, links }, work);
}

function readEvent({ id, name, data, happened_at }: EventRow): DomainEvent {
  const read: unknown = eventData[name as EventName].parse(data);
  return { id, name, data: read, happenedAt: new Date(happened_at) } as DomainEvent;
}

/** Events of newer code wait for that code. */
const isUnheard = sql`
  heard_at is null and tries < ${maxTries} and (try_at is null or try_at <= app_now()) and name = any(${eventNames})`;

/** Usually there is none: then nothing is locked and no transaction begins. */
async function isAnyUnheard(db: Database): Promise<boolean> {
  const { rows } = await sql`select from event where ${isUnheard} limit 1`.execute(db);
  return rows.length > 0;
}

/** The next events, in the order in which they were recorded; none while another process takes them. */
async function takeUnheard(trx: Transaction, most: number, except: readonly number[]): Promise<EventRow[]> {
  const [lock, { rows }] = await Promise.all([
    sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${hearingLock}) as got`.execute(trx),
    // A statement of its own, so that it sees what the lock's last holder has marked.
    sql<EventRow>`
      select id, name, data, happened_at, traceparent, app_now() as now from event
      where ${isUnheard} and id <> all(${except}::bigint[])
      order by id limit ${most}`.execute(trx),
  ]);
  return lock.rows[0]?.got ? rows : [];
}

async function noteFailure(db: Database, id: number): Promise<void> {
  await sql`
    update event set tries = tries + 1, try_at = app_now() + make_interval(secs => ${firstWaitSeconds} * 3 ^ tries)
    where id = ${id}`.execute(db);
}

/** How many events failed too often to be tried again. */
export async function countGivenUp(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from event where heard_at is null and tries >= ${maxTries}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Deletes events some days after they were heard, the oldest first, some at a time. */
export async function trimEvents(db: Database): Promise<void> {
  await sql`
    delete from event where id in (
      select id from (select id, heard_at from event order by id limit 5000) oldest
      where heard_at < app_now() - ${retention.events.kept}::interval)`.execute(db);
}
