import type { CallResponse, findTournaments } from '@rondo/contract';
import { expect, test } from 'vitest';
import { aCommunity, aPlayer, type Player, usePlayer } from '../../../../test/builders.ts';
import { gameForm, gameIn, usePlace } from '../../../../test/game-form.ts';
import { advance, refuses, useCheckedServer } from '../../../../test/server.ts';
import { tournamentCalls, tournamentForm } from '../../../../test/tournament-calls.ts';

const server = useCheckedServer();
usePlace(server);
const host = usePlayer(server, { role: 'organiser' });
const { aTournament } = tournamentCalls(server);
const made = async (game: object) =>
  gameIn(await server.as(host).post('/api/tournaments', tournamentForm(server, { game })))._id;

type Listed = CallResponse<typeof findTournaments>;
const list = async (query = '', as?: Player) => {
  const { body } = await server.call('GET', `/api/tournaments?${query}&at=${Math.random()}`, { as: as?.token });
  return body as unknown as Listed;
};
const names = async (...given: Parameters<typeof list>) =>
  (await list(...given)).data.tournaments.map(({ name }) => name);

test('has those to come and under way, then those that are over; no cancelled ones, and private ones for members alone', async () => {
  const member = await aPlayer(server);
  const community = await aCommunity(server, { members: [member.id, host.id] });
  await aTournament({ teams: 3, places: 5, game: { name: 'Now', hoursAhead: -1, organiserId: host.id } });
  await made({ name: 'Soon' });
  await made({ name: 'Ours', communities: [community.id] });
  const gone = await made({ name: 'Gone' });
  await server.as(host).post(`/api/admin/match/${gone}/cancel`, {});
  await server.as(host).post('/api/matches', gameForm(server, { name: 'A game' }));
  expect(await names()).toEqual(['Now', 'Soon']);
  expect((await names('', member)).toSorted()).toEqual(['Now', 'Ours', 'Soon']);
  expect(await list('limit=1&skip=1')).toMatchObject({ pagination: { totalCount: 2, totalPages: 2 } });
  expect((await list()).data.tournaments[0]).toMatchObject({
    sport: 'Futsal',
    city: 'Utrecht',
    entry: 'team',
    format: 'knockOut',
    stage: 'open',
    price: 0,
    teams: 3,
    teamsMost: 5,
    winner: null,
  });
  await refuses(server.call('GET', '/api/tournaments?limit=17'), 'invalid_input');
  await advance(server, 'PT30H');
  await server.jobs.runSweeps();
  expect(await names('when=over')).toEqual(['Now']);
  expect((await list('when=over')).data.tournaments[0]).toMatchObject({ stage: 'over', winner: null });
});
