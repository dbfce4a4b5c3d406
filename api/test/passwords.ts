import { openSession } from '../src/platform/sessions/sessions.ts';
import { aPlayer, type Player } from './builders.ts';
import type { TestServer } from './server.ts';

export const oldPassword = 'Zonnebloem12';
/** The hash of {@link oldPassword}, at the cost used in tests. */
const hash = '$argon2id$v=19$m=8,t=1,p=1$fD6KVXpJCvmsydQcuA1MIA$U/H0FBy0rnqR2o5+syXF/BT+1OwZzGB2NNAhXZ2KzDk';

/** A person who logs in with {@link oldPassword}. */
export async function aPlayerWithPassword(
  server: TestServer,
  options: Parameters<typeof aPlayer>[1] = {},
): Promise<Player> {
  const player = await aPlayer(server, options);
  await server.sql`update app_user set password_hash = ${hash} where id = ${player.id}`;
  return player;
}

/** Makes the guest with an address a player with {@link oldPassword}, as the mailed link does. */
export async function becomePlayer(server: TestServer, email: string): Promise<Player> {
  const rows = await server.rows<{ id: string }>`
    update app_user set role = 'player', password_hash = ${hash}, confirmed_at = app_now() where email = ${email}
    returning id`;
  const id = rows[0]?.id ?? '';
  return { id, email, token: (await openSession(server.db, id, undefined)).bearer };
}

/** Logs somebody in. @returns the answer, with the token of another session */
export function logIn(server: TestServer, email: string, password = oldPassword) {
  return server.call('POST', '/api/users/login', { body: { email, password } });
}

/** The body of a form with text fields and at most one file, and the headers that go with it. */
export async function formOf(
  fields: Record<string, string>,
  file?: { field: string; name: string; bytes: Buffer },
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set(file.field, new Blob([new Uint8Array(file.bytes)]), file.name);
  const made = new Response(form);
  const body = Buffer.from(await made.arrayBuffer());
  return { body, headers: { 'content-type': made.headers.get('content-type') ?? '' } };
}
