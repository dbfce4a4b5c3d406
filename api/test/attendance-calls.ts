import { randomUUID } from 'node:crypto';
import type { CheckIn, OwnAttendance } from '@rondo/contract';
import type { CheckInMark } from '@rondo/rules/attendance';
import { aGame, aPlayer, type Player } from './builders.ts';
import { joiningCalls } from './joining-calls.ts';
import type { Answer, TestServer } from './server.ts';

interface GameOfTwo {
  gameId: string;
  organiser: Player;
  players: [Player, Player];
}

/** The calls of an organiser on the day, and of players who appeal afterwards. */
export function attendanceCalls(server: TestServer) {
  const { join } = joiningCalls(server);
  const checkInOf = ({ body }: Answer) => (body.data as { checkIn: CheckIn }).checkIn;
  const show = (by: Player, gameId: string) => server.as(by).get(`/api/matches/${gameId}/check-in`);
  const spotOf = async ({ gameId, organiser }: Pick<GameOfTwo, 'gameId' | 'organiser'>, player: Pick<Player, 'id'>) => {
    const found = checkInOf(await show(organiser, gameId)).spots.find((spot) => spot.player._id === player.id);
    if (!found) throw new Error('no spot');
    return found;
  };
  const calls = {
    checkInOf,
    show,
    spotOf,
    mark: (by: Player, gameId: string, ...marks: { spot: string; mark: CheckInMark; at: Date }[]) =>
      server.as(by).post(`/api/matches/${gameId}/check-in`, { marks }),
    read: (by: Player, gameId: string, ticket: string) =>
      server.as(by).post(`/api/matches/${gameId}/check-in/ticket`, { ticket }),
    confirm: (by: Player, gameId: string, spots: string[], key: string = randomUUID()) =>
      server.as(by).post(`/api/matches/${gameId}/no-shows`, { spots }, key),
    appeal: (by: Player, id: string, sentence = 'I was there, ask Sam', key: string = randomUUID()) =>
      server.as(by).post(`/api/no-shows/${id}/appeal`, { sentence }, key),
    answer: (by: Player, id: string, body: object, key: string = randomUUID()) =>
      server.as(by).post(`/api/no-shows/${id}/answer`, body, key),
    decide: (by: Player, id: string, body: object) =>
      server.as(by).post(`/api/admin/no-shows/${id}`, body, randomUUID()),
    own: async (by: Player) => (await server.as(by).get('/api/users/attendance')).body.data as OwnAttendance,
    /** What somebody was told about no-shows. */
    heard: ({ id }: Pick<Player, 'id'>) => server.values<string>`
      select kind from notification where user_id = ${id} and kind like 'noShow%' order by created_at, kind`,
    /** A confirmed game of two, which begins in two hours unless said otherwise and takes one. */
    aGameOfTwo: async ({
      hoursAhead = 2.5,
      players,
      organiser,
    }: { hoursAhead?: number; players?: [Player, Player]; organiser?: Player } = {}): Promise<GameOfTwo> => {
      const by = organiser ?? (await aPlayer(server, { role: 'organiser' }));
      const gameId = await aGame(server, { organiserId: by.id, hoursAhead, minimumPlayers: 2 });
      const both = players ?? ([await aPlayer(server), await aPlayer(server)] as [Player, Player]);
      for (const player of both) await join(player, gameId);
      return { gameId, organiser: by, players: both };
    },
    /** A game that ended an hour ago, to which the first came and the second didn't (a no-show). */
    aMissedGame: async (options: { players?: [Player, Player] } = {}) => {
      const game = await calls.aGameOfTwo(options);
      const { gameId, organiser, players } = game;
      const came = await spotOf(game, players[0]);
      const missed = await spotOf(game, players[1]);
      const now = server.clock.now();
      await calls.mark(organiser, gameId, { spot: came._id, mark: 'here', at: now });
      await calls.shift(gameId, 4.5);
      await calls.confirm(organiser, gameId, [missed._id]);
      const noShow = (await spotOf(game, players[1])).noShow;
      if (!noShow) throw new Error('no no-show');
      return { ...game, came, missed, noShow };
    },
    /** Moves a game this many hours into the past, as time passing would. */
    shift: async (gameId: string, hours: number) => {
      await server.sql`
        update game set starts_at = starts_at - make_interval(mins => ${hours * 60}::int),
          ends_at = ends_at - make_interval(mins => ${hours * 60}::int) where id = ${gameId}`;
    },
  };
  return calls;
}
