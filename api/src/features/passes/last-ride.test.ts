import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkInvariants } from '../../../test/invariants.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { passCalls } from '../../../test/pass-calls.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
const { refund } = joiningCalls(server);
const { play, spend, left, aSeries, aHolder, heldCents } = passCalls(server);

/** Two games at once ask for the last ride of a pass, ten times over. @returns the answers, and what is left on the pass */
async function race(): Promise<string[]> {
  const ended: string[] = [];
  for (let n = 0; n < 10; n += 1) {
    const [game, next] = await aSeries();
    const player = await aHolder(game);
    await spend(player, game, 9);
    const answers = await Promise.all([play(player, game), play(player, next)]);
    const said = answers.map(({ body }) => body.code ?? 'in').toSorted();
    ended.push(`${said.join(', ')}: ${await heldCents(player)} cents left`);
  }
  return ended;
}

test('the last ride of a pass is used for one of two games at once, and given back once', async () => {
  expect(new Set(await race())).toEqual(new Set(['in, pass_not_usable: 0 cents left']));
  const [game] = await aSeries();
  const player = await aHolder(game);
  await spend(player, game, 9);
  await play(player, game);
  await server.sql`update game set changed_at = app_now() where id = ${game}`;
  const answers = await Promise.all([1, 2, 3].map(() => refund(player, game)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect([await left(player), await heldCents(player)]).toEqual([1, 450]);
  expect(await checkInvariants(server.databaseUrl)).toEqual([]);
});

test('the control, without the lock of wallets and the constraint behind it, uses it twice', async () => {
  const rows = await server.rows<{ source: string }>`select pg_get_functiondef('lock_games'::regproc) as source`;
  const source = rows[0]?.source ?? '';
  const unlocked = source.replace(/perform from wallet .* for no key update;/, '');
  expect(unlocked).not.toBe(source);
  await sql.raw(unlocked).execute(server.db);
  await server.sql`alter table pass drop constraint pass_rides_left_check`;
  expect(await race()).toContain('in, in: -450 cents left');
  const broken = (await checkInvariants(server.databaseUrl)).map(({ invariant }) => invariant);
  expect(broken).toContain('a ride is on its pass, or has one spot that was not given back');
});
