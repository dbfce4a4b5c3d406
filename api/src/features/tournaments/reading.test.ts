import { expect, test } from 'vitest';
import { callServer, useServer } from '../../../test/server.ts';
import { tournamentCalls } from '../../../test/tournament-calls.ts';
import { watchStatements } from '../../../test/watch-statements.ts';

const server = useServer();
const { at, aDay, enter, seen } = tournamentCalls(server);

/** Processor time that a read of a tournament may take, in ms, without that of PostgreSQL. */
const most = 30;

test('64 teams are read in three statements, in little time', async () => {
  const courts = Array.from({ length: 8 }, (_, index) => ({ name: `Court ${index + 1}`, from: 0, to: 600 }));
  const cup = await aDay({ teams: 64, terms: { format: 'groups', groups: 16, courts } });
  await server.sql`
    update tournament_match set result = '{"parts": [[2, 1]]}', entered_at = app_now()
    where game_id = ${cup.id} and stage = 'group' and number % 2 = 0`;
  const read = () => callServer(server, 'GET', at(cup.id), { as: cup.host.token });
  const { statements, result } = await watchStatements(read);
  expect(result.status).toBe(200);
  expect((result.body.data as { tournament: { matches: object[] } }).tournament.matches).toHaveLength(128);
  expect(statements.length).toBeLessThanOrEqual(3);
  for (let warm = 0; warm < 5; warm++) await read();
  const before = process.cpuUsage();
  for (let times = 0; times < 20; times++) await read();
  const { user, system } = process.cpuUsage(before);
  const each = (user + system) / 20_000;
  process.stdout.write(
    `64 teams, 128 matches: ${each.toFixed(1)} ms of processor time, ${statements.length} statements\n`,
  );
  expect(each).toBeLessThan(most);
});

test('visitors share what they read of one state, and each result is there at once', async () => {
  const cup = await aDay({ teams: 4, terms: { format: 'roundRobin' } });
  const read = async () => {
    const { result, statements } = await watchStatements(() => callServer(server, 'GET', at(cup.id), {}));
    const { matches } = (result.body.data as { tournament: { matches: { result: object | null }[] } }).tournament;
    return { statements: statements.length, played: matches.filter((match) => match.result !== null).length };
  };
  const [first, next] = [await read(), await read()];
  expect([first.played, next]).toEqual([0, { statements: 1, played: 0 }]);
  const [match] = (await seen(cup.id)).matches;
  await enter(cup, cup.host, match?.id ?? '', [[2, 1]]);
  expect((await read()).played).toBe(1);
});
