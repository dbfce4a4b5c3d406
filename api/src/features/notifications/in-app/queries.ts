import { mostOfGame, readAtOnce } from '@rondo/contract';
import type { Sport } from '@rondo/rules';
import type { NotificationStatus } from '@rondo/rules/notifications';
import { type RawBuilder, sql } from 'kysely';
import { type Database, onConnection, type Transaction } from '../../../platform/db.ts';
import type { Rows } from '../../../platform/schema.ts';

export interface NotificationRow
  extends
    Pick<Rows['notification'], 'id' | 'user_id' | 'kind' | 'status' | 'created_at' | 'redirect_path' | 'game_id'>,
    Pick<Rows['app_user'], 'language'> {
  params: Record<string, string | number>;
  /** The name of the game as it is now, and those of the community below. */
  game_name: string | null;
  game_starts_at: string | null;
  game_sport: Sport | null;
  game_address: string | null;
  community_name: string | null;
  /** Whether the game is a private community's, which shows them nothing of it any more. */
  is_outside: boolean;
}

/** The columns of {@link NotificationRow}, for a notification `n`. */
const columns = sql`
  n.id, n.user_id, u.language, n.kind, n.status, n.created_at, n.params, n.redirect_path, n.game_id, g.name as game_name,
  g.starts_at as game_starts_at, g.sport as game_sport, g.address as game_address, c.name as community_name,
  g.community_id is not null and is_outsider(g.id, n.user_id) as is_outside`;
const joins = sql`
  join app_user u on u.id = n.user_id left join game g on g.id = n.game_id left join community c on c.id = n.community_id`;

/** The notifications `n` that meet a condition. */
export const notificationsWhere = (condition: RawBuilder<unknown>) => sql<NotificationRow>`
  select ${columns} from notification n ${joins} where ${condition}`;

const shown = (status: 'active' | 'archived') =>
  status === 'archived' ? sql`n.status = 'archived'` : sql`n.status <> 'archived'`;

interface Wanted {
  status: 'active' | 'archived';
  skip: number;
  limit: number;
}

interface Listed {
  rows: NotificationRow[];
  totalCount: number;
  /** How many are unread, as {@link countUnread} counts them. */
  unread: number;
}

const unreadOf = (userId: string) => sql`(
  select count(*) from (select from notification where user_id = ${userId} and status = 'unread' and in_app limit 100) few)`;

/** A person's notifications, newest first. */
export async function findNotifications(
  db: Database,
  userId: string,
  { status, skip, limit }: Wanted,
): Promise<Listed> {
  const [{ rows }, counted] = await onConnection(db, (connection) =>
    Promise.all([
      sql<NotificationRow>`
      ${notificationsWhere(sql`n.user_id = ${userId} and n.in_app and ${shown(status)}`)}
      order by n.created_at desc, n.id limit ${limit} offset ${skip}`.execute(connection),
      sql<{ count: number; unread: number }>`
      select count(*) as count, ${unreadOf(userId)} as unread from notification n
      where n.user_id = ${userId} and n.in_app and ${shown(status)}`.execute(connection),
    ]),
  );
  return { rows, totalCount: counted.rows[0]?.count ?? 0, unread: counted.rows[0]?.unread ?? 0 };
}

/**
 * A person's notifications by games: those of a game come together, the latest of them decides where, and the game counts as one. What is about no
 * game counts by itself.
 */
export async function findByGames(db: Database, userId: string, { status, skip, limit }: Wanted): Promise<Listed> {
  const mine = sql`from notification n where n.user_id = ${userId} and n.in_app and ${shown(status)}`;
  const [{ rows }, counted] = await onConnection(db, (connection) =>
    Promise.all([
      sql<NotificationRow>`
      with mine as (select n.*, coalesce(n.game_id, n.id) as subject ${mine}),
        subject as (
          select subject, max(created_at) as latest from mine group by subject
          order by latest desc, subject limit ${limit} offset ${skip}),
        n as (
          select mine.*, subject.latest,
            row_number() over (partition by subject order by mine.created_at desc, mine.id) as place
          from subject join mine using (subject))
      select ${columns} from n ${joins} where n.place <= ${mostOfGame}
      order by n.latest desc, n.subject, n.place`.execute(connection),
      sql<{ count: number; unread: number }>`
      select count(distinct coalesce(n.game_id, n.id)) as count, ${unreadOf(userId)} as unread ${mine}`.execute(
        connection,
      ),
    ]),
  );
  return { rows, totalCount: counted.rows[0]?.count ?? 0, unread: counted.rows[0]?.unread ?? 0 };
}

/** The number of unread notifications, counted up to 100. */
export async function countUnread(db: Database, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${unreadOf(userId)} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Changes the status of a person's own notification; null if they have none with this id. */
export async function setStatus(
  db: Database,
  userId: string,
  id: string,
  status: NotificationStatus,
): Promise<NotificationRow | null> {
  const { rows } = await sql<NotificationRow>`
    with n as (
      update notification set status = ${status} where id = ${id} and user_id = ${userId} and in_app returning *
    )
    select ${columns} from n ${joins}`.execute(db);
  return rows[0] ?? null;
}

/** Marks all of a person's notifications as read. @returns the ids of the latest ones */
export async function readAll(db: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with changed as (
      update notification set status = 'read' where user_id = ${userId} and status = 'unread' and in_app
      returning id, created_at
    )
    select id from changed order by created_at desc limit ${readAtOnce}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Gives several of a person's own notifications the status given for each. @returns the ids of those that are theirs */
export async function setStatuses(
  db: Database,
  userId: string,
  changes: readonly { _id: string; status: NotificationStatus }[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update notification n set status = c.status
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(_id uuid, status text)
    where n.id = c._id and n.user_id = ${userId} and n.in_app returning n.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Marks those of a person's own notifications as unread again that are read. @returns their ids */
export async function unreadAgain(db: Database, userId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update notification set status = 'unread'
    where user_id = ${userId} and id = any(${ids}::uuid[]) and status = 'read' and in_app returning id`.execute(db);
  return rows.map(({ id }) => id);
}

interface Undelivered extends NotificationRow, Pick<Rows['app_user'], 'name' | 'email'> {
  is_guest: boolean;
  /** The person's choices, as `category.channel`. */
  choices: Record<string, boolean>;
  quiet: { from: number; until: number } | 'none' | null;
  subscriptions: string[];
}

/**
 * Takes notifications whose push and mail are still to be created, oldest first, and marks them as done in the caller's transaction, so
 * that this happens once.
 */
export async function takeUndelivered(trx: Transaction, limit: number): Promise<Undelivered[]> {
  const { rows } = await sql<Undelivered>`
    with n as (
      update notification set delivered_at = now()
      where id in (select id from notification where delivered_at is null order by created_at limit ${limit}
                   for update skip locked)
      returning *
    )
    select ${columns}, u.name, u.email, u.role = 'guest' as is_guest,
      coalesce((select jsonb_object_agg(h.category || '.' || h.channel, h.is_on)
                from notification_choice h where h.user_id = u.id), '{}') as choices,
      (select case when q.from_minute is null then '"none"'::jsonb
                   else jsonb_build_object('from', q.from_minute, 'until', q.until_minute) end
       from quiet_hours q where q.user_id = u.id) as quiet,
      array(select p.id from push_subscription p where p.user_id = u.id) as subscriptions
    from n ${joins} where u.deleted_at is null
    order by n.created_at, n.id`.execute(trx);
  return rows;
}
