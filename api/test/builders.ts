import { cutoffAt, type Role } from '@rondo/rules';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach } from 'vitest';
import { openSession } from '../src/platform/sessions/sessions.ts';
import { postJournals } from '../src/features/wallet/post-journals.ts';
import type { TestServer } from './server.ts';

export interface Player {
  id: string;
  email: string;
  /** Bearer token. */
  token: string;
}

let count = 0;

/** A person with a session, and credits booked as a demo gift. */
export async function aPlayer(
  server: TestServer,
  { role = 'player', balanceCents = 0, name }: { role?: Role; balanceCents?: number; name?: string } = {},
): Promise<Player> {
  count += 1;
  const email = `player${count}-${randomUUID().slice(0, 8)}@rondo.test`;
  const rows = await server.rows<{ id: string }>`
    insert into app_user (name, email, role, confirmed_at, created_at)
    values (${name ?? `Player ${count}`}, ${email}, ${role}, app_now(), app_now())
    returning id`;
  const id = rows[0]?.id ?? '';
  if (balanceCents > 0) await credit(server, id, balanceCents);
  const session = await openSession(server.db, id, undefined);
  return { id, email, token: session.bearer };
}

/** Somebody of all tests of a file, who is made before the first. */
export function usePlayer(...given: Parameters<typeof aPlayer>): Player {
  const player = {} as Player;
  beforeAll(async () => {
    Object.assign(player, await aPlayer(...given));
  });
  return player;
}

/** Somebody else in each test. */
export function useNewPlayer(...given: Parameters<typeof aPlayer>): Player {
  const player = {} as Player;
  beforeEach(async () => {
    Object.assign(player, await aPlayer(...given));
  });
  return player;
}

/** Books credits on a wallet, against the platform's promotions. */
export async function credit(server: TestServer, userId: string, cents: number): Promise<void> {
  const postings = [
    { account: 'wallet' as const, ownerId: userId, amountCents: cents },
    { account: 'promotions' as const, ownerId: null, amountCents: -cents },
  ];
  await postJournals(server.db, [{ kind: 'demo', key: `demo:${randomUUID()}`, userId, postings }], server.clock.now());
}

export interface GameOptions {
  organiserId?: string;
  name?: string;
  sport?: string;
  level?: string;
  hoursAhead?: number;
  durationMinutes?: number;
  priceCents?: number;
  capacity?: number;
  minimumPlayers?: number;
  /** Confirmed already, whoever is in it. */
  confirmed?: boolean;
  passcode?: string;
  levelLimit?: number;
  signupOpensInDays?: number;
  latitude?: number;
  longitude?: number;
  tournament?: boolean;
  communityId?: string;
  createdHoursAgo?: number;
}

/** A game in Utrecht, in three days, free, for ten of at least four, unless the options say otherwise. */
export async function aGame(server: TestServer, options: GameOptions = {}): Promise<string> {
  const { hoursAhead = 72, priceCents = 0, durationMinutes = 60, createdHoursAgo = 1 } = options;
  const organiserId = options.organiserId ?? (await aPlayer(server, { role: 'organiser' })).id;
  const now = server.clock.now().getTime();
  const startsAt = new Date(now + hoursAhead * 3_600_000);
  const createdAt = new Date(now - createdHoursAgo * 3_600_000);
  const rows = await server.rows<{ id: string }>`
    insert into game (name, sport, level, surface, capacity, minimum_players, price_cents, passcode, level_limit, starts_at,
      duration_minutes, ends_at, cutoff_at, latitude, longitude, address, city, country, organiser_id, signup_opens_in_days,
      tournament, community_id, created_at, status)
    values (${options.name ?? 'Thursday game'}, ${options.sport ?? 'Volleyball'}, ${options.level ?? 'All levels'}, 'Indoors',
      ${options.capacity ?? 10}, ${options.minimumPlayers ?? 4}, ${priceCents}, ${options.passcode ?? null},
      ${options.levelLimit ?? 0}, ${startsAt}, ${durationMinutes}, ${new Date(startsAt.getTime() + durationMinutes * 60_000)},
      ${cutoffAt({ startsAt, createdAt, priceCents })}, ${options.latitude ?? 52.09}, ${options.longitude ?? 5.12},
      'Sportlaan 1, Utrecht', 'Utrecht', 'Netherlands', ${organiserId}, ${options.signupOpensInDays ?? null},
      ${options.tournament ?? false}, ${options.communityId ?? null}, ${createdAt},
      ${options.confirmed ? 'confirmed' : 'pending'})
    returning id`;
  return rows[0]?.id ?? '';
}

/** A private volleyball community in Utrecht with these approved members, unless the options say otherwise. */
export async function aCommunity(
  server: TestServer,
  {
    name = 'De Buren',
    isPrivate = true,
    members = [],
    admins = [],
  }: { name?: string; isPrivate?: boolean; members?: string[]; admins?: string[] } = {},
): Promise<{ id: string; shortCode: string }> {
  const shortCode = `c-${randomUUID().slice(0, 8)}`;
  const rows = await server.rows<{ id: string }>`
    insert into community (short_code, name, sport, city, is_private)
    values (${shortCode}, ${name}, 'Volleyball', 'Utrecht', ${isPrivate}) returning id`;
  const id = rows[0]?.id ?? '';
  for (const userId of [...members, ...admins])
    await server.sql`insert into community_member (community_id, user_id, status, is_admin)
      values (${id}, ${userId}, 'approved', ${admins.includes(userId)})`;
  return { id, shortCode };
}

/** A team of a game. @returns its id */
export async function aTeam(server: TestServer, gameId: string, size: number, position = 1): Promise<string> {
  const rows = await server.rows<{ id: string }>`
    insert into team (game_id, name, color, size, position)
    values (${gameId}, ${`Team ${position}`}, '#0b7a3e', ${size}, ${position}) returning id`;
  return rows[0]?.id ?? '';
}

/** A promocode that a person holds; `value` in percent or cents. @returns its id */
export async function aCode(
  server: TestServer,
  userId: string,
  {
    type = 'nominal',
    value,
    selected = true,
    periodic = false,
    games = null,
    endsAt = null,
  }: {
    type?: 'percentage' | 'nominal';
    value: number;
    selected?: boolean;
    periodic?: boolean;
    games?: string[] | null;
    endsAt?: Date | null;
  },
): Promise<string> {
  const code = `CODE-${randomUUID().slice(0, 8)}`;
  const rows = await server.rows<{ id: string }>`
    insert into promocode (code, name, promo_type, discount_type, discount_value, match_scope, ends_at)
    values (${code}, ${code}, ${periodic ? 'periodic' : 'other'}, ${type}, ${value}, ${games ? 'selected' : 'all'}, ${endsAt})
    returning id`;
  const id = rows[0]?.id ?? '';
  for (const gameId of games ?? [])
    await server.sql`insert into promocode_game (promocode_id, game_id) values (${id}, ${gameId})`;
  await server.sql`insert into promocode_holder (user_id, promocode_id, activated_at, is_selected)
    values (${userId}, ${id}, app_now(), ${selected && !periodic})`;
  if (periodic)
    await server.sql`insert into student_card (user_id, card_number, valid_from, promocode_id)
      values (${userId}, ${code}, (app_now() at time zone 'Europe/Amsterdam')::date, ${id})`;
  return id;
}

/** Balance of a wallet in cents. */
export async function balanceOf(server: TestServer, userId: string): Promise<number> {
  const rows = await server.rows<{
    balance_cents: number;
  }>`select balance_cents from wallet where user_id = ${userId}`;
  return rows[0]?.balance_cents ?? Number.NaN;
}
