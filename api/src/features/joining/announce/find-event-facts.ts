import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import type { DomainEvent } from '../../../platform/events/event-names.ts';
import { type LockedGame, lockedGameColumns } from '../../games/life/lock-games.ts';
import { type Receiver, receiverColumns } from '../../notifications/find-receivers.ts';
import { findBookingLinks } from './booking-links.ts';

/** What messages about events say of games and people, as those are when the events are heard. */
export interface EventFacts {
  games: ReadonlyMap<string, LockedGame>;
  people: ReadonlyMap<string, Receiver>;
  /** People among them who have deleted their account. */
  left: ReadonlySet<string>;
  /** How often the address of a booking was corrected, by its id. */
  links: ReadonlyMap<string, number>;
}

const roles = ['userId', 'payerId', 'takerId', 'starterId'] as const;

export async function findEventFacts(trx: Transaction, happened: readonly DomainEvent[]): Promise<EventFacts> {
  const data = happened.map((event): Partial<Record<string, unknown>> => event.data);
  const idsOf = (...names: string[]) =>
    data.flatMap((one) => names.flatMap((name) => (typeof one[name] === 'string' ? [one[name]] : [])));
  const gameIds = idsOf('gameId');
  const [games, people, links] = await Promise.all([
    sql<LockedGame>`select ${lockedGameColumns} from game g where g.id = any(${gameIds}::uuid[])`.execute(trx),
    sql<Receiver & { has_left: boolean }>`
      select ${receiverColumns}, deleted_at is not null as has_left from app_user
      where id = any(${idsOf(...roles)}::uuid[])
        or id in (select organiser_id from game where id = any(${gameIds}::uuid[]))`.execute(trx),
    findBookingLinks(trx, idsOf('registrationId')),
  ]);
  return {
    games: new Map(games.rows.map((game) => [game.id, game])),
    people: new Map(people.rows.map((person) => [person.id, person])),
    left: new Set(people.rows.flatMap(({ id, has_left }) => (has_left ? [id] : []))),
    links,
  };
}
