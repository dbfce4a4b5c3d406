import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Client, type QueryResultRow } from 'pg';

/** A person who can join, with the token of a session, which is its cookie too. */
export interface Joiner {
  id: string;
  token: string;
}

export async function query<T extends QueryResultRow>(url: string, text: string, values: unknown[] = []): Promise<T[]> {
  const client = new Client({ connectionString: url });
  // The database may be killed between two answers; a query sent after that fails by itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Makes people with a session and credits, booked through the ledger. */
export async function makeJoiners(
  url: string,
  count: number,
  balanceCents: number,
  role: 'player' | 'admin' = 'player',
): Promise<Joiner[]> {
  const joiners = Array.from({ length: count }, () => ({
    id: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }));
  const ids = joiners.map(({ id }) => id);
  const hashes = joiners.map(({ token }) => createHash('sha256').update(token).digest());
  await query(
    url,
    `with people as (
      insert into app_user (id, name, email, role, confirmed_at)
      select id, 'Joiner', id || '@rondo.test', $2, now() from unnest($1::uuid[]) as u(id) returning id)
    select count(*) from people`,
    [ids, role],
  );
  await query(
    url,
    `insert into session (user_id, token_hash, bearer_hash, bearer_expires_at, created_at, expires_at)
    select id, hash, hash, now() + interval '1 day', now(), now() + interval '1 day' from unnest($1::uuid[], $2::bytea[]) as s(id, hash)`,
    [ids, hashes],
  );
  await query(
    url,
    `with head as (
      insert into journal (kind, idempotency_key, user_id, created_at)
      select 'demo', 'demo:' || id, id, now() from unnest($1::uuid[]) as u(id) returning id, user_id)
    insert into posting (journal_id, account, owner_id, amount_cents)
    select id, 'wallet', user_id, $2::bigint from head union all select id, 'promotions', null, -$2::bigint from head`,
    [ids, balanceCents],
  );
  return joiners;
}

/** Makes paid games a week ahead; @returns their ids. */
export async function makeGames(url: string, count: number, capacity: number, priceCents: number): Promise<string[]> {
  const organiser = randomUUID();
  await query(
    url,
    `insert into app_user (id, name, email, role) values ($1, 'Organiser', $1::uuid || '@rondo.test', 'organiser')`,
    [organiser],
  );
  const rows = await query<{ id: string }>(
    url,
    `insert into game (name, sport, level, surface, capacity, minimum_players, price_cents, starts_at, duration_minutes, ends_at,
      cutoff_at, latitude, longitude, address, city, country, organiser_id, created_at)
    select 'Game ' || n, 'Football', 'All levels', 'Grass', $2::int, 2, $3::int, s.at, 60, s.at + interval '1 hour',
      s.at - interval '12 hours', 52.09, 5.12, 'Sportlaan 1', 'Utrecht', 'Netherlands', $4, now()
    from generate_series(1, $1::int) as g(n), (select now() + interval '7 days' as at) s returning id`,
    [count, capacity, priceCents, organiser],
  );
  return rows.map(({ id }) => id);
}

export interface JoinAnswer {
  /** 0: the connection failed before an answer. */
  status: number;
  code: string | null;
  /** The header to send with the next read (docs/decisions/0059-reads-from-standbys.md). */
  written: string | null;
}

/** Joins a paid game over HTTP, as a phone would. */
export async function payToJoin(origin: string, joiner: Joiner, gameId: string, key?: string): Promise<JoinAnswer> {
  try {
    const answer = await fetch(`${origin}/api/internalPayments/payEntranceFee`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${joiner.token}`,
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify({ matchId: gameId }),
      signal: AbortSignal.timeout(20_000),
    });
    const body = (await answer.json()) as { code?: string };
    return { status: answer.status, code: body.code ?? null, written: answer.headers.get('rondo-written') };
  } catch {
    return { status: 0, code: null, written: null };
  }
}

/** Reads the person's own profile, as an open app does. */
export async function readMe(origin: string, joiner: Joiner): Promise<void> {
  const answer = await fetch(`${origin}/api/users/me`, { headers: { authorization: `Bearer ${joiner.token}` } });
  await answer.arrayBuffer();
}

/** Moves all games to places of their own around the middle of the country, so that searches differ. */
export async function spreadGames(url: string): Promise<void> {
  await query(url, 'update game set latitude = 51 + random() * 2, longitude = 4 + random() * 2.5');
  await query(url, 'analyze');
}
