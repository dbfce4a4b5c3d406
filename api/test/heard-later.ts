import { inTransaction } from '../src/platform/db.ts';
import type { NewEvent } from '../src/platform/events/event-names.ts';
import { recordEvents } from '../src/platform/events/record-events.ts';
import type { Player } from './builders.ts';
import type { TestServer } from './server.ts';

/** For tests of changes between an event and its hearing. */
export function heardLater(server: TestServer) {
  return {
    /** Hears now an event that happened before. */
    heardNow: async (event: NewEvent, happenedAt = server.clock.now()): Promise<void> => {
      await inTransaction(server.db, (trx) => recordEvents(trx, [event], happenedAt));
      await server.events.tellHearers();
    },
    kindsOf: ({ id }: Pick<Player, 'id'>) => server.values<string>`
      select kind from notification where user_id = ${id} order by created_at`,
  };
}
