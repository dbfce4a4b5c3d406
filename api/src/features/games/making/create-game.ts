import type { GameFields } from '@rondo/contract';
import { cutoffAt, mayCreateGame } from '@rondo/rules';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { instantOf, instantLater } from '../../../platform/time/amsterdam.ts';
import { type AdminCall, commandOfAnyone } from '../../../platform/admins/admin-command.ts';
import type { ColumnsWith } from '../../../platform/database/game-columns.ts';
import type { Database, Transaction } from '../../../platform/db.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { Refused } from '../../../platform/refusal.ts';
import { checkPlace } from './check-place.ts';
import { checkCommunity, checkStart, lockCommunity, readForm, timesOf } from './read-form.ts';
import { scheduleSweeps } from '../life/schedule-sweeps.ts';

interface More {
  before?: (trx: Transaction) => Promise<unknown>;
  beside?: (trx: Transaction, gameIds: readonly string[]) => Promise<unknown>;
}

/**
 * Creates a game for the viewer, or a weekly series at the same local time.
 * @param photo path of the picture, stored beforehand
 * @param more what is done in the same transaction: `before`, while no game is there; and `beside`, of the games with these ids
 * @returns the ids of the games, in chronological order
 */
export async function createGame(
  { db, jobs }: { db: Database; jobs: Jobs },
  call: AdminCall,
  form: GameFields,
  photo: string | null,
  now: Date,
  { before, beside }: More = {},
): Promise<string[]> {
  const { viewer } = call;
  const { earlyBirds, teams, ...columns } = readForm(form);
  const { price_cents: priceCents, tournament_external: external } = columns;
  if (!mayCreateGame(viewer, { priceCents, external }))
    throw new Refused(priceCents > 0 || external ? 'only_free_games' : 'not_allowed');
  const starts = startsOf(form, now);
  await checkPlace(db, columns);
  const command = { action: 'game.create', subject: { kind: 'game', id: null } } as const;
  return commandOfAnyone({ db }, call, command, async (trx) => {
    // Prevents creating games while deleting the account.
    const organiser = await sql`select from app_user where id = ${viewer.id} and deleted_at is null for share`.execute(
      trx,
    );
    if (organiser.rows.length === 0) throw new Refused('not_logged_in');
    await before?.(trx);
    await lockCommunity(trx, columns.community_id);
    await checkCommunity(trx, viewer, columns.community_id);
    const seriesId = starts.length > 1 ? await openSeries(trx, viewer.id, now) : null;
    const games = starts.map(
      (startsAt) =>
        ({
          id: randomUUID(),
          ...columns,
          ...timesOf(
            startsAt,
            columns.duration_minutes,
            cutoffAt({ startsAt, createdAt: now, priceCents: columns.price_cents }),
          ),
          passcode: form.passcode || null,
          photo,
          series_id: seriesId,
          organiser_id: viewer.id,
          created_at: now,
        }) satisfies Record<ColumnsWith<'by', 'start' | 'making'>, unknown>,
    );
    await insertRows(trx, 'game', games);
    const ofEach = <T>(rows: (gameId: string) => T[]) => games.flatMap(({ id }) => rows(id));
    await insertRows(
      trx,
      'early_bird',
      ofEach((gameId) => earlyBirds.map((entry) => ({ game_id: gameId, ...entry }))),
    );
    await insertRows(
      trx,
      'team',
      ofEach((gameId) =>
        teams.map(({ name, color, team_size }, index) => ({
          game_id: gameId,
          name,
          color,
          size: team_size,
          position: index + 1,
        })),
      ),
    );
    const gameIds = games.map(({ id }) => id);
    await beside?.(trx, gameIds);
    for (const game of games) await scheduleSweeps(trx, jobs, game);
    await jobs.enqueue(trx, 'match-wishes', { gameIds, fromDemand: form.fromDemand });
    const subject = { kind: 'game', id: gameIds[0] ?? null };
    return { answer: gameIds, logged: async () => ({ subject, after: { gameIds, priceCents } }) };
  });
}

function startsOf(form: GameFields, now: Date): Date[] {
  const first = checkStart(instantOf(form.game_date), now);
  return Array.from({ length: form.repeat_weeks }, (_, week) =>
    week === 0 ? first : checkStart(instantLater(first, { weeks: week }), now),
  );
}

async function openSeries(trx: Transaction, organiserId: string, now: Date): Promise<string> {
  const id = randomUUID();
  await sql`insert into game_series (id, organiser_id, created_at) values (${id}, ${organiserId}, ${now})`.execute(trx);
  return id;
}
