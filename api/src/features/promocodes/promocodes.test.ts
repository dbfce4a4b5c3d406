import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { checkInvariants } from '../../../test/invariants.ts';
import { aGame, aPlayer, balanceOf, type Player } from '../../../test/builders.ts';
import { aPromocode, promocodeCalls } from '../../../test/promocodes.ts';
import { refuses, useServer } from '../../../test/server.ts';

const server = useServer({ TRUST_PROXY: '1' });
const { activate, select, unselect, attach, list, codesOf } = promocodeCalls(server);

const selected = async (player: Player) =>
  (await codesOf(player, '?limit=100')).filter(({ is_selected }) => is_selected).map(({ _id }) => _id);

describe('activating a promocode', () => {
  test('attaches it, however it is typed, and the session knows it', async () => {
    const player = await aPlayer(server);
    const { id, code } = await aPromocode(server, { type: 'percentage', value: 10, uses: 5, endsInHours: 24 });
    const { status, body } = await activate(player, ` ${code.toLowerCase()} `);
    expect([status, body.status]).toEqual([200, 'success']);
    const expected = {
      _id: id,
      code,
      promoType: 'other',
      discountType: 'percentage',
      discountValue: 10,
      matchScope: 'all',
      selectedMatches: [],
      is_selected: false,
      is_activated: true,
      is_redeemed: false,
      isExpired: false,
      used_months: [],
    };
    expect(body.data).toMatchObject({ promocode: expected, credited: 0 });
    const session = await server.as(player).get('/api/users/checkAuthToken');
    expect(session.body.promocodes).toMatchObject([expected]);
    const uses = await server.value<number>`select uses_taken as taken from promocode where id = ${id}`;
    expect(uses).toBe(1);
  });

  test('one that tops up is credited and redeemed at once, and shows as a cash-in', async () => {
    const player = await aPlayer(server);
    const { id, code } = await aPromocode(server, { type: 'topupBalance', value: 500 });
    const { body } = await activate(player, code);
    expect(body.data).toMatchObject({ credited: 5, promocode: { is_redeemed: true, discountValue: 5 } });
    expect(await balanceOf(server, player.id)).toBe(500);
    const cashOuts = await server.as(player).get('/api/internalPayments/user/me');
    expect(cashOuts.body.data).toMatchObject({
      payments: [
        {
          _id: id,
          amount: 5,
          status: 'confirmed',
          promocode_discount: { discountType: 'topupBalance', name: `Name of ${code}` },
          match: null,
        },
      ],
    });
  });

  test('what can not be activated says why', async () => {
    const player = await aPlayer(server);
    const mine = await aPromocode(server, { endsInHours: 1 });
    const gone = await aPromocode(server, { uses: 1 });
    await activate(await aPlayer(server), gone.code);
    await activate(player, mine.code);
    const refusals: Record<string, string> = {
      'NO-SUCH-CODE': 'promocode_unknown',
      [mine.code]: 'promocode_already_activated',
      [(await aPromocode(server, { endsInHours: -1 })).code]: 'promocode_expired',
      [gone.code]: 'promocode_used_up',
      '': 'invalid_input',
    };
    for (const [code, refusal] of Object.entries(refusals))
      expect([code, (await activate(player, code)).body.code]).toEqual([code, refusal]);
    expect(await codesOf(player)).toHaveLength(1);
  });

  test('a lost answer can be asked for again, for one effect', async () => {
    const player = await aPlayer(server);
    const { code } = await aPromocode(server, { type: 'topupBalance', value: 300 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => activate(player, code, 'same')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect(await balanceOf(server, player.id)).toBe(300);
    await refuses(activate(player, 'ANOTHER', 'same'), 'idempotency_key_reused');
  });

  test('a code of one use, 200 people at once: exactly one has it', { timeout: 60_000 }, async () => {
    const { id, code } = await aPromocode(server, { type: 'topupBalance', value: 500, uses: 1 });
    const players = await Promise.all(Array.from({ length: 200 }, () => aPlayer(server)));
    const answers = await Promise.all(
      players.map(async (player) => {
        const ask = () => activate(player, code, player.id);
        let answer = await ask();
        // A busy machine refuses some of so many calls, although it may have done what they ask.
        for (let again = 0; answer.status === 503 && again < 9; again += 1) answer = await ask();
        return answer;
      }),
    );
    const outcomes = answers.map(({ status, body }) => (status === 200 ? 'activated' : body.code));
    expect(outcomes.filter((outcome) => outcome === 'activated')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'promocode_used_up')).toHaveLength(199);
    const facts = await server.row<object>`select (select uses_taken from promocode where id = ${id}) as uses,
      (select count(*) from promocode_holder where promocode_id = ${id}) as holders,
      (select sum(balance_cents) from wallet where user_id = any(${players.map((player) => player.id)}::uuid[])) as cents`;
    expect(facts).toEqual({ uses: 1, holders: 1, cents: 500 });
  });

  test('one person twice at once: one use', async () => {
    const player = await aPlayer(server);
    const { id, code } = await aPromocode(server, { type: 'topupBalance', value: 400, uses: 5 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => activate(player, code)));
    expect(answers.map(({ body }) => body.code ?? 'activated').sort()).toEqual([
      'activated',
      ...Array.from({ length: 5 }, () => 'promocode_already_activated'),
    ]);
    expect(await balanceOf(server, player.id)).toBe(400);
    const uses = await server.value<number>`select uses_taken as taken from promocode where id = ${id}`;
    expect(uses).toBe(1);
  });

  test('guesses: 20 an hour of one person, 120 from one address, whatever they find afterwards', async () => {
    const player = await aPlayer(server);
    const { code } = await aPromocode(server);
    for (let guess = 0; guess < 20; guess += 1) await refuses(activate(player, `GUESS-${guess}`), 'promocode_unknown');
    expect((await activate(player, code)).status).toBe(429);

    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const guessAs = async (somebody: Player, given: string) =>
      server.call('POST', '/api/promocode/activate', { as: somebody.token, body: { code: given }, headers });
    // Right codes do not count as guesses.
    for (let n = 0; n < 25; n += 1) expect((await guessAs(await aPlayer(server), code)).status).toBe(200);
    await server.sql`insert into rate_limit (subject, window_start, attempts)
      values ('promocode-ip:203.0.113.7', date_bin('5 minutes', now(), timestamptz '2000-01-01'), 110)
      on conflict (subject, window_start) do update set attempts = excluded.attempts`;
    const codes: unknown[] = [];
    for (let n = 0; n < 11; n += 1) codes.push((await guessAs(await aPlayer(server), 'GUESS')).body.code);
    expect(codes.filter((refusal) => refusal === 'too_many_requests').length).toBeGreaterThanOrEqual(1);
    expect((await guessAs(await aPlayer(server), code)).status).toBe(429);
  });
});

describe('the list', () => {
  test('in parts, either order, with the games that are still to come', async () => {
    const player = await aPlayer(server);
    const [coming, past] = [
      await aGame(server, { name: 'Coming' }),
      await aGame(server, { name: 'Past', hoursAhead: -5 }),
    ];
    const first = await aPromocode(server, { gameIds: [coming, past] });
    const second = await aPromocode(server);
    for (const { code } of [first, second]) await activate(player, code);
    const latest = await codesOf(player);
    expect(latest.map(({ _id }) => _id)).toEqual([second.id, first.id]);
    expect(latest[1]).toMatchObject({
      matchScope: 'selected',
      selectedMatches: [coming, past].toSorted(),
      matches: [{ _id: coming, name: 'Coming' }],
    });
    expect((await codesOf(player, '?order=earliest&limit=1')).map(({ _id }) => _id)).toEqual([first.id]);
    expect((await list(player, '?limit=1&skip=1')).body.pagination).toEqual({ totalCount: 2, totalPages: 2 });
    expect(await codesOf(await aPlayer(server))).toEqual([]);
  });
});

describe('selecting', () => {
  test('one at a time: another one moves the selection, and it can be taken away', async () => {
    const player = await aPlayer(server);
    const codes = [await aPromocode(server), await aPromocode(server)] as const;
    for (const { code } of codes) await activate(player, code);
    expect((await select(player, codes[0].id)).body.status).toBe('success');
    expect(await selected(player)).toEqual([codes[0].id]);
    await refuses(select(player, codes[0].id), 'promocode_already_selected');
    await select(player, codes[1].id);
    expect(await selected(player)).toEqual([codes[1].id]);
    expect((await unselect(player)).status).toBe(200);
    expect((await unselect(player)).status).toBe(200);
    expect(await selected(player)).toEqual([]);
  });

  test('many at once: one is selected', async () => {
    const player = await aPlayer(server);
    const codes = await Promise.all(Array.from({ length: 8 }, () => aPromocode(server)));
    for (const { code } of codes) await activate(player, code);
    const answers = await Promise.all(codes.map(({ id }) => select(player, id)));
    expect(answers.map(({ status }) => status)).toEqual(codes.map(() => 200));
    expect(await selected(player)).toHaveLength(1);
  });

  test('what can not be selected says why', async () => {
    const player = await aPlayer(server);
    const [others, gift, ending, used] = [
      await aPromocode(server),
      await aPromocode(server, { type: 'topupBalance', value: 100 }),
      await aPromocode(server, { endsInHours: 1 }),
      await aPromocode(server),
    ];
    await activate(await aPlayer(server), others.code);
    for (const { code } of [gift, ending, used]) await activate(player, code);
    await attach(player, '1234567NLD1', 1, 9);
    await server.sql`
      update promocode_holder set redeemed_at = app_now() where user_id = ${player.id} and promocode_id = ${used.id}`;
    await server.sql`update promocode set ends_at = app_now() - interval '1 hour' where id = ${ending.id}`;
    const card = (await codesOf(player)).find(({ promoType }) => promoType === 'periodic');
    const refusals = [
      [others.id, 'promocode_not_yours'],
      [gift.id, 'promocode_not_selectable'],
      [card?._id, 'promocode_not_selectable'],
      [ending.id, 'promocode_expired'],
      [used.id, 'promocode_redeemed'],
    ];
    for (const [id = '', refusal] of refusals)
      expect([id, (await select(player, id)).body.code]).toEqual([id, refusal]);
    expect(await selected(player)).toEqual([]);
  });

  test('the database keeps it to one', async () => {
    const player = await aPlayer(server);
    for (const { code } of [await aPromocode(server), await aPromocode(server)]) await activate(player, code);
    const all = sql`update promocode_holder set is_selected = true where user_id = ${player.id}`.execute(server.db);
    await expect(all).rejects.toThrow(/promocode_holder_selected/);
  });
});

test('after all of it, every invariant holds', async () => {
  expect(await checkInvariants(server.databaseUrl)).toEqual([]);
});
