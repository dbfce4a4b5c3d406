import type { ListedPromocode } from '@rondo/contract';
import { randomUUID } from 'node:crypto';
import type { Player } from './builders.ts';
import type { Answer, TestServer } from './server.ts';

interface PromocodeOptions {
  code?: string;
  type?: 'percentage' | 'nominal' | 'topupBalance';
  /** In percent, or cents. */
  value?: number;
  uses?: number;
  /** Negative if it has ended. Without it, the code never ends. */
  endsInHours?: number;
  gameIds?: readonly string[];
}

/** A promocode of 2.00 euro for all games, without limit, unless the options say otherwise. @returns id and code */
export async function aPromocode(
  server: TestServer,
  options: PromocodeOptions = {},
): Promise<{ id: string; code: string }> {
  const {
    type = 'nominal',
    value = 200,
    code = `CODE-${randomUUID().slice(0, 8)}`,
    endsInHours,
    gameIds = [],
  } = options;
  const endsAt = endsInHours === undefined ? null : new Date(server.clock.now().getTime() + endsInHours * 3_600_000);
  const rows = await server.rows<{ id: string }>`
    insert into promocode (code, name, promo_type, discount_type, discount_value, match_scope, ends_at, uses_total)
    values (${code}, ${`Name of ${code}`}, 'other', ${type}, ${value}, ${gameIds.length > 0 ? 'selected' : 'all'}, ${endsAt},
      ${options.uses ?? null})
    returning id`;
  const id = rows[0]?.id ?? '';
  for (const gameId of gameIds)
    await server.sql`insert into promocode_game (promocode_id, game_id) values (${id}, ${gameId})`;
  return { id, code };
}

let addresses = 0;

/** The calls about promocodes, each from a network address of its own (the server must trust its proxy). */
export function promocodeCalls(server: TestServer) {
  const from = () => {
    addresses += 1;
    return { 'x-forwarded-for': `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}` };
  };
  const list = (player: Player, query = ''): Promise<Answer> => server.as(player).get(`/api/promocode/user/me${query}`);
  return {
    activate: (player: Player, code: string, key?: string): Promise<Answer> =>
      server.call('POST', '/api/promocode/activate', { as: player.token, body: { code }, key, headers: from() }),
    select: (player: Player, id: string): Promise<Answer> =>
      server.as(player).post('/api/promocode/select', { _id: id }),
    unselect: (player: Player): Promise<Answer> => server.as(player).delete('/api/promocode/select'),
    attach: (player: Player, number: string, day: number, month: number, key?: string): Promise<Answer> =>
      server
        .as(player)
        .post(
          '/api/promocode/attach-periodic-promocode/ESN',
          { card_number: number, pickup_day: day, pickup_month: month },
          key,
        ),
    list,
    codesOf: async (player: Player, query?: string) =>
      ((await list(player, query)).body.data as { promocodes: ListedPromocode[] }).promocodes,
  };
}

/** Whether a code was used up, and whether its holder has it selected. */
export const stateOfCode = (server: TestServer, { id }: Player, codeId: string) =>
  server.row<{ redeemed: boolean; selected: boolean }>`
    select redeemed_at is not null as redeemed, is_selected as selected from promocode_holder
    where user_id = ${id} and promocode_id = ${codeId}`;
