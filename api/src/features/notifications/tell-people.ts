import { sql } from 'kysely';
import { columnsOf } from '../../platform/database/columns.ts';
import type { Transaction } from '../../platform/db.ts';
import type { DomainEvent, EventName } from '../../platform/events/event-names.ts';
import type { Events } from '../../platform/events/hear-events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Rows } from '../../platform/schema.ts';
import { type Receiver, receiverColumns } from './find-receivers.ts';
import type { Message } from './messages.ts';
import { sendMessages } from './send-messages.ts';

const gameFields = [
  'id',
  'name',
  'sport',
  'starts_at',
  'duration_minutes',
  'address',
  'place_description',
  'price_cents',
  'status',
  'archived',
  'cancelled_by',
  'cancel_note',
  'tournament_external',
  'organiser_id',
] as const satisfies readonly (keyof Rows['game'])[];

/** A game that an event is about. Times are ISO text. */
type ToldGame = Pick<Rows['game'], (typeof gameFields)[number]>;

/** The facts about games and people for messages about events, read when the events are heard. */
export interface EventFacts {
  now: Date;
  publicUrl: string;
  games: ReadonlyMap<string, ToldGame>;
  people: ReadonlyMap<string, Receiver>;
}

interface TellingContext {
  events: Events;
  jobs: Jobs;
  config: { publicUrl: string };
}

/**
 * Tells people about events of these names by messages, with the time of the event; people whose account was deleted meanwhile are left out
 * (decisions/0090-domain-events.md).
 * @param find finds what else the messages say
 */
export function tellPeople<const Names extends readonly EventName[], More extends object>(
  { events, jobs, config: { publicUrl } }: TellingContext,
  names: Names,
  messagesOf: (event: DomainEvent<Names[number]>, facts: EventFacts & More) => Message[],
  find: (trx: Transaction, happened: readonly DomainEvent<Names[number]>[], now: Date) => Promise<More>,
): void {
  events.hear<Names[number]>(names, async (trx, happened, now) => {
    const more = await find(trx, happened, now);
    // Addresses are read last: where a guest's is corrected in between, the right one gets a link, and no former one a link that opens.
    const { left, ...found } = await findFacts(trx, happened);
    const facts = { ...found, ...more, publicUrl, now };
    for (const [at, together] of Map.groupBy(happened, ({ happenedAt }) => happenedAt.getTime())) {
      const told = together.flatMap((event) => messagesOf(event, facts));
      const heard = told.filter(({ notification, mail }) => !left.has(notification?.userId ?? mail?.userId ?? ''));
      await sendMessages(trx, { jobs, publicUrl }, heard, new Date(at));
    }
  });
}

/** For messages that need nothing beside the facts of every event. */
export const nothingElse = async (): Promise<object> => ({});

/** Whether anybody can still use the spots of a game. */
export const isOn = ({ status, archived }: Pick<ToldGame, 'status' | 'archived'>) =>
  !archived && status !== 'cancelled';

/** The ids that events have under these names, also in their lists. */
export function idsIn(data: object, names: readonly string[]): string[] {
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return names.includes(name) ? [value] : [];
    return typeof value === 'object' && value !== null ? idsIn(value, names) : [];
  });
}

/** The names under which an event has the people it is about. */
const roles = ['userId', 'payerId', 'takerId', 'starterId', 'giverId', 'declinerId', 'authorId'];

async function findFacts(trx: Transaction, happened: readonly object[]) {
  const gameIds = idsIn(happened, ['gameId']);
  const [games, people] = await Promise.all([
    sql<ToldGame>`select ${columnsOf('g', gameFields)} from game g where g.id = any(${gameIds}::uuid[])`.execute(trx),
    sql<Receiver & { has_left: boolean }>`
      select ${receiverColumns}, deleted_at is not null as has_left from app_user
      where id in (
        select unnest(${idsIn(happened, roles)}::uuid[])
        union select organiser_id from game where id = any(${gameIds}::uuid[]))`.execute(trx),
  ]);
  return {
    games: new Map(games.rows.map((game) => [game.id, game])),
    people: new Map(people.rows.map((person) => [person.id, person])),
    left: new Set(people.rows.flatMap(({ id, has_left }) => (has_left ? [id] : []))),
  };
}
