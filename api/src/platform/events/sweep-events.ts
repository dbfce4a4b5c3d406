import type { Database } from '../db.ts';
import type { Jobs } from '../jobs.ts';
import { eventsGivenUp } from '../processes/metrics.ts';
import { countGivenUp, type Events, trimEvents } from './hear-events.ts';

/** Has events heard while they are news, deletes old ones, and counts those that wait for a person. */
export function registerEventJobs({ db, jobs, events }: { db: Database; jobs: Jobs; events: Events }): void {
  jobs.sweep('events', (signal) => events.tellHearers(signal), { everySeconds: 2 });
  jobs.sweep('old events', async () => {
    await trimEvents(db);
    eventsGivenUp.set(await countGivenUp(db));
  });
}
