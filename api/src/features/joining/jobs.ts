import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db.ts';
import type { Events } from '../../platform/events/hear-events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { GameAnswer, GameCommand } from './state/commands.ts';
import { spotMessages, toldSpots } from './announce/spot-messages.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { findBookingPaths } from './announce/booking-links.ts';
import type { CommandBatcher } from './batch/command-batcher.ts';
import { remindPlayers } from './reminders/remind-players.ts';
import { countPast } from './waiting/count-past.ts';
import { findGamesToPromote, findProvedOtherwise } from './waiting/waiting-queries.ts';
import type { Secret } from '../../platform/sessions/tokens.ts';

const promote: GameCommand = { kind: 'promote', userId: null, key: null };

/** Expires holds, promotes waiting players, and tells and reminds players. */
export function registerJoiningJobs(
  context: {
    db: Database;
    jobs: Jobs;
    events: Events;
    clock: Clock;
    config: { publicUrl: string; secretKey: Secret };
  },
  batcher: CommandBatcher<GameCommand, GameAnswer>,
): void {
  const { db, jobs, clock } = context;
  tellPeople(context, toldSpots, spotMessages, findBookingPaths(context.config.secretKey));
  // Holds stop counting when they expire, swept or not.
  jobs.sweep('holds', async () => {
    await sql`update spot_hold set released_at = expires_at
      where released_at is null and expires_at <= ${clock.now()} and expires_at < 'infinity'`.execute(db);
  });
  jobs.sweep('waiting lists', async () => {
    // A game that fails must not hold up the others.
    const failures: unknown[] = [];
    for (const gameId of await findGamesToPromote(db, clock.now()))
      await batcher.submit(gameId, promote).catch((error: unknown) => failures.push(error));
    for (const { id: registrationId, game_id: gameId, user_id: userId } of await findProvedOtherwise(db))
      await batcher
        .submit(gameId, { kind: 'prove', userId, registrationId, key: null })
        .catch((error: unknown) => failures.push(error));
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} waiting lists could not be moved on`);
  });
  jobs.sweepApart('waiting forecast', () => countPast(db, clock.now()), { everySeconds: 1800 });
  jobs.sweep('reminders', () => remindPlayers(context));
  jobs.handle('open-spots', async ({ gameId }) => {
    await batcher.submit(gameId, promote);
  });
}
