import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { gameIn } from '../../../../test/game-form.ts';
import { organisingCalls } from '../../../../test/organising-calls.ts';
import { refuses, useServer } from '../../../../test/server.ts';

const server = useServer();
const { people, create, edit, paid } = organisingCalls(server);

describe('the whole form', () => {
  test('comes back as it was given', async () => {
    const communityId = randomUUID();
    await server.sql`insert into community (id, short_code, name, sport, city)
      values (${communityId}, 'smash', 'Smash', 'Volleyball', 'Utrecht')`;
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
    await refuses(create(external, people.organiser.token), 'only_free_games');
    const id = await server.value<string>`select id from community limit 1`;
    await refuses(create({ communities: [id] }, people.organiser.token), 'community_not_yours');
    await server.sql`
      insert into community_member (community_id, user_id, status) values (${id}, ${people.organiser.id}, 'approved')`;
    expect((await create({ communities: [id] }, people.organiser.token)).status).toBe(200);
  });
});
