import type { CallRequest, CallResponse, getSettings, saveSettings } from '@rondo/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

type Settings = CallResponse<typeof getSettings>['settings'];
type Given = CallRequest<typeof saveSettings>['body'];
type Setting = keyof Given;

/** Where each setting that a player changes is stored, from which it is read and written (decisions/0128-complete-by-construction.md). */
const columns = {
  language: 'language',
  hidesName: 'hides_name',
  showsFirstName: 'shows_first_name',
  pageReaders: 'page_readers',
  homeCity: 'home_city',
  likedSports: 'liked_sports',
  playingHours: 'playing_hours',
  spokenLanguages: 'spoken_languages',
  showsPlaying: 'shows_playing',
  suggestsGames: 'suggests_games',
} as const satisfies Record<Setting, keyof Rows['app_user']>;
const names = Object.keys(columns) as Setting[];

export async function findSettings(db: Database, userId: string, now: Date): Promise<Settings | null> {
  const fields = names.map((name) => sql`${sql.lit(name)}, ${sql.ref(`u.${columns[name]}`)}`);
  const { rows } = await sql<Omit<Settings, Setting> & { stored: Pick<Settings, Setting> }>`
    select jsonb_build_object(${sql.join(fields)}) as stored, u.password_hash is not null as "hasPassword", c.email as "pendingEmail", s.reason as "mailsReturned"
    from app_user u
    left join address_change c on c.user_id = u.id and c.expires_at > ${now} and c.used_at is null
      and c.email <> u.email
    left join mail_suppression s on s.email = u.email and (s.until is null or s.until > now())
    where u.id = ${userId} and u.deleted_at is null`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { stored, ...others } = row;
  return { ...stored, ...others };
}

/** Stores the given settings and leaves the others. */
export async function storeSettings(db: Database, userId: string, given: Given): Promise<void> {
  const changed = names.flatMap((name) => {
    const value = given[name];
    return value === undefined ? [] : [sql`${sql.ref(columns[name])} = ${value}`];
  });
  if (changed.length === 0) return;
  await sql`update app_user set ${sql.join(changed)} where id = ${userId} and deleted_at is null`.execute(db);
}
