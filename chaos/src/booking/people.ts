import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { type Joiner, makeJoiners } from '../world.ts';
import { guests, players } from './steps.ts';

/** Somebody with a wallet and a session, or a guest with an address. */
export interface Person extends Joiner {
  email: string;
}

/** Some are rich and some poor, so that some can't pay. */
const purseOf = (who: number) => (who < 2 ? 700 : 100_000_00);

/** Players, then guests; and an admin. */
export async function makePeople(
  database: Client,
  databaseUrl: string,
): Promise<{ everyone: Person[]; admin: Joiner }> {
  const joiners: Joiner[] = [];
  for (let n = 0; n < players; n += 1) joiners.push(...(await makeJoiners(databaseUrl, 1, purseOf(n))));
  const [admin] = await makeJoiners(databaseUrl, 1, 1, 'admin');
  if (!admin) throw new Error('no admin');
  const everyone: Person[] = [];
  for (const joiner of joiners) {
    const { rows } = await database.query<{ email: string }>('select email from app_user where id = $1', [joiner.id]);
    everyone.push({ ...joiner, email: rows[0]?.email ?? '' });
  }
  for (let n = 0; n < guests; n += 1) everyone.push(await makeGuest(database));
  return { everyone, admin };
}

async function makeGuest(database: Client): Promise<Person> {
  const email = `guest-${randomUUID()}@rondo.test`;
  const { rows } = await database.query<{ id: string }>(
    `insert into app_user (name, email, role) values ('Guest', $1, 'guest') returning id`,
    [email],
  );
  return { id: rows[0]?.id ?? '', token: '', email };
}

/** Players get their initial balance and owe nothing, guests are new: so no sequence depends on earlier ones. */
export async function startAfresh(database: Client, people: readonly Person[]): Promise<void> {
  for (const [who, person] of people.entries())
    if (who < players) await fillPurse(database, person, purseOf(who));
    else Object.assign(person, await makeGuest(database));
}

/** Sets somebody's balance to this amount, by giving or taking the difference through the ledger. */
export async function fillPurse(database: Client, { id }: Person, cents: number): Promise<void> {
  await database.query(
    `with due as (select $2::bigint + owed_cents - balance_cents as cents from wallet where user_id = $1),
    head as (
      insert into journal (kind, idempotency_key, user_id, created_at)
      select 'demo', 'demo:' || gen_random_uuid(), $1, app_now() from due where cents <> 0 returning id)
    insert into posting (journal_id, account, owner_id, amount_cents)
    select id, 'wallet', $1::uuid, cents from head, due union all select id, 'promotions', null, -cents from head, due`,
    [id, cents],
  );
}
