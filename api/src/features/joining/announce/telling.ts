import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import type { DomainEvent, EventName } from '../../../platform/events/event-names.ts';
import type { Hearer } from '../../../platform/events/hear-events.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { type LockedGame, lockedGameColumns } from '../../games/life/lock-games.ts';
import { type Receiver, receiverColumns } from '../../notifications/find-receivers.ts';
import type { Message } from '../../notifications/messages.ts';
import { sendMessages } from '../../notifications/send-messages.ts';
import { bookingToken, findBookingLinks } from './booking-links.ts';

/** What messages about events say of games and people, as those are when the events are heard. */
export interface EventFacts {
  now: Date;
  games: ReadonlyMap<string, LockedGame>;
  people: ReadonlyMap<string, Receiver>;
  /** The path of the link by which the guest of a spot sees it. */
  booking: (registrationId: string) => string;
}

interface TellingContext {
  jobs: Jobs;
  config: { publicUrl: string; secretKey: string };
}

/** A hearer that tells people of events by these messages, with the time at which it happened; nobody whose account was deleted meanwhile. */
export function telling<Name extends EventName>(
  { jobs, config: { publicUrl, secretKey } }: TellingContext,
  messagesOf: (event: DomainEvent<Name>, facts: EventFacts) => Message[],
): Hearer<Name> {
  return async (trx, happened, now) => {
    const { left, ...found } = await findFacts(trx, happened, secretKey);
    const facts = { ...found, now };
    for (const [at, together] of Map.groupBy(happened, ({ happenedAt }) => happenedAt.getTime())) {
      const told = together.flatMap((event) => messagesOf(event, facts));
      const heard = told.filter(({ notification, mail }) => !left.has(notification?.userId ?? mail?.userId ?? ''));
      await sendMessages(trx, { jobs, publicUrl }, heard, new Date(at));
    }
  };
}

/** Whether spots of a game are still of use to anybody. */
export const isOn = ({ status, archived }: Pick<LockedGame, 'status' | 'archived'>) =>
  !archived && status !== 'cancelled';

/** What an event calls the people it is about. */
const roles = ['userId', 'payerId', 'takerId', 'starterId', 'giverId', 'declinerId'];

async function findFacts(
  trx: Transaction,
  happened: readonly { data: object }[],
  secretKey: string,
): Promise<Omit<EventFacts, 'now'> & { left: ReadonlySet<string> }> {
  const idsOf = (names: readonly string[]) =>
    happened.flatMap(({ data }) =>
      Object.entries(data).flatMap(([name, id]) => (names.includes(name) ? [String(id)] : [])),
    );
  const gameIds = idsOf(['gameId']);
  const [games, people, links] = await Promise.all([
    sql<LockedGame>`select ${lockedGameColumns} from game g where g.id = any(${gameIds}::uuid[])`.execute(trx),
    sql<Receiver & { has_left: boolean }>`
      select ${receiverColumns}, deleted_at is not null as has_left from app_user
      where id = any(${idsOf(roles)}::uuid[])
        or id in (select organiser_id from game where id = any(${gameIds}::uuid[]))`.execute(trx),
    findBookingLinks(trx, idsOf(['registrationId'])),
  ]);
  return {
    games: new Map(games.rows.map((game) => [game.id, game])),
    people: new Map(people.rows.map((person) => [person.id, person])),
    left: new Set(people.rows.flatMap(({ id, has_left }) => (has_left ? [id] : []))),
    booking: (registrationId) =>
      `/booking/${bookingToken(secretKey, { registrationId, corrected: links.get(registrationId) ?? 0 })}`,
  };
}
