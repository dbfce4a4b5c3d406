import { amsterdamDay } from '@rondo/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkInvariants } from '../../../test/invariants.ts';
import { aGame, aPlayer } from '../../../test/builders.ts';
import { promocodeCalls } from '../../../test/promocodes.ts';
import { moveToNoon, refuses, useServer } from '../../../test/server.ts';

const server = useServer({ TRUST_PROXY: '1', STUDENT_CARD_DISCOUNT_CENTS: '250' });
const { activate, attach, codesOf } = promocodeCalls(server);

describe('the student card', () => {
  let day: number;
  let month: number;
  let year: number;
  beforeAll(async () => {
    await moveToNoon(server);
    [year = 0, month = 0, day = 0] = amsterdamDay(server.clock.now()).split('-').map(Number);
  });

  test('gives its holder a periodic promocode until a year after the day', async () => {
    const player = await aPlayer(server);
    const { status, body } = await attach(player, ' 0012345 abc d ', day, month);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      promocode: {
        promoType: 'periodic',
        discountType: 'nominal',
        discountValue: 2.5,
        isExpired: false,
        used_months: [],
      },
    });
    const [code] = await codesOf(player);
    expect(amsterdamDay(new Date(code?.endDateTime ?? ''))).toMatch(new RegExp(`^${year + 1}`));
    const stored =
      await server.row<object>`select card_number, valid_from::text from student_card where user_id = ${player.id}`;
    expect(stored).toEqual({ card_number: '0012345ABCD', valid_from: amsterdamDay(server.clock.now()) });
    // Nobody else can enter its code.
    await refuses(activate(await aPlayer(server), code?.code ?? ''), 'promocode_unknown');
  });

  test('what can not be attached says why', async () => {
    const [player, other] = [await aPlayer(server), await aPlayer(server)];
    await refuses(attach(player, '0000001NLD1', 31, 4), 'card_date_missing');
    await refuses(attach(player, '0000001NLD1', 32, 1), 'invalid_input');
    for (const number of ['!', 'CARD-1', '123456NLD1', '1234567NL1', '1234567NLD', '1234567NLD12', '12345671111'])
      expect([number, (await attach(player, number, 1, 1)).body.code]).toEqual([number, 'invalid_input']);
    expect((await attach(player, '0000001NLD1', day, month)).status).toBe(200);
    await refuses(attach(player, '0000002NLD1', day, month), 'card_attached');
    await refuses(attach(other, '0000001nld1', day, month), 'card_taken');
    expect(await codesOf(other)).toEqual([]);
  });

  test('a number that many attach at once is one account’s', async () => {
    const players = await Promise.all(Array.from({ length: 12 }, () => aPlayer(server)));
    const answers = await Promise.all(players.map((player) => attach(player, '0000003NLD1', day, month)));
    const outcomes = answers.map(({ status, body }) => (status === 200 ? 'attached' : body.code));
    expect(outcomes.filter((outcome) => outcome === 'attached')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'card_taken')).toHaveLength(11);
    const promocodes = await server.value<number>`
      select count(*) as count from promocode_holder where user_id = any(${players.map(({ id }) => id)}::uuid[])`;
    expect(promocodes).toBe(1);
  });

  test('months that were used are told; a renewed card follows when the first has ended', async () => {
    const player = await aPlayer(server);
    await attach(player, '0000004NLD1', day, month, 'once');
    const id = await server.value<string>`
      insert into registration (game_id, user_id, payer_id, price_cents, paid_cents, joined_at)
      values (${await aGame(server)}, ${player.id}, ${player.id}, 0, 0, app_now()) returning id`;
    const thisMonth = amsterdamDay(server.clock.now()).slice(0, 7);
    await server.sql`insert into student_card_use (user_id, month, registration_id)
      values (${player.id}, ${`${thisMonth}-01`}, ${id})`;
    expect((await codesOf(player))[0]?.used_months).toEqual([thisMonth]);

    await server.sql`update promocode set ends_at = app_now() - interval '1 hour'
      where id = (select promocode_id from student_card where user_id = ${player.id})`;
    expect((await codesOf(player))[0]).toMatchObject({ isExpired: true });
    expect((await attach(player, '0000005NLD1', day, month)).status).toBe(200);
    const [renewed, before] = await codesOf(player);
    expect([renewed?.isExpired, before?.isExpired]).toEqual([false, true]);
    expect(amsterdamDay(new Date(renewed?.endDateTime ?? '')).slice(0, 4)).toBe(String(year + 1));
  });
});

test('after all of it, every invariant holds', async () => {
  expect(await checkInvariants(server.databaseUrl)).toEqual([]);
});
