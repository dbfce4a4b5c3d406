import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { type Joiner, makeJoiners } from '../world.ts';
import { guests, players } from './steps.ts';

/** Somebody with a wallet and a session, or a guest with an address. */
export interface Person extends Joiner {
  email: string;
}

/** Players, some rich and some poor so that some can't pay; then guests; and an admin. */
export async function makePeople(
  database: Client,
  databaseUrl: string,
): Promise<{ everyone: Person[]; admin: Joiner }> {
  const joiners: Joiner[] = [];
  for (let n = 0; n < players; n += 1) joiners.push(...(await makeJoiners(databaseUrl, 1, n < 2 ? 700 : 100_000_00)));
  const [admin] = await makeJoiners(databaseUrl, 1, 1, 'admin');
  if (!admin) throw new Error('no admin');
  const everyone: Person[] = [];
  for (const joiner of joiners) {
    const { rows } = await database.query<{ email: string }>('select email from app_user where id = $1', [joiner.id]);
    everyone.push({ ...joiner, email: rows[0]?.email ?? '' });
  }
  for (let n = 0; n < guests; n += 1) {
    const email = `guest-${randomUUID()}@rondo.test`;
    const { rows } = await database.query<{ id: string }>(
      `insert into app_user (name, email, role) values ('Guest', $1, 'guest') returning id`,
      [email],
    );
    everyone.push({ id: rows[0]?.id ?? '', token: '', email });
  }
  return { everyone, admin };
}
