import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aPlayer } from '../../../../test/builders.ts';
import { consoleCalls } from '../../../../test/console-calls.ts';
import { dayIn, gameIn } from '../../../../test/game-form.ts';
import { guestCalls, guestEmail } from '../../../../test/guest-calls.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { organisingCalls } from '../../../../test/organising-calls.ts';
import { advance, refuses, useServer } from '../../../../test/server.ts';

const server = useServer();
const { join, pay, refund } = joiningCalls(server);
const { startPaying } = guestCalls(server);
const { people, create, edit, cancel, read, created, mailsTo, notificationsOf, paid } = organisingCalls(server);

describe('editing', () => {
  test('who may: the organiser of the game and admins', async () => {
    const id = gameIn(await create({}, people.organiser.token))._id;
    const other = await aPlayer(server, { role: 'organiser' });
    for (const [who, code] of [
      [other, 'not_allowed'],
      [await aPlayer(server), 'not_allowed'],
    ] as const) {
      expect((await edit(id, {}, who.token)).body.code).toBe(code);
      expect((await server.as(who).get(`/api/admin/match/${id}`)).body.code).toBe(code);
      expect((await cancel(id, {}, who.token)).body.code).toBe(code);
    }
    expect((await edit(id, { name: 'Mine' }, people.organiser.token)).status).toBe(200);
    await refuses(edit(id, paid(), people.organiser.token), 'only_free_games');
    expect((await server.as(people.admin).get(`/api/admin/match/${id}`)).status).toBe(200);
    await refuses(edit(randomUUID()), 'game_not_found');
    await refuses(edit('nonsense'), 'game_not_found');
  });

  test('a paid game in an organiser’s hands: theirs to edit, and it costs what it did', async () => {
    const earlyBirds = {
      early_bird: [{ priority: 1, spots: { total: 3 }, discount: { discount_type: 'percentage', discount_value: 20 } }],
    };
    const terms = { ...paid(), ...earlyBirds };
    const id = await created(terms);
    const { organiser } = people;
    const give = { organiserId: organiser.id, unpaid: true, reason: 'Plays there anyway' };
    const given = await server.as(people.admin).put(`/api/admin/games/${id}/organiser`, give);
    expect(given.status).toBe(200);
    expect((await edit(id, { ...terms, name: 'Renamed' }, organiser.token)).status).toBe(200);
    expect(await read(id, organiser.token)).toMatchObject({
      name: 'Renamed',
      price: 5,
      early_bird: [{ spots: { total: 3 } }],
    });
    for (const other of [
      { ...terms, price: 6 },
      { ...terms, isPayingGame: false, price: undefined },
      { ...terms, early_bird: [] },
    ])
      await refuses(edit(id, other, organiser.token), 'price_stays');
    expect((await edit(id, { ...terms, price: 6 })).status).toBe(200);
  });

  test('a change of time tells players by mail and in the app, and opens 24 hours of full refund to who had paid', async () => {
    const id = await created({ ...paid(), minimum_players_threshold: 2 });
    const [early, late, waiting] = await Promise.all([1, 2, 3].map(() => aPlayer(server, { balanceCents: 2000 })));
    if (!early || !late || !waiting) throw new Error('no players');
    await pay(early, id);
    await refuses(pay(people.admin, id), 'insufficient_balance');
    const moved = { ...paid(6), minimum_players_threshold: 2 };
    expect((await edit(id, moved)).status).toBe(200);
    expect(await notificationsOf(early, id)).toMatchObject([{ kind: 'matchChanged', params: { minutes: 90 } }]);
    const [mail] = await mailsTo(early);
    expect(mail?.subject).toBe('Sunday volleyball has changed');
    expect(mail?.text).toMatch(/Now .*, lasting .* 100 % back until/s);
    expect(mail?.text).toContain('lasting 1.5 hours. It was');
    await pay(late, id);
    expect((await read(id, early.token)).viewer.refund).toMatchObject({ allowed: true, percent: 100, amount: 5 });
    expect((await read(id, late.token)).viewer.refund).toMatchObject({ allowed: false });
    expect((await refund(early, id)).body.data).toMatchObject({ refundedAmount: 5, retainedAmount: 0 });
    await refuses(refund(late, id), 'refund_not_possible');
    await edit(id, { ...moved, duration: 1 });
    expect((await mailsTo(late))[0]?.text).toContain('Now lasts 1 hour.');
    await advance(server, 'PT25H');
    await edit(id, { ...moved, location: { ...gameIn(await edit(id, moved)).location, address: 'Domplein 4' } });
    expect((await read(id, late.token)).viewer.refund).toMatchObject({ percent: 100 });
    await advance(server, 'PT25H');
    expect((await read(id, late.token)).viewer.refund).toMatchObject({ allowed: false });
  });

  test('it says the start that was announced first, until it is that again', async () => {
    const id = await created(paid(5));
    const { game_date: first } = (await read(id)) as { game_date: string };
    expect(await read(id)).toMatchObject({ movedFrom: null });
    for (const days of [6, 7]) {
      expect((await edit(id, paid(days))).status).toBe(200);
      expect(await read(id)).toMatchObject({ movedFrom: first });
    }
    expect((await edit(id, paid(5))).status).toBe(200);
    expect(await read(id)).toMatchObject({ movedFrom: null, game_date: first });
  });

  test('a new price is for who joins from then on, and is told; nothing else is told', async () => {
    const id = await created(paid());
    const [first, second] = [
      await aPlayer(server, { balanceCents: 2000 }),
      await aPlayer(server, { balanceCents: 2000 }),
    ];
    await pay(first, id);
    await edit(id, { ...paid(), description: 'New text', players: 20 });
    expect(await notificationsOf(first, id)).toEqual([]);
    await edit(id, { ...paid(), price: 8 });
    expect(await notificationsOf(first, id)).toMatchObject([{ params: { price: 8 } }]);
    expect((await mailsTo(first))[0]?.text).toContain('New players pay €\u00A08.00');
    await pay(second, id);
    expect((await read(id, first.token)).viewer.paid).toBe(5);
    expect((await read(id, second.token)).viewer.paid).toBe(8);
  });

  test('a free game of tonight that becomes paid is not cancelled for its passed cutoff', async () => {
    const soon = new Date(server.clock.now().getTime() + 5 * 3_600_000).toISOString();
    const id = await created({ game_date: soon });
    await edit(id, { ...paid(), game_date: soon });
    await advance(server, 'PT1M');
    expect((await read(id)).status).toBe('pending');
  });

  test('takes nothing from those who are paying: neither the team’s seat nor the early bird price', async () => {
    const early = (total: number) => ({
      early_bird: [{ priority: 1, spots: { total }, discount: { discount_type: 'percentage', discount_value: 50 } }],
    });
    const teams = (red: number, ids: readonly (string | undefined)[] = []) =>
      [red, 6].map((team_size, n) => ({ name: ['Red', 'Blue'][n], color: '#c0392b', team_size, _id: ids[n] }));
    const form = (red: number, total: number, ids?: (string | undefined)[]) => ({
      ...paid(),
      ...early(total),
      tournament: true,
      players: 7,
      minimum_players_threshold: 6,
      teams: teams(red, ids),
    });
    const cup = gameIn(await create(form(2, 2)));
    const ids = cup.teams.map(({ _id }) => _id);
    await pay(await aPlayer(server, { balanceCents: 500 }), cup._id, { teamId: ids[0] });
    const checkout = await startPaying(cup._id, guestEmail(), { teamId: ids[0] });
    await refuses(edit(cup._id, form(1, 2, ids)), 'team_in_use', { params: { team: 'Red' } });
    // An early bird entry keeps at least the spots that are taken or held.
    expect(gameIn(await edit(cup._id, form(2, 1, ids))).early_bird).toMatchObject([
      { spots: { occupied: 2, total: 2 } },
    ]);
    await checkout.complete('paid');
    await server.jobs.runSweeps();
    expect(await checkout.status()).toMatchObject({ outcome: 'joined' });
  });

  test('takes no spot: not by the maximum, the size of a team or another kind of game', async () => {
    const early = (total: number) => ({
      early_bird: [{ priority: 1, spots: { total }, discount: { discount_type: 'percentage', discount_value: 50 } }],
    });
    const id = await created({ ...paid(), ...early(2), minimum_players_threshold: 2 });
    for (let n = 0; n < 4; n += 1) await pay(await aPlayer(server, { balanceCents: 500 }), id);
    const few = { ...paid(), ...early(2), minimum_players_threshold: 2, players: 3 };
    await refuses(edit(id, few), 'capacity_below_joined', { params: { joined: 4 } });
    expect((await edit(id, { ...few, players: 4 })).status).toBe(200);
    const teams = ['Red', 'Blue'].map((name) => ({ name, color: '#c0392b', team_size: 6 }));
    await refuses(edit(id, { ...few, players: 12, tournament: true, teams }), 'kind_fixed');

    const cup = gameIn(await create({ tournament: true, teams }));
    await join(await aPlayer(server), cup._id, { teamId: cup.teams[0]?._id });
    const [red, blue] = cup.teams.map(({ _id, name, color, team_size }) => {
      return { _id, name, color, team_size };
    });
    const without = { tournament: true, teams: [blue, { name: 'Green', color: '#00aa00', team_size: 6 }] };
    await refuses(edit(cup._id, without), 'team_in_use', { params: { team: 'Red' } });
    const renamed = { tournament: true, teams: [{ ...red, name: 'Crimson' }, without.teams[1]] };
    expect(gameIn(await edit(cup._id, renamed)).teams).toMatchObject([
      { _id: red?._id, name: 'Crimson', team_members: 1 },
      { name: 'Green' },
    ]);
  });

  test('a lower minimum confirms the game and tells its players', async () => {
    const id = await created();
    const player = await aPlayer(server);
    await join(player, id);
    await join(await aPlayer(server), id);
    expect(gameIn(await edit(id, { minimum_players_threshold: 2 })).status).toBe('confirmed');
    expect(await notificationsOf(player, id)).toMatchObject([{ kind: 'matchConfirmed' }]);
  });

  test('not once it started, was cancelled or archived; nor to a start in the past', async () => {
    const id = await created({ game_date: new Date(server.clock.now().getTime() + 600_000).toISOString() });
    await refuses(edit(id, { game_date: '2020-01-01T20:00' }), 'date_out_of_range');
    const gone = await created();
    await cancel(gone);
    await refuses(edit(gone), 'game_cancelled');
    for (let n = 0; n < 6; n += 1) await join(await aPlayer(server), id);
    await advance(server, 'PT15M');
    await refuses(edit(id), 'game_started');
    await refuses(cancel(id), 'game_started');
    await advance(server, 'PT2H');
    await refuses(edit(id), 'game_archived');
  });

  test('the capacity is lowered while players join: nobody is the (n+1)th', async () => {
    const id = await created({ minimum_players_threshold: 2, players: 30 });
    const players = await Promise.all(Array.from({ length: 30 }, () => aPlayer(server)));
    const joins = players.map((player) => join(player, id));
    const edits = [25, 15, 10, 5].map((players) => edit(id, { minimum_players_threshold: 2, players }));
    const answers = await Promise.all([...joins, ...edits]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const game = await read(id, people.admin.token);
    expect(game.potential_users.length).toBeLessThanOrEqual(game.players);
    expect(game.potential_users.length + game.waiting_list.length).toBe(30);
  });

  test('the price is edited while players pay: each pays one of the prices, and what was paid stays', async () => {
    const id = await created({ ...paid(), players: 40 });
    const players = await Promise.all(Array.from({ length: 24 }, () => aPlayer(server, { balanceCents: 1000 })));
    const edits = [8, 3, 6].map((price) => edit(id, { ...paid(), players: 40, price }));
    await Promise.all([...players.map((player) => pay(player, id)), ...edits]);
    const rows = await server.rows<{ price_cents: number; paid_cents: number }>`
      select price_cents, paid_cents from registration where game_id = ${id}`;
    expect(rows).toHaveLength(24);
    for (const { price_cents, paid_cents } of rows) {
      expect([300, 500, 600, 800]).toContain(paid_cents);
      expect(paid_cents).toBe(price_cents);
    }
  });

  test('repeated with its key it happens once', async () => {
    const id = await created();
    const player = await aPlayer(server);
    await join(player, id);
    const key = randomUUID();
    const later = { game_date: `${dayIn(server, 4)}T20:00` };
    await Promise.all([1, 2, 3].map(() => edit(id, later, people.admin.token, key)));
    expect(await notificationsOf(player, id)).toHaveLength(1);
  });

  test('by an admin it is in the audit log, with what it was before; by an organiser it is not', async () => {
    const mine = gameIn(await create({}, people.organiser.token))._id;
    const id = await created({ name: 'Before' });
    await edit(mine, { name: 'After' }, people.organiser.token);
    await edit(id, { name: 'After' });
    const acts = (of: string) => consoleCalls(server).audit(people.admin.token, `subject=${of}`);
    const edits = (await acts(id)).filter(({ action }) => action === 'game.edit');
    expect(edits).toMatchObject([
      { action: 'game.edit', before: { name: 'Before' }, after: { name: 'After', scope: 'one' } },
    ]);
    expect(await acts(mine)).toEqual([]);
  });
});
