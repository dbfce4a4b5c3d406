import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

export interface PasskeyRow {
  id: string;
  name: string;
  /** ISO 8601. */
  createdAt: string;
  lastUsedAt: string | null;
}

/** A person's passkeys, oldest first. */
export async function listPasskeys(db: Database, userId: string): Promise<PasskeyRow[]> {
  const { rows } = await sql<PasskeyRow>`
    select id, name, created_at as "createdAt", last_used_at as "lastUsedAt"
    from passkey where user_id = ${userId} order by created_at, id`.execute(db);
  return rows;
}

/** What an authenticator calls a person; null for who has left. */
export async function findOwner(db: Database, userId: string): Promise<{ name: string; email: string } | null> {
  const { rows } = await sql<{ name: string; email: string }>`
    select name, email from app_user where id = ${userId} and deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

/** What an authenticator is told of a person's passkeys, so that it does not make a second one. */
export async function listCredentials(db: Database, userId: string): Promise<{ id: string; transports: string[] }[]> {
  const { rows } = await sql<{ id: string; transports: string[] }>`
    select credential_id as id, transports from passkey where user_id = ${userId} order by created_at`.execute(db);
  return rows;
}

interface Credential {
  id: string;
  userId: string;
  publicKey: Buffer;
  counter: number;
}

/** What proves a passkey; null for one that is not known. */
export async function findCredential(db: Database, credentialId: string): Promise<Credential | null> {
  const { rows } = await sql<Credential>`
    select p.id, p.user_id as "userId", p.public_key as "publicKey", p.counter
    from passkey p join app_user u on u.id = p.user_id
    where p.credential_id = ${credentialId} and u.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

export interface WaysIn {
  hasPassword: boolean;
  isGoogleLinked: boolean;
}

/** What opens an account besides passkeys. */
export async function findWaysIn(db: Database, userId: string): Promise<WaysIn> {
  const { rows } = await sql<WaysIn>`
    select password_hash is not null as "hasPassword",
      exists (select from identity_link where user_id = u.id) as "isGoogleLinked"
    from app_user u where id = ${userId}`.execute(db);
  return rows[0] ?? { hasPassword: false, isGoogleLinked: false };
}
