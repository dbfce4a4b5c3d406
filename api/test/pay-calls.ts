import { aGame, aPlayer, type GameOptions, type Player } from './builders.ts';
import type { TestServer } from './server.ts';

export const goodIban = 'NL02 ABNA 0123 4567 89';

/** A person whom Rondo pays for games given to them. */
export async function aFreelancer(
  server: TestServer,
  { iban = goodIban }: { iban?: string | null } = {},
): Promise<Player> {
  const organiser = await aPlayer(server, { role: 'organiser' });
  await server.sql`update app_user set organiser_kind = 'freelance' where id = ${organiser.id}`;
  if (iban !== null) {
    await payCalls(server).keepDetails(organiser, { iban });
    await ageDetails(server, organiser);
  }
  return organiser;
}

/** Lets the days pass during which nothing is paid to a newly entered account. */
export const ageDetails = (server: TestServer, { id }: Player) =>
  server.sql`update bank_details set changed_at = changed_at - interval '4 days' where user_id = ${id}`;

/** A confirmed paid game that is over and not yet swept. An admin gave it to its organiser, and this many players paid nothing. */
export async function aGivenGame(
  server: TestServer,
  organiserId: string,
  { players, ...options }: { players: number } & GameOptions,
): Promise<string> {
  const capacity = Math.max(players, 2);
  const id = await aGame(server, { organiserId, priceCents: 500, hoursAhead: -3, capacity, ...options });
  await server.sql`update game set organiser_paid = true, status = 'confirmed' where id = ${id}`;
  await server.sql`
    with player as (
      insert into app_user (name, email, confirmed_at)
      select 'Player ' || n, gen_random_uuid() || '@rondo.test', app_now() from generate_series(1, ${players}::int) n returning id)
    insert into registration (game_id, user_id, payer_id, price_cents, paid_cents, joined_at)
    select ${id}, id, id, 0, 0, ${server.clock.now()} from player`;
  return id;
}

/** The calls about organisers' pay. */
export function payCalls(server: TestServer) {
  return {
    pay: async (organiser: Player, query = '') => {
      const { status, body } = await server.as(organiser).get(`/api/organising/pay${query}`);
      if (status !== 200) throw new Error(`pay is refused: ${body.code}`);
      return body.data as Pay;
    },
    keepDetails: (organiser: Player, more: object = {}) =>
      server.as(organiser).put('/api/organising/bank-details', { holder: 'J. de Vries', iban: goodIban, ...more }),
    confirm: (admin: Player, { id }: Player, changedAt: string | null, reason = 'They rang us') =>
      server.as(admin).post(`/api/admin/payouts/accounts/${id}/confirm`, { changedAt, reason }),
    run: (admin: Player, key?: string) => server.as(admin).post('/api/admin/payouts', {}, key),
    file: (admin: Player, payout: Payout) => server.as(admin).get(`/api/admin/payouts/${payout._id}/file`),
    settle: (
      admin: Player,
      payout: Payout,
      lineId: string,
      state: 'executed' | 'returned',
      reason = state === 'returned' ? 'Account closed' : '',
      more: object = {},
    ) => server.as(admin).post(`/api/admin/payouts/${payout._id}/lines/${lineId}`, { state, reason, ...more }),
    undo: (admin: Player, payout: Payout, lineId: string) =>
      server
        .as(admin)
        .post(`/api/admin/payouts/${payout._id}/lines/${lineId}/undo`, { reason: 'Pressed the wrong line' }),
    payouts: async (admin: Player) =>
      (await server.as(admin).get('/api/admin/payouts')).body.data as {
        owed: {
          _id: string;
          kind: string;
          owed: number;
          cameBack: string | null;
          iban: string | null;
          detailsChangedAt: string | null;
          payableFrom: string | null;
          isNext: boolean;
        }[];
        payouts: Payout[];
      },
  };
}

interface Pay {
  owed: number;
  underWay: number;
  paid: number;
  bankDetails: { holder: string; iban: string } | null;
  openingBalance: number;
  lines: {
    kind: string;
    amount: number;
    balance: number;
    match: { _id: string; players: number } | null;
    payout: { state: string; iban: string } | null;
  }[];
}

export interface Payout {
  _id: string;
  number: number;
  total: number;
  lines: {
    _id: string;
    kind: string;
    person: { _id: string };
    amount: number;
    state: string;
    iban: string;
    reason: string;
    undoUntil: string | null;
    detailsChangedAt: string | null;
  }[];
}

/** The payout in an answer. */
export const payoutIn = ({ body }: { body: { data?: unknown } }): Payout => (body.data as { payout: Payout }).payout;
