import { coOrganisersMax, type LeadingRight, runsGame } from '@rondo/rules';
import { sql } from 'kysely';
import { type AdminCall, commandOfAnyone } from '../../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { partnersOf } from '../../../platform/people/partners.ts';
import { Refused } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { findReceivers } from '../../notifications/find-receivers.ts';
import { ofGame } from '../../notifications/messages.ts';
import { sendMessages } from '../../notifications/send-messages.ts';
import { type LockedGame, lockGames } from '../../games/life/lock-games.ts';
import { touchGames } from '../../games/life/touch-games.ts';

interface NamingContext {
  db: Database;
  jobs: Jobs;
  config: { publicUrl: string };
}

type Scope = 'one' | 'following';

interface Naming {
  who: { person: string } | { email: string };
  rights: readonly LeadingRight[];
  scope: Scope;
}

/** The person to name: `userId` is null if nobody who could help has the address, which the answer doesn't reveal. */
interface Named {
  userId: string | null;
  address: string | null;
}

/**
 * Names a co-organiser of a game, or of it and all later ones of its series, or changes their rights; a new one is notified
 * (product.md#co-organisers).
 * @throws Refused `game_not_found`, `not_allowed`, `game_cancelled`, `game_archived`, `person_not_found`, `too_many_co_organisers`
 */
export function nameCoOrganiser(
  context: NamingContext,
  call: AdminCall,
  gameId: string,
  { who, rights, scope }: Naming,
): Promise<boolean> {
  return byWhoRunsIt(context, call, gameId, async (trx) => {
    const games = await lockRun(trx, call.viewer, gameId, scope);
    const [first] = games;
    if (first.status === 'cancelled') throw new Refused('game_cancelled');
    if (first.archived) throw new Refused('game_archived');
    const now = await timeAfterLock(trx);
    const named =
      'person' in who ? await byName(trx, call.viewer, first, who.person) : await byAddress(trx, first, who.email);
    const isNew = await write(trx, games, named, rights, now);
    await touchGames(trx, idsOf(games));
    const newGames = games.filter(({ id }) => isNew.has(id));
    const [told] = newGames;
    if (!told || named.userId === null) return;
    const [by] = await findReceivers(trx, [call.viewer.id]);
    if (!by) return;
    // How many more games of the series the notification is about.
    const more = newGames.length - 1;
    const heard = { friend: by, ...(more > 0 && { params: { count: more } }) };
    const message = ofGame(named.userId, 'coOrganiserNamed', told, heard);
    await sendMessages(trx, { jobs: context.jobs, publicUrl: context.config.publicUrl }, [message], now);
  });
}

/** Takes a co-organiser's rights away. @throws Refused `game_not_found`, `not_allowed` */
export function dropCoOrganiser(
  context: NamingContext,
  call: AdminCall,
  gameId: string,
  { coOrganiserId, scope }: { coOrganiserId: string; scope: Scope },
): Promise<boolean> {
  return byWhoRunsIt(context, call, gameId, async (trx) => {
    const games = await lockRun(trx, call.viewer, gameId, scope);
    await sql`
      delete from co_organiser c using (select user_id, address from co_organiser where id = ${coOrganiserId} and game_id = ${gameId}) o
      where c.game_id = any(${idsOf(games)}::uuid[]) and c.address is not distinct from o.address
        and (o.address is not null or c.user_id = o.user_id)`.execute(trx);
    await touchGames(trx, idsOf(games));
  });
}

/** Ends somebody's own helping; the organiser is told. @throws Refused `game_not_found`, `not_a_co_organiser` */
export function stepBack(
  { db, jobs, config }: NamingContext,
  viewer: Viewer,
  gameId: string,
  scope: Scope,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const games = await lockGames(trx, gameId, scope);
    const [first] = games;
    const now = await timeAfterLock(trx);
    const { rows } = await sql<{ address: string | null }>`
      delete from co_organiser where game_id = any(${idsOf(games)}::uuid[]) and user_id = ${viewer.id} returning address`.execute(
      trx,
    );
    if (rows.length === 0) throw new Refused('not_a_co_organiser');
    await touchGames(trx, idsOf(games));
    const [me] = await findReceivers(trx, [viewer.id]);
    // A co-organiser who was named by address stays named by it: its owner was never revealed.
    const isByName = rows.some(({ address }) => address === null);
    const who = isByName && me ? { id: me.id, name: me.name } : { id: null, name: rows[0]?.address ?? '' };
    const message = ofGame(first.organiser_id, 'coOrganiserLeft', first, { friend: who });
    await sendMessages(trx, { jobs, publicUrl: config.publicUrl }, [message], now);
  });
}

const idsOf = (games: readonly LockedGame[]) => games.map(({ id }) => id);

/** For an admin it is also written to the log. */
async function byWhoRunsIt(
  { db }: NamingContext,
  call: AdminCall,
  gameId: string,
  act: (trx: Transaction) => Promise<void>,
): Promise<boolean> {
  const command = { action: 'game.co_organiser', subject: { kind: 'game', id: gameId } } as const;
  return commandOfAnyone({ db }, call, command, async (trx) => {
    const before = await listed(trx, gameId);
    await act(trx);
    return { answer: true, logged: async () => ({ before, after: await listed(trx, gameId) }) };
  });
}

async function listed(trx: Transaction, gameId: string) {
  const { rows } = await sql<{ user_id: string | null; address: string | null; rights: LeadingRight[] }>`
    select user_id, address, to_jsonb(rights) as rights from co_organiser where game_id = ${gameId} order by created_at, id`.execute(
    trx,
  );
  return { coOrganisers: rows };
}

/** @throws Refused `game_not_found`, `not_allowed` */
async function lockRun(trx: Transaction, viewer: Viewer, gameId: string, scope: Scope) {
  const games = await lockGames(trx, gameId, scope);
  if (!games.every(({ organiser_id: organiserId }) => runsGame(viewer, { organiserId })))
    throw new Refused('not_allowed');
  return games;
}

/** A partner of the caller, or a co-organiser of this game. @throws Refused `person_not_found` */
async function byName(trx: Transaction, viewer: Viewer, game: LockedGame, userId: string): Promise<Named> {
  const { rows } = await sql`
    select from app_user u where u.id = ${userId} and u.id <> ${game.organiser_id}
      and u.role <> 'guest' and u.deleted_at is null and u.banned_at is null and (
        exists (select from ${partnersOf(viewer.id)} p where p.user_id = u.id)
        or exists (select from co_organiser c where c.game_id = ${game.id} and c.user_id = u.id and c.address is null))`.execute(
    trx,
  );
  if (rows.length === 0) throw new Refused('person_not_found');
  return { userId, address: null };
}

async function byAddress(trx: Transaction, game: LockedGame, address: string): Promise<Named> {
  const { rows } = await sql<{ id: string }>`
    select id from app_user where email = ${address} and role <> 'guest' and deleted_at is null and banned_at is null
      and id <> ${game.organiser_id}`.execute(trx);
  return { userId: rows[0]?.id ?? null, address };
}

/** @returns the ids of the games they did not help with before @throws Refused `too_many_co_organisers` */
async function write(
  trx: Transaction,
  games: readonly LockedGame[],
  { userId, address }: Named,
  rights: readonly LeadingRight[],
  now: Date,
): Promise<Set<string>> {
  const target =
    address === null
      ? sql`(game_id, user_id) where address is null`
      : sql`(game_id, address) where address is not null`;
  const { rows } = await sql<{ game_id: string; is_new: boolean }>`
    insert into co_organiser (game_id, user_id, address, rights, created_at)
    select g.id, ${userId}, ${address}, ${rights}::text[], ${now} from unnest(${idsOf(games)}::uuid[]) as g(id)
    on conflict ${target} do update set rights = excluded.rights, user_id = excluded.user_id
    returning game_id, xmax = 0 as is_new`.execute(trx);
  const crowded = await sql`
    select from co_organiser where game_id = any(${idsOf(games)}::uuid[])
    group by game_id having count(*) > ${coOrganisersMax} limit 1`.execute(trx);
  if (crowded.rows.length > 0) throw new Refused('too_many_co_organisers', { most: coOrganisersMax });
  return new Set(rows.filter(({ is_new }) => is_new).map(({ game_id }) => game_id));
}
