import { afterEach, beforeAll, expect } from 'vitest';
import { checkInvariants } from './invariants.ts';
import { aPlayer, type Player } from './builders.ts';
import { dayIn, gameForm, gameIn, usePlace } from './game-form.ts';
import { mailsTo } from './mails.ts';
import type { TestServer } from './server.ts';

/** The calls of organisers, made by an admin unless said otherwise, for tests that must keep the invariants whichever way they end. */
export function organisingCalls(server: TestServer) {
  usePlace(server);
  const people = {} as { organiser: Player; admin: Player };
  beforeAll(async () => {
    people.organiser = await aPlayer(server, { role: 'organiser' });
    people.admin = await aPlayer(server, { role: 'admin' });
  });
  afterEach(async () => {
    expect(await checkInvariants(server.databaseUrl)).toEqual([]);
  });

  const create = (more: object = {}, as = people.admin.token) =>
    server.call('POST', '/api/matches', { as, body: gameForm(server, more) });
  return {
    people,
    create,
    edit: (id: string, more: object = {}, as = people.admin.token, key?: string) =>
      server.call('PATCH', `/api/admin/match/${id}`, { as, body: gameForm(server, more), key }),
    cancel: (id: string, body: object = {}, as = people.admin.token, key?: string) =>
      server.call('POST', `/api/admin/match/${id}/cancel`, { as, body, key }),
    /** The game as somebody sees it now. */
    read: async (id: string, as?: string) => gameIn(await server.call('GET', `/api/matches/${id}`, { as })),
    /** Creates a game. @returns its id */
    created: async (more: object = {}, as?: string) => gameIn(await create(more, as))._id,
    mailsTo: ({ email }: Player) => mailsTo(server, email),
    notificationsOf: ({ id }: Player, gameId: string) =>
      server.rows<{ kind: string; params: Record<string, unknown> }>`
        select kind, params from notification where user_id = ${id} and game_id = ${gameId} and kind not in ('signedUp', 'paymentConfirmed')
        order by created_at`,
    /** The form of a game of five euros, this many days ahead. */
    paid: (days = 5) => ({ isPayingGame: true, price: 5, game_date: `${dayIn(server, days)}T20:00` }),
  };
}
