import type { GameFields } from '@rondo/contract';
import { cutoffAt, eurosToCents, gameForm, mayCreateGame } from '@rondo/rules';
import { sql } from 'kysely';
import { instantOf } from '../../platform/amsterdam.ts';
import { type Database } from '../../platform/db.ts';
import { type IdempotencyKey, once } from '../../platform/idempotency.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/sessions.ts';

/** Games are for the Netherlands and what lies just over its borders: south, west, north, east in degrees. */
const reach = { south: 49, west: 2, north: 55, east: 9 };

const dayMs = 86_400_000;

/**
 * Creates a game of the viewer. Whatever the form says of `confirmed` or the organiser is not asked: the server decides a
 * game's status (3-decisions §1).
 * @param keepPhoto keeps the picture that came along and answers its path; called once nothing can be refused any more
 * @returns the id of the game
 */
export async function createGame(
  { db, jobs }: { db: Database; jobs: Jobs },
  viewer: Viewer,
  form: GameFields,
  keepPhoto: () => Promise<string | null>,
  now: Date,
  key: IdempotencyKey | null,
): Promise<string> {
  const priceCents = form.isPayingGame ? (eurosToCents(form.price ?? 0) ?? 0) : 0;
  if (!mayCreateGame(viewer, { priceCents })) throw new Refused(priceCents > 0 ? 'only_free_games' : 'not_allowed');
  const startsAt = readStart(form.game_date, now);
  const [longitude, latitude] = form.location.coordinates;
  if (latitude < reach.south || latitude > reach.north || longitude < reach.west || longitude > reach.east)
    throw new Refused('place_outside', undefined, [{ path: 'location', message: 'outside of the Netherlands' }]);
  const durationMinutes = Math.round(form.duration * 60);
  const endsAt = new Date(startsAt.getTime() + durationMinutes * 60_000);
  const cutoff = cutoffAt({ startsAt, createdAt: now, priceCents });

  return once(db, viewer.id, key, async (trx) => {
    const photo = await keepPhoto();
    const { rows } = await sql<{ id: string }>`
      insert into game (name, description, contact_details, sport, level, surface, field_identifier, capacity, minimum_players,
        price_cents, passcode, starts_at, duration_minutes, ends_at, cutoff_at, photo, latitude, longitude, address, city,
        country, place_description, organiser_id, created_at)
      values (${form.name}, ${form.description}, ${form.contact_details}, ${form.sport}, ${form.level}, ${form.field_type},
        ${form.field_identifier}, ${form.players}, ${form.minimum_players_threshold}, ${priceCents}, ${form.passcode || null},
        ${startsAt}, ${durationMinutes}, ${endsAt}, ${cutoff}, ${photo}, ${latitude}, ${longitude}, ${form.location.address},
        ${form.location.city}, ${form.location.country}, ${form.location.description}, ${viewer.id}, ${now})
      returning id`.execute(trx);
    const gameId = rows[0]?.id ?? '';
    await jobs.enqueue(trx, 'sweep-games', { gameId }, { key: `cutoff:${gameId}`, startAfter: cutoff });
    await jobs.enqueue(trx, 'sweep-games', { gameId }, { key: `end:${gameId}`, startAfter: endsAt });
    return gameId;
  });
}

function readStart(text: string, now: Date): Date {
  const startsAt = instantOf(text);
  const issue = [{ path: 'game_date', message: 'not a time a game can start at' }];
  if (startsAt === null) throw new Refused('local_time_missing', undefined, issue);
  const latest = now.getTime() + gameForm.daysAheadMax * dayMs;
  if (startsAt <= now || startsAt.getTime() > latest) throw new Refused('date_out_of_range', undefined, issue);
  return startsAt;
}
