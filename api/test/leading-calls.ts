import type { CoOrganiser, GroupMessage, MessageWriting } from '@rondo/contract';
import { aGame, type Player } from './builders.ts';
import type { Answer, TestServer } from './server.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The calls of people who lead a game or a community together. */
export function leadingCalls(server: TestServer) {
  const call = (method: Method, path: string, who: Pick<Player, 'token'>, body?: unknown, key?: string) =>
    server.call(method, `/api${path}`, { as: who.token, ...(body !== undefined && { body }), ...(key && { key }) });
  const said = ({ status, body }: Answer) => (status === 200 ? 'done' : String(body.code));
  const messages = async (who: Player, path: string) => {
    const answer = await call('GET', `${path}/messages`, who);
    return (answer.body.data ?? { code: answer.body.code }) as {
      messages: GroupMessage[];
      writing: MessageWriting | null;
    };
  };
  return {
    call,
    said,
    /** Names a co-organiser, by name unless an address is given. */
    name: async (
      by: Player,
      gameId: string,
      who: Player | string,
      rights: readonly string[],
      scope: 'one' | 'following' = 'one',
    ) =>
      said(
        await call('PUT', `/matches/${gameId}/coOrganisers`, by, {
          who: typeof who === 'string' ? { email: who } : { person: who.id },
          rights,
          scope,
        }),
      ),
    coOrganisers: async (by: Player, gameId: string) => {
      const { body } = await call('GET', `/matches/${gameId}/coOrganisers`, by);
      return (body.data as { coOrganisers: CoOrganiser[] } | undefined)?.coOrganisers ?? [];
    },
    drop: async (by: Player, gameId: string, id: string, scope: 'one' | 'following' = 'one') =>
      said(await call('DELETE', `/matches/${gameId}/coOrganisers/${id}?scope=${scope}`, by)),
    stepBack: async (who: Player, gameId: string, scope: 'one' | 'following' = 'one') =>
      said(await call('POST', `/matches/${gameId}/coOrganisers/stepBack`, who, { scope })),
    writeToGame: async (by: Player, gameId: string, words: string, toWaiting = false, key?: string) =>
      said(await call('POST', `/matches/${gameId}/messages`, by, { words, toWaiting }, key)),
    gameMessages: (who: Player, gameId: string) => messages(who, `/matches/${gameId}`),
    writeToCommunity: async (by: Player, ref: string, words: string, key?: string) =>
      said(await call('POST', `/communities/${ref}/messages`, by, { words }, key)),
    communityMessages: (who: Player, ref: string) => messages(who, `/communities/${ref}`),
    report: async (who: Player, id: string, reason = 'Rude') =>
      said(await call('POST', `/messages/${id}/report`, who, { reason })),
    decide: async (who: Player, id: string, decision: 'remove' | 'keep') =>
      said(await call('POST', `/messages/${id}/decide`, who, { decision })),
    late: async (by: Player, gameId: string, body: { minutesLater?: number; note?: string }, key?: string) =>
      said(await call('POST', `/matches/${gameId}/lateChanges`, by, body, key)),
    /** What somebody was told in notifications of these kinds, the oldest first. */
    told: async ({ id }: Pick<Player, 'id'>, ...kinds: string[]) => {
      const rows = await server.rows<{ kind: string; params: Record<string, unknown> }>`
        select kind, params from notification where user_id = ${id} and kind = any(${kinds}::text[]) order by created_at, id`;
      return rows;
    },
    /** A game that these people have played together. */
    playedTogether: async (...people: Player[]) => {
      const gameId = await aGame(server, { hoursAhead: -100 });
      for (const { id } of people)
        await server.sql`
          insert into registration (game_id, user_id, payer_id, price_cents, paid_cents, status, joined_at)
          values (${gameId}, ${id}, ${id}, 0, 0, 'played', app_now())`;
      await server.sql`update game set status = 'confirmed', archived = true where id = ${gameId}`;
    },
  };
}
