import { describe, expect, test } from 'vitest';
import { aCommunity, aPlayer, balanceOf, type Player, usePlayer } from '../../../../test/builders.ts';
import { consoleCalls } from '../../../../test/console-calls.ts';
import { dayIn, gameForm, gameIn, usePlace } from '../../../../test/game-form.ts';
import { groupCalls } from '../../../../test/group-calls.ts';
import { guestCalls, guestEmail } from '../../../../test/guest-calls.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { type Answer, advance, moveClock, refuses, useCheckedServer } from '../../../../test/server.ts';
import { takingOutCalls } from '../../../../test/taking-out-calls.ts';
import { tournamentCalls, tournamentForm } from '../../../../test/tournament-calls.ts';

const server = useCheckedServer();
usePlace(server);
const admin = usePlayer(server, { role: 'admin' });
const { seen, nameTeam, follow, rename, leaveTeam } = tournamentCalls(server);
const { join, pay, refund, leave, offer, takeOver } = joiningCalls(server);
const { startPaying, startPayingAs } = guestCalls(server);
const { takeOut } = takingOutCalls(server);
const { start: startGroup, reserve } = groupCalls(server);
const { change } = consoleCalls(server);

type Form = NonNullable<Parameters<typeof tournamentForm>[1]>;
const paid = () => ({ isPayingGame: true, price: 45, game_date: `${dayIn(server, 6)}T10:00` });
const made = async ({ game, ...form }: Form = {}) =>
  gameIn(
    await server.as(admin).post('/api/tournaments', tournamentForm(server, { ...form, game: { ...paid(), ...game } })),
  )._id;
const aCaptain = () => aPlayer(server, { balanceCents: 100_00 });
const placeIn = ({ body }: Answer) => (body.data as { teamId: string }).teamId;
/** Refusals' codes, and `ok` of calls that went well, in alphabetical order. */
const outcomesOf = (answers: readonly Answer[]) => answers.map(({ body }) => body.code ?? 'ok').toSorted();
/** Names a team and pays for it. @returns its place */
const enter = async (captain: Player, id: string, name: string) => {
  const teamId = placeIn(await nameTeam(captain, id, name));
  expect((await pay(captain, id, { teamId })).status).toBe(200);
  return teamId;
};
const keyOf = async (captain: Player, id: string) => (await seen(id, captain)).viewer.teamKey;
const names = async (id: string) => (await seen(id)).teams.map(({ name }) => name).toSorted();

describe('a captain', () => {
  test('names a team, pays for it, and has it', async () => {
    const [id, captain] = [await made(), await aCaptain()];
    const teamId = placeIn(await nameTeam(captain, id, 'Blauw'));
    expect(await names(id)).toEqual([]);
    expect(placeIn(await nameTeam(captain, id, 'De Blauwen'))).toBe(teamId);
    expect((await pay(captain, id, { teamId })).status).toBe(200);
    expect(await seen(id, captain)).toMatchObject({
      teams: [{ _id: teamId, name: 'De Blauwen', captain: { _id: captain.id }, count: 1, size: 5 }],
      viewer: { team: teamId, isCaptain: true, teamKey: expect.stringMatching(/^.{43}$/) },
    });
    await refuses(nameTeam(captain, id, 'Again'), 'already_joined');
  });

  test('has the place kept for half an hour, also while paying through the provider, which may fail', async () => {
    const [id, captain, other] = [await made({ places: 3 }), await aCaptain(), await aCaptain()];
    const teamId = placeIn(await nameTeam(captain, id, 'Blauw'));
    await refuses(pay(other, id, { teamId }), 'team_full');
    const checkout = await startPayingAs(captain, id, { teamId });
    await checkout.complete('failed');
    await server.jobs.runSweeps();
    await refuses(pay(other, id, { teamId }), 'team_full');
    await refuses(nameTeam(other, id, 'blauw'), 'team_name_taken');
    await advance(server, 'PT31M');
    expect(placeIn(await nameTeam(other, id, 'BLAUW'))).toBe(teamId);
    await refuses(pay(captain, id, { teamId }), 'team_full');
    const again = await startPayingAs(other, id, { teamId });
    await again.complete('paid');
    await server.jobs.runSweeps();
    expect(await names(id)).toEqual(['BLAUW']);
  });

  test('is told that a name is another team’s, or another place’s', async () => {
    const [id, one, two] = [await made(), await aCaptain(), await aCaptain()];
    const teamId = await enter(one, id, 'Blauw');
    await refuses(nameTeam(two, id, 'blauw '), 'team_name_taken');
    await refuses(nameTeam(two, id, 'B\u04c0auw'), 'team_name_taken');
    await refuses(nameTeam(two, id, 'Team 1'), 'team_name_taken');
    expect((await nameTeam(two, id, 'Team 3')).status).toBe(200);
    await refuses(rename(one, id, teamId, 'Team 3'), 'team_name_taken');
    expect((await rename(one, id, teamId, 'Team 1')).status).toBe(200);
    expect((await rename(admin, id, teamId, 'Rood')).status).toBe(200);
    await refuses(rename(two, id, teamId, 'Groen'), 'not_allowed');
    expect((await seen(id)).teams).toMatchObject([{ name: 'Rood', color: '#c0392b' }]);
  });

  test('whose time ran out leaves no name behind: not for who comes next, and not for another team', async () => {
    const [id, slow, next, other] = [await made({ places: 3 }), await aCaptain(), await aCaptain(), await aCaptain()];
    const teamId = placeIn(await nameTeam(slow, id, 'Blauw'));
    await advance(server, 'PT20M');
    const own = placeIn(await nameTeam(other, id, 'Rood'));
    await advance(server, 'PT11M');
    expect((await pay(next, id, { teamId })).status).toBe(200);
    expect((await seen(id, next)).teams).toMatchObject([{ name: 'Team 1', captain: { _id: next.id } }]);
    expect(placeIn(await nameTeam(other, id, 'Blauw'))).toBe(own);
    await pay(other, id, { teamId: own });
    expect(await names(id)).toEqual(['Blauw', 'Team 1']);
  });

  test('whose name another team took meanwhile has the place without it, and names the team anew', async () => {
    const [id, slow, other] = [await made({ places: 3 }), await aCaptain(), await aCaptain()];
    const teamId = placeIn(await nameTeam(slow, id, 'Blauw'));
    await advance(server, 'PT20M');
    await nameTeam(other, id, 'Rood');
    await advance(server, 'PT11M');
    const own = placeIn(await nameTeam(other, id, 'Blauw'));
    await pay(other, id, { teamId: own });
    expect((await pay(slow, id, { teamId })).status).toBe(200);
    expect(await names(id)).toEqual(['Blauw', 'Team 1']);
    expect(await seen(id, slow)).toMatchObject({ viewer: { isCaptain: true, team: teamId } });
    expect((await rename(slow, id, teamId, 'Wit')).status).toBe(200);
  });

  test('who leaves is refunded, and frees the place with its name and who followed', async () => {
    const [id, captain, friend, next] = [await made(), await aCaptain(), await aPlayer(server), await aCaptain()];
    const teamId = await enter(captain, id, 'Blauw');
    await follow(friend, id, teamId, await keyOf(captain, id));
    expect((await refund(captain, id)).body.data).toMatchObject({ refundedAmount: 40.5, retainedAmount: 4.5 });
    expect(await seen(id, friend)).toMatchObject({ teams: [], viewer: { team: null } });
    expect(await server.value`select name from team where id = ${teamId}`).toBe('Team 1');
    expect(await enter(next, id, 'Rood')).toBe(teamId);
    expect((await seen(id, friend)).teams).toMatchObject([{ name: 'Rood', count: 1 }]);
  });

  test('who hands the spot over hands over the team, with its name and players', async () => {
    const [id, captain, friend, next] = [await made(), await aCaptain(), await aPlayer(server), await aCaptain()];
    const teamId = await enter(captain, id, 'Blauw');
    await follow(friend, id, teamId, await keyOf(captain, id));
    await offer(captain, id, next.email);
    expect((await takeOver(next, id, captain.id)).status).toBe(200);
    expect((await seen(id, next)).teams).toMatchObject([{ name: 'Blauw', captain: { _id: next.id }, count: 2 }]);
    expect((await seen(id, next)).viewer).toMatchObject({ isCaptain: true, team: teamId });
  });

  test('without an account takes a free place by address, and a member’s place stays theirs', async () => {
    const [id, captain] = [await made({ places: 3 }), await aCaptain()];
    const taken = placeIn(await nameTeam(captain, id, 'Blauw'));
    const free = (
      await server.values<string>`select id from team where game_id = ${id} and id <> ${taken} order by position`
    )[0];
    await refuses((await startPaying(id, guestEmail(), { teamId: taken })).answer, 'team_full');
    const guest = await startPaying(id, guestEmail(), { teamId: free });
    await guest.complete('paid');
    await server.jobs.runSweeps();
    expect((await seen(id, captain)).teams).toMatchObject([{ _id: free, name: 'Team 2', count: 1 }]);
  });

  test('pays nothing where it is free, and enters no team where teams are drawn, or once matches are', async () => {
    const free = await made({ game: { isPayingGame: false } });
    const captain = await aPlayer(server);
    expect((await join(captain, free, { teamId: placeIn(await nameTeam(captain, free, 'Blauw')) })).status).toBe(200);
    await leave(captain, free);
    expect(await names(free)).toEqual([]);
    const alone = await made({ entry: 'single' });
    await refuses(nameTeam(captain, alone, 'Blauw'), 'teams_are_drawn');
    await server.sql`update tournament set drawn_at = app_now() where game_id = ${free}`;
    await refuses(nameTeam(captain, free, 'Blauw'), 'tournament_drawn');
    const game = gameIn(await server.as(admin).post('/api/matches', gameForm(server)));
    await refuses(nameTeam(captain, game._id, 'Blauw'), 'game_not_found');
  });

  test('needs the passcode, a seat in the community, and may be kept out, as for any game', async () => {
    const [stranger, member] = [await aCaptain(), await aCaptain()];
    await refuses(nameTeam(member, await made({ game: { passcode: 'open' } }), 'Blauw'), 'wrong_passcode');
    const community = await aCommunity(server, { members: [member.id] });
    const id = await made({ game: { communities: [community.id] } });
    await refuses(nameTeam(stranger, id, 'Blauw'), 'members_only');
    const teamId = await enter(member, id, 'Blauw');
    await refuses(follow(stranger, id, teamId, await keyOf(member, id)), 'members_only');
    await server.as(admin).post(`/api/admin/match/${id}/cancel`, {});
    await refuses(nameTeam(member, id, 'Blauw'), 'game_cancelled');
  });

  test('names no more than twenty an hour', async () => {
    const [id, captain] = [await made(), await aCaptain()];
    for (let time = 1; time <= 20; time++) await nameTeam(captain, id, `Name ${time}`);
    await refuses(nameTeam(captain, id, 'Once more'), 'too_many_requests');
  });
});

describe('who follows a captain', () => {
  test('is in the team for nothing, by its key, up to its size', async () => {
    const id = await made({ teamSize: 3 });
    const [captain, one, two, late] = [
      await aCaptain(),
      await aPlayer(server),
      await aPlayer(server),
      await aPlayer(server),
    ];
    const teamId = await enter(captain, id, 'Blauw');
    const key = await keyOf(captain, id);
    await refuses(follow(one, id, teamId, 'guessed'), 'team_key_wrong');
    expect((await follow(one, id, teamId, key)).body.data).toMatchObject({
      tournament: { viewer: { team: teamId, isCaptain: false, teamKey: null } },
    });
    expect((await follow(one, id, teamId, key)).status).toBe(200);
    await follow(two, id, teamId, key);
    await refuses(follow(late, id, teamId, key), 'team_full');
    expect((await follow(captain, id, teamId, key)).status).toBe(200);
    expect((await seen(id, late)).teams[0]).toMatchObject({
      count: 3,
      players: [{ _id: captain.id }, { _id: one.id }, { _id: two.id }],
    });
    expect((await seen(id)).teams[0]).toMatchObject({ count: 3, captain: null, players: [] });
  });

  test('is in one team alone: another captain’s link is refused, and who enters a team of their own leaves the other', async () => {
    const id = await made();
    const [one, two, friend] = [await aCaptain(), await aCaptain(), await aCaptain()];
    const blue = await enter(one, id, 'Blauw');
    const red = await enter(two, id, 'Rood');
    await follow(friend, id, blue, await keyOf(one, id));
    await refuses(follow(friend, id, red, await keyOf(two, id)), 'already_joined');
    await refuses(follow(one, id, red, await keyOf(two, id)), 'already_joined');
    await enter(friend, id, 'Groen');
    expect((await seen(id, one)).teams.map(({ name, count }) => [name, count])).toEqual([
      ['Blauw', 1],
      ['Rood', 1],
      ['Groen', 1],
    ]);
  });

  test('leaves by themselves, or is taken out by their captain or who leads', async () => {
    const id = await made();
    const [captain, other, friend] = [await aCaptain(), await aCaptain(), await aPlayer(server)];
    const teamId = await enter(captain, id, 'Blauw');
    await enter(other, id, 'Rood');
    for (const by of [friend, captain, admin]) {
      const key = await keyOf(captain, id);
      await follow(friend, id, teamId, key);
      await refuses(leaveTeam(other, id, teamId, friend.id), 'not_allowed');
      expect((await leaveTeam(by, id, teamId, friend.id)).status).toBe(200);
      expect((await seen(id, captain)).teams[0]).toMatchObject({ count: 1 });
      if (by !== friend) await refuses(follow(friend, id, teamId, key), 'team_key_wrong');
    }
    expect((await leaveTeam(friend, id, teamId)).status).toBe(200);
  });

  test('leaves when they are banned or delete their account; a stranger who leaves changes nothing', async () => {
    const id = await made();
    const [captain, banned, gone] = [await aCaptain(), await aPlayer(server), await aPlayer(server)];
    const teamId = await enter(captain, id, 'Blauw');
    for (const friend of [banned, gone]) await follow(friend, id, teamId, await keyOf(captain, id));
    const version = () => server.value<string>`select xmin::text from game where id = ${id}`;
    const before = await version();
    expect((await leaveTeam(await aPlayer(server), id, teamId)).status).toBe(200);
    expect(await version()).toBe(before);
    expect((await change(admin.token, banned.id, { banned: true, reason: 'Threats' })).status).toBe(200);
    expect((await seen(id, captain)).teams[0]).toMatchObject({ count: 2 });
    expect((await server.as(gone).delete('/api/users/deleteMe', {})).status).toBe(200);
    expect((await seen(id, captain)).teams[0]).toMatchObject({ count: 1 });
  });

  test('of two at once for the last place one gets it', async () => {
    const id = await made({ teamSize: 2 });
    const [captain, ...friends] = [
      await aCaptain(),
      await aPlayer(server),
      await aPlayer(server),
      await aPlayer(server),
    ];
    const teamId = await enter(captain, id, 'Blauw');
    const key = await keyOf(captain, id);
    const answers = await Promise.all(friends.map((friend) => follow(friend, id, teamId, key)));
    expect(outcomesOf(answers)).toEqual(['ok', 'team_full', 'team_full']);
  });
});

test('captains who wanted all or nothing, and were not all there when matches were drawn, have their money back', async () => {
  const [id, one, other] = [await made(), await aCaptain(), await aCaptain()];
  const teamId = placeIn(await nameTeam(one, id, 'Blauw'));
  const started = await startGroup(one, id, { places: 2, teamId });
  expect(started.status).toBe(200);
  expect(await balanceOf(server, one.id)).toBe(55_00);
  await server.sql`update tournament set drawn_at = app_now() where game_id = ${id}`;
  const groupId = (started.body.data as { _id: string })._id;
  await refuses(reserve(other, id, groupId), 'group_over');
  await server.jobs.runSweeps();
  expect(await balanceOf(server, one.id)).toBe(100_00);
  expect(await seen(id, one)).toMatchObject({ viewer: { team: null } });
});

describe('when many come at once', () => {
  test('each captain has a place of their own', async () => {
    const id = await made({ places: 8 });
    const captains = await Promise.all(Array.from({ length: 8 }, aCaptain));
    const answers = await Promise.all(captains.map((captain, index) => nameTeam(captain, id, `Elf ${index}`)));
    expect(new Set(answers.map(placeIn)).size).toBe(8);
    await Promise.all(
      captains.map((captain, index) => pay(captain, id, { teamId: placeIn(answers[index] as Answer) })),
    );
    expect((await seen(id)).teams).toHaveLength(8);
  });

  test('two with one name have it once, and the last place goes once', async () => {
    const id = await made({ places: 3 });
    const [one, two, three, four] = [await aCaptain(), await aCaptain(), await aCaptain(), await aCaptain()];
    const same = await Promise.all([one, two].map((captain) => nameTeam(captain, id, 'Blauw')));
    expect(outcomesOf(same)).toEqual(['ok', 'team_name_taken']);
    await nameTeam(two, id, 'Rood');
    await nameTeam(one, id, 'Wit');
    const last = await Promise.all([three, four].map((captain, index) => nameTeam(captain, id, `Last ${index}`)));
    expect(outcomesOf(last)).toEqual(['game_full', 'ok']);
    await refuses(pay(last[0]?.status === 200 ? four : three, id, {}), 'game_full');
  });
});

describe('the waiting list', () => {
  const full = async () => {
    const id = await made({ places: 3 });
    const captains = [await aCaptain(), await aCaptain(), await aCaptain()];
    for (const [index, captain] of captains.entries()) await enter(captain, id, `Elf ${index}`);
    return { id, captains };
  };

  test('gives a place that is free again to the next, who names the team later', async () => {
    const { id, captains } = await full();
    const [first, later] = [await aCaptain(), await aCaptain()];
    await refuses(nameTeam(first, id, 'Next'), 'game_full');
    for (const one of [first, later]) await join(one, id, { allowPayment: true });
    await takeOut(admin, id, captains[1]?.id ?? '');
    const shown = await seen(id, first);
    const own = shown.viewer.team ?? '';
    expect(shown.teams.find(({ _id }) => _id === own)).toMatchObject({
      name: 'Team 2',
      captain: { _id: first.id },
      count: 1,
    });
    expect(shown.viewer).toMatchObject({ isCaptain: true, teamKey: null });
    expect((await rename(first, id, own, 'Next')).status).toBe(200);
    const key = await keyOf(first, id);
    const friend = await aPlayer(server);
    expect((await follow(friend, id, own, key)).status).toBe(200);
    expect(await names(id)).toEqual(['Elf 0', 'Elf 2', 'Next']);
  });

  test('an offer keeps a place while its captain names the team; a newcomer gets none', async () => {
    const { id, captains } = await full();
    const [waiting, newcomer] = [await aCaptain(), await aCaptain()];
    await join(waiting, id);
    await takeOut(admin, id, captains[0]?.id ?? '');
    await refuses(nameTeam(newcomer, id, 'Quick'), 'game_full');
    const teamId = placeIn(await nameTeam(waiting, id, 'Next'));
    expect((await pay(waiting, id, { teamId })).status).toBe(200);
    expect(await names(id)).toContain('Next');
  });

  test('gets no released spot in a team that has withdrawn: nobody pays for walk-overs', async () => {
    const { id, captains } = await full();
    const [waiting, captain] = [await aCaptain(), captains[0] as Player];
    await join(waiting, id, { allowPayment: true });
    expect((await server.as(admin).post(`/api/tournaments/${id}/plan`, {})).status).toBe(200);
    const { teams, startsAt } = await seen(id, captain);
    await moveClock(server, new Date(new Date(startsAt).getTime() - 4 * 3_600_000));
    const own = teams.find((team) => team.captain?._id === captain.id)?._id;
    expect((await server.as(captain).post(`/api/tournaments/${id}/teams/${own}/withdraw`)).status).toBe(200);
    expect((await server.as(captain).post(`/api/matches/${id}/release`)).status).toBe(200);
    await server.jobs.runSweeps();
    expect((await seen(id, waiting)).viewer.team).toBeNull();
    expect(await balanceOf(server, waiting.id)).toBe(100_00);
  });

  test('gets a place whose claim ran out', async () => {
    const { id, captains } = await full();
    await takeOut(admin, id, captains[2]?.id ?? '');
    const [slow, next] = [await aCaptain(), await aCaptain()];
    await nameTeam(slow, id, 'Slow');
    await join(next, id, { allowPayment: true });
    expect((await seen(id, next)).viewer.team).toBeNull();
    await advance(server, 'PT31M');
    await server.jobs.runSweeps();
    expect((await seen(id, next)).viewer).toMatchObject({ isCaptain: true });
  });
});

test('where players share a team, a captain names it and friends join it, each for their own price', async () => {
  const id = await made({ entry: 'share', places: 3, teamSize: 3 });
  const [captain, friend, other] = [await aCaptain(), await aCaptain(), await aCaptain()];
  const teamId = await enter(captain, id, 'Blauw');
  await pay(friend, id, { teamId });
  const own = placeIn(await nameTeam(other, id, 'Rood'));
  expect(own).not.toBe(teamId);
  expect((await seen(id, captain)).teams).toMatchObject([
    { name: 'Blauw', captain: { _id: captain.id }, count: 2, size: 3 },
  ]);
  expect(await keyOf(captain, id)).toBeNull();
  await refuses(follow(other, id, teamId, 'key'), 'team_not_found');
  await takeOut(admin, id, captain.id);
  expect((await seen(id, friend)).teams).toMatchObject([{ name: 'Blauw', captain: { _id: friend.id }, count: 1 }]);
  expect((await rename(friend, id, teamId, 'Blauw 2')).status).toBe(200);
});

test('each place named, there is none for another team, though there is room in them', async () => {
  const id = await made({ entry: 'share', places: 3, teamSize: 3 });
  for (const name of ['Blauw', 'Rood', 'Wit']) await enter(await aCaptain(), id, name);
  await refuses(nameTeam(await aCaptain(), id, 'Groen'), 'teams_all_taken');
});
