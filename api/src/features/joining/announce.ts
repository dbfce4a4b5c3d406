import { sql } from 'kysely';
import { sayWhen } from '../../platform/amsterdam.ts';
import type { Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { notify } from '../notifications/notify.ts';
import { queueMails } from '../notifications/queue-mails.ts';
import type { Writes } from './decide-command.ts';
import type { GameState } from './game-state.ts';

interface Receiver {
  id: string;
  name: string;
  email: string;
  language: 'en' | 'nl';
}

/** Tells everyone who plays, those of this batch included, that the game is on: in the app and by mail. */
export async function announceConfirmed(
  trx: Transaction,
  jobs: Jobs,
  publicUrl: string,
  { game, now }: GameState,
  writes: Writes,
): Promise<void> {
  const joining = writes.registrations.map(({ userId }) => userId);
  const leaving = writes.ended.map(({ id }) => id);
  const { rows } = await sql<Receiver>`
    select u.id, u.name, u.email, u.language from app_user u
    where u.id = any(${joining}::uuid[]) or u.id in (
      select user_id from registration where game_id = ${game.id} and status = 'active' and not id = any(${leaving}::uuid[]))
  `.execute(trx);
  const path = `/match/${game.id}`;
  const startsAt = new Date(game.startsAt);
  await notify(
    trx,
    rows.map(({ id }) => ({
      userId: id,
      kind: 'matchConfirmed',
      gameId: game.id,
      params: { gameName: game.name, gameDate: game.startsAt, sport: game.sport, locationAddress: game.address },
      redirectPath: path,
    })),
    now,
  );
  const mails = rows.map((receiver) => ({
    to: receiver.email,
    name: receiver.name,
    language: receiver.language,
    kind: 'gameConfirmed' as const,
    params: { game: game.name, when: sayWhen(startsAt, receiver.language), where: game.address },
    link: publicUrl + path,
  }));
  await queueMails(trx, jobs, mails, now);
}

/** Tells the organiser that a confirmed game has fewer players than its minimum. */
export async function announceBelowMinimum(trx: Transaction, { game, now }: GameState): Promise<void> {
  const notice = {
    userId: game.organiserId,
    kind: 'matchBelowMinimum' as const,
    gameId: game.id,
    params: { gameName: game.name },
    redirectPath: `/match/${game.id}`,
  };
  await notify(trx, [notice], now);
}
