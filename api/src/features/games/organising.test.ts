import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkInvariants } from '../../../../chaos/src/invariants.ts';
import { aPlayer, balanceOf, type Player } from '../../../test/builders.ts';
import { dayIn, gameForm, gameIn } from '../../../test/game-form.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { advance, row, useServer } from '../../../test/server.ts';

const server = useServer();
const { join, pay, refund, leave } = joiningCalls(server);
let organiser: Player;
let admin: Player;

beforeAll(async () => {
  organiser = await aPlayer(server, { role: 'organiser' });
  admin = await aPlayer(server, { role: 'admin' });
});
afterEach(async () => {
  expect(await checkInvariants(server.databaseUrl)).toEqual([]);
});

const create = (more: object = {}, as = admin.token) =>
  server.call('POST', '/api/matches', { as, body: gameForm(server, more) });
const edit = (id: string, more: object = {}, as = admin.token, key?: string) =>
  server.call('PATCH', `/api/admin/match/${id}`, { as, body: gameForm(server, more), key });
const cancel = (id: string, body: object = {}, as = admin.token, key?: string) =>
  server.call('POST', `/api/admin/match/${id}/cancel`, { as, body, key });
const read = async (id: string, as?: string) => gameIn(await server.call('GET', `/api/matches/${id}`, { as }));
const created = async (more: object = {}) => gameIn(await create(more))._id as string;
const mailsTo = async ({ email }: Player) =>
  (await server.call('GET', `/dev/mailbox.json?to=${email}`)).body as unknown as { subject: string; text: string }[];
const noticesOf = async ({ id }: Player, gameId: string) =>
  (
    await sql<{ kind: string; params: Record<string, unknown> }>`
      select kind, params from notification where user_id = ${id} and game_id = ${gameId} and kind <> 'signedUp'
      order by created_at`.execute(server.db)
  ).rows;
const paying = { isPayingGame: true, price: 5, game_date: '' };
const paid = (days = 5) => ({ ...paying, game_date: `${dayIn(server, days)}T20:00` });

describe('the whole form', () => {
  test('comes back as it was given', async () => {
    const communityId = randomUUID();
    await sql`insert into community (id, short_code, name, sport, city)
      values (${communityId}, 'smash', 'Smash', 'Volleyball', 'Utrecht')`.execute(server.db);
    const whole = {
      ...paid(),
      organisational_details: 'Changing rooms open at 19:30',
      contact_details: 'ask Sanne',
      levelLimit: 2.5,
      elo_disabled: true,
      field_identifier: 'Court 1, Court 2',
      placeholder_player_number: 2,
      early_bird: [
        { priority: 1, spots: { total: 3 }, discount: { discount_type: 'fixed', discount_value: 1.5 } },
        { priority: 2, spots: { total: 2 }, discount: { discount_type: 'percentage', discount_value: 10 } },
      ],
      signup_opens_in_days: 30,
      groupchat: 'https://chat.example/abc',
      communities: [communityId],
      passcode: 'smash-it',
    };
    const game = gameIn(await create(whole));
    expect(game).toMatchObject({
      organisational_details: 'Changing rooms open at 19:30',
      levelLimit: 2.5,
      elo_disabled: true,
      field_identifier: 'Court 1, Court 2',
      placeholder_player_number: 2,
      early_bird: [
        { priority: 1, spots: { occupied: 0, total: 3 }, discount: { discount_type: 'fixed', discount_value: 1.5 } },
        { priority: 2, discount: { discount_type: 'percentage', discount_value: 10 } },
      ],
      signup_opens_in_days: 30,
      groupchat: 'https://chat.example/abc',
      communities: [{ name: 'Smash' }],
      hasPasscode: true,
      price: 5,
    });
    const again = gameIn(await edit(game._id, { ...whole, passcode: undefined }));
    expect(again).toEqual({ ...game, hasPasscode: true });
    expect(gameIn(await edit(game._id, { ...whole, passcode: '' })).hasPasscode).toBe(false);
  });

  test('a tournament has teams with names, colours and sizes; an external one has its organisation and prices', async () => {
    const team = (name: string, color: string) => ({ name, color, team_size: 6 });
    const teams = [team('Red', '#C0392B'), team('Blue', '#2980b9')];
    const tournament = gameIn(await create({ tournament: true, teams }));
    expect(tournament.teams).toMatchObject([
      { name: 'Red', color: '#c0392b', team_size: 6, team_members: 0 },
      { name: 'Blue' },
    ]);
    const outside = { tournament: true, tournament_external: true, tournament_org: 'ESN Utrecht' };
    const external = { ...outside, ...paid(), price: 6.5, tournament_link: 'https://esn.example/cup' };
    expect(gameIn(await create(external))).toMatchObject({
      tournament_external: true,
      tournament_org: 'ESN Utrecht',
      tournament_link: 'https://esn.example/cup',
      price: 6.5,
      external_member_price: 4.5,
      teams: [],
    });
  });

  test.each<[object, string, string?]>([
    [{ isPayingGame: true, price: 3, sport: 'Martial arts' }, 'sport_not_paying', 'price'],
    [{ tournament: true }, 'teams_required', 'teams'],
    [
      { tournament: true, teams: ['Red', 'Blue'].map((name) => ({ name, color: '#c0392b', team_size: 3 })) },
      'teams_too_small',
      'teams',
    ],
    [{ tournament: true, tournament_external: true }, 'external_details_required', 'tournament_org'],
    [{ communities: [randomUUID()] }, 'community_not_yours', 'communities'],
    [{ groupchat: 'javascript:alert(1)' }, 'invalid_input', 'groupchat'],
    [{ repeat_weeks: 27 }, 'invalid_input', 'repeat_weeks'],
    [
      {
        early_bird: [
          { priority: 1, spots: { total: 3 }, discount: { discount_type: 'percentage', discount_value: 101 } },
        ],
      },
      'invalid_input',
    ],
  ])('refuses %j', async (more, code, path) => {
    const { body } = await create(more);
    expect(body).toMatchObject({ code, ...(path && { issues: [{ path }] }) });
  });

  test('organisers make no external event, and games for their own communities only', async () => {
    const external = {
      tournament: true,
      tournament_external: true,
      tournament_org: 'ESN',
      tournament_link: 'https://x.nl',
    };
    expect((await create(external, organiser.token)).body.code).toBe('only_free_games');
    const { id } = await row<{ id: string }>(server, sql`select id from community limit 1`);
    expect((await create({ communities: [id] }, organiser.token)).body.code).toBe('community_not_yours');
    await sql`insert into community_member (community_id, user_id, status) values (${id}, ${organiser.id}, 'approved')`.execute(
      server.db,
    );
    expect((await create({ communities: [id] }, organiser.token)).status).toBe(200);
  });
});

describe('editing', () => {
  test('who may: the organiser of the game and admins', async () => {
    const id = gameIn(await create({}, organiser.token))._id;
    const other = await aPlayer(server, { role: 'organiser' });
    for (const [who, code] of [
      [other, 'not_allowed'],
      [await aPlayer(server), 'not_allowed'],
    ] as const) {
      expect((await edit(id, {}, who.token)).body.code).toBe(code);
      expect((await server.call('GET', `/api/admin/match/${id}`, { as: who.token })).body.code).toBe(code);
      expect((await cancel(id, {}, who.token)).body.code).toBe(code);
    }
    expect((await edit(id, { name: 'Mine' }, organiser.token)).status).toBe(200);
    expect((await edit(id, paid(), organiser.token)).body.code).toBe('only_free_games');
    expect((await server.call('GET', `/api/admin/match/${id}`, { as: admin.token })).status).toBe(200);
    expect((await edit(randomUUID())).body.code).toBe('game_not_found');
    expect((await edit('nonsense')).body.code).toBe('game_not_found');
  });

  test('a change of time tells players by mail and in the app, and opens 24 hours of full refund to who had paid', async () => {
    const id = await created({ ...paid(), minimum_players_threshold: 2 });
    const [early, late, waiting] = await Promise.all([1, 2, 3].map(() => aPlayer(server, { balanceCents: 2000 })));
    if (!early || !late || !waiting) throw new Error('no players');
    await pay(early, id);
    expect((await pay(admin, id)).body.code).toBe('insufficient_balance');
    const moved = { ...paid(6), minimum_players_threshold: 2 };
    expect((await edit(id, moved)).status).toBe(200);
    expect(await noticesOf(early, id)).toMatchObject([{ kind: 'matchChanged', params: { changes: 'time' } }]);
    const [mail] = await mailsTo(early);
    expect(mail?.subject).toBe('Sunday volleyball has changed');
    expect(mail?.text).toMatch(/It now starts on .* 100 % of your money back until/s);
    await pay(late, id);
    expect((await read(id, early.token)).viewer.refund).toMatchObject({ allowed: true, percent: 100, amount: 5 });
    expect((await read(id, late.token)).viewer.refund).toMatchObject({ allowed: false });
    expect((await refund(early, id)).body.data).toMatchObject({ refundedAmount: 5, retainedAmount: 0 });
    expect((await refund(late, id)).body.code).toBe('refund_not_possible');
    await advance(server, 'PT25H');
    await edit(id, { ...moved, location: { ...gameIn(await edit(id, moved)).location, address: 'Domplein 4' } });
    expect((await read(id, late.token)).viewer.refund).toMatchObject({ percent: 100 });
    await advance(server, 'PT25H');
    expect((await read(id, late.token)).viewer.refund).toMatchObject({ allowed: false });
  });

  test('a new price is for who joins from then on, and is told; nothing else is told', async () => {
    const id = await created(paid());
    const [first, second] = [
      await aPlayer(server, { balanceCents: 2000 }),
      await aPlayer(server, { balanceCents: 2000 }),
    ];
    await pay(first, id);
    await edit(id, { ...paid(), description: 'New text', players: 20 });
    expect(await noticesOf(first, id)).toEqual([]);
    await edit(id, { ...paid(), price: 8 });
    expect(await noticesOf(first, id)).toMatchObject([{ params: { changes: 'price' } }]);
    expect((await mailsTo(first))[0]?.text).toContain('Who joins from now on pays €8.00');
    await pay(second, id);
    expect((await read(id, first.token)).viewer.paid).toBe(5);
    expect((await read(id, second.token)).viewer.paid).toBe(8);
  });

  test('a game that becomes free is left through a refund by who paid, and left for free by who did not', async () => {
    const id = await created(paid());
    const [payer, later] = [await aPlayer(server, { balanceCents: 500 }), await aPlayer(server)];
    await pay(payer, id);
    await edit(id, { game_date: paid().game_date });
    await join(later, id);
    expect((await leave(payer, id)).body.code).toBe('refund_instead');
    expect((await refund(payer, id)).body.data).toMatchObject({ refundedAmount: 4.5 });
    expect((await leave(later, id)).status).toBe(200);
  });

  test('a free game of tonight that becomes paid is not cancelled for its passed cutoff', async () => {
    const soon = new Date(server.clock.now().getTime() + 5 * 3_600_000).toISOString();
    const id = await created({ game_date: soon });
    await edit(id, { ...paying, game_date: soon });
    await advance(server, 'PT1M');
    expect((await read(id)).status).toBe('pending');
  });

  test('takes no spot: not by the maximum, the size of a team, early birds or another kind of game', async () => {
    const early = (total: number) => ({
      early_bird: [{ priority: 1, spots: { total }, discount: { discount_type: 'percentage', discount_value: 50 } }],
    });
    const id = await created({ ...paid(), ...early(2), minimum_players_threshold: 2 });
    for (let n = 0; n < 4; n += 1) await pay(await aPlayer(server, { balanceCents: 500 }), id);
    const few = { ...paid(), ...early(2), minimum_players_threshold: 2, players: 3 };
    expect((await edit(id, few)).body).toMatchObject({ code: 'capacity_below_joined', params: { joined: 4 } });
    expect((await edit(id, { ...few, players: 4 })).status).toBe(200);
    expect((await edit(id, { ...few, players: 4, ...early(1) })).body.code).toBe('early_bird_in_use');
    const teams = ['Red', 'Blue'].map((name) => ({ name, color: '#c0392b', team_size: 6 }));
    expect((await edit(id, { ...few, players: 12, tournament: true, teams })).body.code).toBe('kind_fixed');

    const cup = gameIn(await create({ tournament: true, teams }));
    await join(await aPlayer(server), cup._id, { teamId: cup.teams[0]._id });
    const [red, blue] = cup.teams.map(({ _id, name, color, team_size }: Record<string, unknown>) => {
      return { _id, name, color, team_size };
    });
    const without = { tournament: true, teams: [blue, { name: 'Green', color: '#00aa00', team_size: 6 }] };
    expect((await edit(cup._id, without)).body).toMatchObject({ code: 'team_in_use', params: { team: 'Red' } });
    const renamed = { tournament: true, teams: [{ ...red, name: 'Crimson' }, without.teams[1]] };
    expect(gameIn(await edit(cup._id, renamed)).teams).toMatchObject([
      { _id: red._id, name: 'Crimson', team_members: 1 },
      { name: 'Green' },
    ]);
  });

  test('a lower minimum confirms the game and tells its players', async () => {
    const id = await created();
    const player = await aPlayer(server);
    await join(player, id);
    await join(await aPlayer(server), id);
    expect(gameIn(await edit(id, { minimum_players_threshold: 2 })).status).toBe('confirmed');
    expect(await noticesOf(player, id)).toMatchObject([{ kind: 'matchConfirmed' }]);
  });

  test('not once it started, was cancelled or archived; nor to a start in the past', async () => {
    const id = await created({ game_date: new Date(server.clock.now().getTime() + 600_000).toISOString() });
    expect((await edit(id, { game_date: '2020-01-01T20:00' })).body.code).toBe('date_out_of_range');
    const gone = await created();
    await cancel(gone);
    expect((await edit(gone)).body.code).toBe('game_cancelled');
    for (let n = 0; n < 6; n += 1) await join(await aPlayer(server), id);
    await advance(server, 'PT15M');
    expect((await edit(id)).body.code).toBe('game_started');
    expect((await cancel(id)).body.code).toBe('game_started');
    await advance(server, 'PT2H');
    expect((await edit(id)).body.code).toBe('game_archived');
  });

  test('the capacity is lowered while players join: nobody is the (n+1)th', async () => {
    const id = await created({ minimum_players_threshold: 2, players: 30 });
    const players = await Promise.all(Array.from({ length: 30 }, () => aPlayer(server)));
    const joins = players.map((player) => join(player, id));
    const edits = [25, 15, 10, 5].map((players) => edit(id, { minimum_players_threshold: 2, players }));
    const answers = await Promise.all([...joins, ...edits]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const game = await read(id, admin.token);
    expect(game.potential_users.length).toBeLessThanOrEqual(game.players);
    expect(game.potential_users.length + game.waiting_list.length).toBe(30);
  });

  test('the price is edited while players pay: each pays one of the prices, and what was paid stays', async () => {
    const id = await created({ ...paid(), players: 40 });
    const players = await Promise.all(Array.from({ length: 24 }, () => aPlayer(server, { balanceCents: 1000 })));
    const edits = [8, 3, 6].map((price) => edit(id, { ...paid(), players: 40, price }));
    await Promise.all([...players.map((player) => pay(player, id)), ...edits]);
    const { rows } = await sql<{ price_cents: number; paid_cents: number }>`
      select price_cents, paid_cents from registration where game_id = ${id}`.execute(server.db);
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
    await Promise.all([1, 2, 3].map(() => edit(id, later, admin.token, key)));
    expect(await noticesOf(player, id)).toHaveLength(1);
  });
});

describe('a weekly series', () => {
  const times = async (ids: string[]) => {
    const { rows } = await sql<{ at: string; sport: string; status: string }>`
      select to_char(starts_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI') as at, status from game
      where id = any(${ids}::uuid[]) order by starts_at`.execute(server.db);
    return rows;
  };

  test('has the same local time on both sides of a clock change; edits and cancels one or all following', async () => {
    const answer = await create({ game_date: '2027-03-20T20:00', repeat_weeks: 4 }, organiser.token);
    const { created: ids } = answer.body.data as { created: string[] };
    expect((await times(ids)).map(({ at }) => at)).toEqual([
      '2027-03-20 20:00',
      '2027-03-27 20:00',
      '2027-04-03 20:00',
      '2027-04-10 20:00',
    ]);
    expect(gameIn(answer).series).toMatchObject({ following: 3 });
    const [, second, third, fourth] = ids as [string, string, string, string];
    const player = await aPlayer(server);
    await join(player, fourth);
    const moved = { game_date: '2027-03-28T19:30', scope: 'following', players: 14 };
    expect((await edit(second, moved, organiser.token)).status).toBe(200);
    expect((await times(ids)).map(({ at }) => at)).toEqual([
      '2027-03-20 20:00',
      '2027-03-28 19:30',
      '2027-04-04 19:30',
      '2027-04-11 19:30',
    ]);
    expect(await read(fourth)).toMatchObject({ players: 14 });
    expect(await noticesOf(player, fourth)).toMatchObject([{ kind: 'matchChanged' }]);
    expect((await edit(third, { game_date: '2027-04-04T19:30', name: 'Only this' }, organiser.token)).status).toBe(200);
    expect((await read(fourth)).name).toBe('Sunday volleyball');
    const stopped = await cancel(third, { scope: 'following', note: 'The hall closes' }, organiser.token);
    expect(stopped.body.data).toEqual({ cancelled: [third, fourth] });
    expect((await times(ids)).map(({ status }) => status)).toEqual(['pending', 'pending', 'cancelled', 'cancelled']);
  });

  test('an edit that one of the games can not take changes none', async () => {
    const answer = await create({ game_date: '2027-02-01T20:00', repeat_weeks: 2 });
    const [first, second] = (answer.body.data as { created: [string, string] }).created;
    for (let n = 0; n < 5; n += 1) await join(await aPlayer(server), second);
    const few = { game_date: '2027-02-01T20:00', scope: 'following', minimum_players_threshold: 2, players: 4 };
    expect((await edit(first, few)).body.code).toBe('capacity_below_joined');
    expect((await read(first)).players).toBe(12);
  });

  test('a night without that hour is refused', async () => {
    const { body } = await create({ game_date: '2027-03-21T02:30', repeat_weeks: 2 });
    expect(body.code).toBe('local_time_missing');
  });
});

describe('cancelling', () => {
  test('gives everyone 100 % back and says why, by mail and in the app', async () => {
    const id = await created(paid());
    const [one, two] = [await aPlayer(server, { balanceCents: 500 }), await aPlayer(server, { balanceCents: 500 })];
    await pay(one, id);
    await pay(two, id);
    const key = randomUUID();
    const answers = await Promise.all([1, 2].map(() => cancel(id, { note: 'Storm on the way' }, admin.token, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([await balanceOf(server, one.id), await balanceOf(server, two.id)]).toEqual([500, 500]);
    expect(await noticesOf(one, id)).toMatchObject([
      { kind: 'matchCancelled', params: { refund: 5, note: 'Storm on the way' } },
    ]);
    const [mail] = await mailsTo(two);
    expect(mail?.text).toContain('“Storm on the way” You get 100 % back: €5.00');
    // Of other games, whose cutoff the clock of these tests may have passed, there may be mail.
    expect((await mailsTo(admin)).filter(({ text }) => text.includes('Storm'))).toEqual([]);
    expect(await read(id, one.token)).toMatchObject({ status: 'cancelled', cancel_note: 'Storm on the way' });
    expect((await cancel(id)).body.code).toBe('game_cancelled');
  });

  test('while players join and ask refunds: every cent is back', async () => {
    const id = await created({ ...paid(), players: 20 });
    const players = await Promise.all(Array.from({ length: 12 }, () => aPlayer(server, { balanceCents: 500 })));
    for (const player of players.slice(0, 6)) await pay(player, id);
    await Promise.all([
      ...players.slice(6).map((player) => pay(player, id)),
      ...players.slice(0, 3).map((player) => refund(player, id)),
      cancel(id),
      cancel(id),
    ]);
    const balances = await Promise.all(players.map(({ id }) => balanceOf(server, id)));
    expect(balances.filter((cents) => cents !== 500 && cents !== 450)).toEqual([]);
  });
});

describe('assigning teams', () => {
  const assign = (id: string, teams: object[], as = admin.token) =>
    server.call('PATCH', `/api/admin/match/${id}/teams`, { as, body: { teams } });
  const team = (name: string, members: string[], _id?: string) => ({ _id, name, color: '#0b7a3e', members });
  const teamsOf = async (id: string) =>
    Object.fromEntries(
      (await read(id, admin.token)).potential_users.map(({ _id, teamName }: Record<string, string>) => [_id, teamName]),
    );

  test('players see their team; teams replace the ones before', async () => {
    const id = await created();
    const players = await Promise.all([1, 2, 3].map(() => aPlayer(server)));
    for (const player of players) await join(player, id);
    const [a, b, c] = players.map((player) => player.id) as [string, string, string];
    expect((await assign(id, [team('Red', [a, b]), team('Blue', [c])])).status).toBe(200);
    expect(await teamsOf(id)).toEqual({ [a]: 'Red', [b]: 'Red', [c]: 'Blue' });
    await assign(id, [team('One', [c, a])]);
    expect(await teamsOf(id)).toEqual({ [a]: 'One', [b]: null, [c]: 'One' });
    await join(await aPlayer(server), id);
    await assign(id, []);
    expect(new Set(Object.values(await teamsOf(id)))).toEqual(new Set([null]));
  });

  test('players of a tournament change places between full teams', async () => {
    const teams = ['Red', 'Blue'].map((name) => ({ name, color: '#c0392b', team_size: 2 }));
    const cup = gameIn(await create({ tournament: true, teams, players: 4, minimum_players_threshold: 2 }));
    const [red, blue] = cup.teams.map(({ _id }: { _id: string }) => _id);
    const players = await Promise.all([1, 2, 3, 4].map(() => aPlayer(server)));
    for (const [n, player] of players.entries()) await join(player, cup._id, { teamId: n < 2 ? red : blue });
    const [a, b, c, d] = players.map(({ id }) => id) as [string, string, string, string];
    expect((await assign(cup._id, [team('Red', [a, c], red), team('Blue', [b, d], blue)])).status).toBe(200);
    expect(await teamsOf(cup._id)).toEqual({ [a]: 'Red', [c]: 'Red', [b]: 'Blue', [d]: 'Blue' });
    expect((await assign(cup._id, [team('Red', [a, b, c], red)])).body.code).toBe('team_full');
    expect((await assign(cup._id, [team('New', [a])])).body.code).toBe('players_changed');
    expect((await assign(cup._id, [team('Red', [a, c], red), team('Red', [b, d], red)])).body.code).toBe(
      'invalid_input',
    );
    const twice = [6, 1].map((size) => ({ _id: red, name: `Red ${size}`, color: '#c0392b', team_size: size }));
    const changes = { tournament: true, teams: twice, players: 4, minimum_players_threshold: 2 };
    expect((await edit(cup._id, changes)).body.code).toBe('invalid_input');
  });

  test('refuses strangers, people in two teams, and other organisers', async () => {
    const id = await created();
    const player = await aPlayer(server);
    await join(player, id);
    expect((await assign(id, [team('Red', [randomUUID()])])).body.code).toBe('players_changed');
    expect((await assign(id, [team('Red', [player.id]), team('Blue', [player.id])])).body.code).toBe('players_changed');
    expect((await assign(id, [], organiser.token)).body.code).toBe('not_allowed');
  });
});
