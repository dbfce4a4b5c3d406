import { sql } from 'kysely';
import { sayWhen } from '../../platform/amsterdam.ts';
import type { Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { aboutGame } from '../notifications/about-game.ts';
import { type Receiver, receiverColumns } from '../notifications/find-receivers.ts';
import { notify } from '../notifications/notify.ts';
import { queueMails } from '../notifications/queue-mails.ts';

interface GameToConfirm {
  id: string;
  name: string;
  sport: string;
  starts_at: string;
  address: string;
}

/** Confirms a game whose row the caller has locked, and tells everyone who plays that it is on. */
export async function confirmGame(
  trx: Transaction,
  context: { jobs: Jobs; publicUrl: string },
  game: GameToConfirm,
  now: Date,
): Promise<void> {
  await sql`update game set status = 'confirmed' where id = ${game.id}`.execute(trx);
  await announceConfirmed(trx, context, game, { joining: [], leaving: [] }, now);
}

/**
 * Tells everyone who plays that the game is on: in the app and by mail.
 * @param meanwhile ids of users who join, and of registrations that end, in the same transaction but aren't written yet
 */
export async function announceConfirmed(
  trx: Transaction,
  { jobs, publicUrl }: { jobs: Jobs; publicUrl: string },
  game: GameToConfirm,
  { joining, leaving }: { joining: string[]; leaving: string[] },
  now: Date,
): Promise<void> {
  const { rows } = await sql<Receiver>`
    select ${receiverColumns} from app_user
    where id = any(${joining}::uuid[]) or id in (
      select user_id from registration where game_id = ${game.id} and status = 'active' and not id = any(${leaving}::uuid[]))
  `.execute(trx);
  const path = `/match/${game.id}`;
  const startsAt = new Date(game.starts_at);
  await notify(
    trx,
    rows.map(({ id }) => ({
      userId: id,
      kind: 'matchConfirmed',
      gameId: game.id,
      params: aboutGame(game),
      redirectPath: path,
    })),
    now,
  );
  const mails = rows.map((player) => ({
    to: player.email,
    userId: player.id,
    startsAt,
    name: player.name,
    language: player.language,
    kind: 'gameConfirmed' as const,
    params: { game: game.name, when: sayWhen(startsAt, player.language), where: game.address },
    link: publicUrl + path,
  }));
  await queueMails(trx, jobs, mails, now);
}
