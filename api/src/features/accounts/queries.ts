import type { Language, PageReaders, SpokenLanguage, Sport, WeekPart } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { type Playing, playingOfUser } from '../../platform/people/playing.ts';
import type { Rows } from '../../platform/schema.ts';
import { type ScoreEntry, scoresOfUser } from '../../platform/people/scores.ts';

interface UserRow extends Pick<
  Rows['app_user'],
  'id' | 'name' | 'email' | 'photo' | 'role' | 'language' | 'game_count' | 'terms_accepted_at' | 'newsletter_consent'
> {
  balance_cents: number;
  owed_cents: number;
  scores: ScoreEntry[];
  /** Unread notifications, counted up to 100. */
  unread: number;
  helps_organise: boolean;
}

export async function findUser(db: Database, id: string): Promise<UserRow | null> {
  const { rows } = await sql<UserRow>`
    select u.id, u.name, u.email, u.photo, u.role, u.language, u.game_count, u.terms_accepted_at, u.newsletter_consent, w.balance_cents, w.owed_cents,
      ${scoresOfUser} as scores,
      (select count(*) from (select from notification n where n.user_id = u.id and n.status = 'unread' and n.in_app
                             limit 100) few) as unread,
      exists (select from co_organiser c where c.user_id = u.id) as helps_organise
    from app_user u join wallet w on w.user_id = u.id
    where u.id = ${id} and u.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

/** Confirmed accounts that have not been deleted. */
export async function countUsers(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from app_user where confirmed_at is not null and deleted_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

interface SettingsRow extends Pick<
  Rows['app_user'],
  'language' | 'hides_name' | 'shows_first_name' | 'page_readers' | 'suggests_games'
> {
  playing: Playing;
  has_password: boolean;
  pending_email: string | null;
  mails_returned: Rows['mail_suppression']['reason'] | null;
}

export async function findSettings(db: Database, userId: string, now: Date): Promise<SettingsRow | null> {
  const { rows } = await sql<SettingsRow>`
    select u.language, u.hides_name, u.shows_first_name, u.page_readers, u.suggests_games, ${playingOfUser} as playing, u.password_hash is not null as has_password, c.email as pending_email,
      s.reason as mails_returned
    from app_user u
    left join address_change c on c.user_id = u.id and c.expires_at > ${now} and c.used_at is null
      and c.email <> u.email
    left join mail_suppression s on s.email = u.email and (s.until is null or s.until > now())
    where u.id = ${userId} and u.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

interface Settings {
  language?: Language | undefined;
  hidesName?: boolean | undefined;
  showsFirstName?: boolean | undefined;
  homeCity?: string | null | undefined;
  pageReaders?: PageReaders | undefined;
  likedSports?: Sport[] | undefined;
  playingHours?: WeekPart[] | undefined;
  spokenLanguages?: SpokenLanguage[] | undefined;
  showsPlaying?: boolean | undefined;
  suggestsGames?: boolean | undefined;
}

/** Stores the given settings and leaves the others. */
export async function storeSettings(db: Database, userId: string, { homeCity, ...given }: Settings): Promise<void> {
  await sql`
    update app_user set language = coalesce(${given.language ?? null}, language),
      hides_name = coalesce(${given.hidesName ?? null}, hides_name),
      shows_first_name = coalesce(${given.showsFirstName ?? null}, shows_first_name),
      page_readers = coalesce(${given.pageReaders ?? null}, page_readers),
      liked_sports = coalesce(${given.likedSports ?? null}::text[], liked_sports),
      playing_hours = coalesce(${given.playingHours ?? null}::text[], playing_hours),
      spoken_languages = coalesce(${given.spokenLanguages ?? null}::text[], spoken_languages),
      shows_playing = coalesce(${given.showsPlaying ?? null}, shows_playing),
      suggests_games = coalesce(${given.suggestsGames ?? null}, suggests_games),
      home_city = case when ${homeCity === undefined} then home_city else ${homeCity ?? null} end
    where id = ${userId} and deleted_at is null`.execute(db);
}
