import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

export type PasskeyRow = Pick<Rows['passkey'], 'id' | 'name' | 'created_at' | 'last_used_at'>;

/** A person's passkeys, oldest first. */
export async function listPasskeys(db: Database, userId: string): Promise<PasskeyRow[]> {
  const { rows } = await sql<PasskeyRow>`
    select id, name, created_at, last_used_at
    from passkey where user_id = ${userId} order by created_at, id`.execute(db);
  return rows;
}

type Owner = Pick<Rows['app_user'], 'name' | 'email'>;

/** The names an authenticator shows for a person; null for a deleted account. */
export async function findOwner(db: Database, userId: string): Promise<Owner | null> {
  const { rows } = await sql<Owner>`
    select name, email from app_user where id = ${userId} and deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

/** A person's passkeys as an authenticator needs them, to avoid creating a second one. */
export async function listCredentials(db: Database, userId: string): Promise<{ id: string; transports: string[] }[]> {
  const { rows } = await sql<{ id: string; transports: string[] }>`
    select credential_id as id, transports from passkey where user_id = ${userId} order by created_at`.execute(db);
  return rows;
}

export type Credential = Pick<Rows['passkey'], 'id' | 'user_id' | 'public_key' | 'counter'>;

/** The credential that verifies a passkey; null if it is unknown. */
export async function findCredential(db: Database, credentialId: string): Promise<Credential | null> {
  const { rows } = await sql<Credential>`
    select p.id, p.user_id, p.public_key, p.counter
    from passkey p join app_user u on u.id = p.user_id
    where p.credential_id = ${credentialId} and u.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

export interface WaysIn {
  has_password: boolean;
  is_google_linked: boolean;
}

/** An account's ways in besides passkeys. */
export async function findWaysIn(db: Database, userId: string): Promise<WaysIn> {
  const { rows } = await sql<WaysIn>`
    select password_hash is not null as has_password,
      exists (select from identity_link where user_id = u.id) as is_google_linked
    from app_user u where id = ${userId}`.execute(db);
  return rows[0] ?? { has_password: false, is_google_linked: false };
}
