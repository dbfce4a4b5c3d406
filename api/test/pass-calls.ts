import type { WalletPass } from '@rondo/contract';
import { randomUUID } from 'node:crypto';
import { sweepPasses } from '../src/features/passes/sweep-passes.ts';
import { aGame, aPlayer, type GameOptions, type Player } from './builders.ts';
import type { TestServer } from './server.ts';

type Series = [first: string, second: string, third: string, ...string[]];

/** Passes, as players buy, use and hand them back. */
export function passCalls(server: TestServer) {
  const buy = (player: Player, gameId: string, amount: number, key?: string) =>
    server.as(player).post(`/api/matches/${gameId}/pass`, { amount }, key);
  const mine = async (player: Player) => (await server.as(player).get('/api/wallet/passes')).body.data as WalletPass[];
  return {
    buy,
    mine,
    /** How many games are left on their only pass; null without one. */
    left: async (player: Player) => (await mine(player))[0]?.left ?? null,
    seen: async (player: Player, gameId: string) =>
      (await server.as(player).get(`/api/matches/${gameId}/pass`)).body.data,
    play: (player: Player, matchId: string, more: object = {}, key?: string) =>
      server.as(player).post('/api/internalPayments/payEntranceFee', { matchId, pass: true, ...more }, key),
    handBack: async (player: Player, amount: number, key?: string, id?: string) => {
      const path = `/api/wallet/passes/${id ?? (await mine(player))[0]?._id ?? randomUUID()}/handBack`;
      return server.as(player).post(path, { amount }, key);
    },
    sweep: () => sweepPasses(server),
    /** Games of one series, a week apart, at 5 euros each, with a tenth off for ten. */
    aSeries: async ({
      percent = 10,
      weeks = 10,
      ...options
    }: GameOptions & { percent?: number | null; weeks?: number } = {}): Promise<Series> => {
      const { hoursAhead = 72, organiserId = (await aPlayer(server, { role: 'organiser' })).id } = options;
      const id = randomUUID();
      await server.sql`
        insert into game_series (id, organiser_id, created_at, pass_percent)
        values (${id}, ${organiserId}, app_now(), ${percent})`;
      const weekly = (week: number) =>
        aGame(server, { priceCents: 500, ...options, organiserId, hoursAhead: hoursAhead + 168 * week });
      const games: Series = [await weekly(0), await weekly(1), await weekly(2)];
      for (let week = games.length; week < weeks; week += 1) games.push(await weekly(week));
      await server.sql`update game set series_id = ${id} where id = any(${games}::uuid[])`;
      return games;
    },
    /** Somebody with a pass for 45 euros, bought at this game, and this balance left. */
    aHolder: async (gameId: string, balanceCents = 0): Promise<Player> => {
      const player = await aPlayer(server, { balanceCents: 4500 + balanceCents });
      const answer = await buy(player, gameId, 45);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return player;
    },
    /** Uses this many rides of their pass for spots that were given up too late for a refund. */
    spend: async ({ id }: Player, gameId: string, rides: number) => {
      await server.sql`
        with spot as (
          insert into registration (game_id, user_id, payer_id, pass_id, price_cents, paid_cents, status, joined_at, ended_at, retained_cents)
          select ${gameId}, p.user_id, p.user_id, p.id, p.ride_cents, p.ride_cents, 'refunded', app_now(), app_now(), p.ride_cents
          from pass p, generate_series(1, ${rides}::int) where p.user_id = ${id} and p.ended_at is null
          returning id, pass_id, paid_cents
        ), head as (
          insert into journal (kind, idempotency_key, user_id, registration_id, created_at)
          select 'entrance_fee', 'entrance_fee:' || id, ${id}, id, app_now() from spot returning id, registration_id
        ), used as (
          update pass set rides_left = rides_left - ${rides} where user_id = ${id} and ended_at is null
        )
        insert into posting (journal_id, account, owner_id, amount_cents)
        select head.id, side.account, case side.account when 'pass' then spot.pass_id end, side.sign * spot.paid_cents
        from head join spot on spot.id = head.registration_id
        cross join (values ('pass', -1), ('revenue', 1)) as side(account, sign)`;
    },
    /** What is booked on the pass of somebody, in cents. */
    heldCents: async ({ id }: Player) => {
      const rows = await server.rows<{ cents: number }>`
        select coalesce(sum(o.amount_cents), 0) as cents from pass p
        left join posting o on o.account = 'pass' and o.owner_id = p.id where p.user_id = ${id}`;
      return rows[0]?.cents;
    },
  };
}
