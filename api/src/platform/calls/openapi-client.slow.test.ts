import openapiTypescript, { astToString } from 'openapi-typescript';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aGame, balanceOf } from '../../../test/builders.ts';
import { aPlayerWithPassword, oldPassword } from '../../../test/passwords.ts';
import { useServer } from '../../../test/server.ts';
import { openApiDocument } from './openapi.ts';

const server = useServer();

/** A program as another developer might write it, with the types generated from the document. */
const program = `
import createClient from 'openapi-fetch';
import type { paths } from './schema.d.ts';

export async function play(baseUrl: string, account: { email: string; password: string }, name: string) {
  const client = createClient<paths>({ baseUrl });
  const login = await client.POST('/users/login', { body: account });
  if (!login.data) return { refused: login.error.code };
  const { token } = login.data;
  client.use({
    onRequest({ request }) {
      request.headers.set('authorization', 'Bearer ' + token);
    },
  });
  const list = await client.GET('/matches', { params: { query: { sports: 'Basketball' } } });
  const game = list.data?.data.matches.find((one) => one.name === name);
  if (!game) return { refused: 'not_found' as const };
  const free = await client.POST('/matches/mainlist', { body: { matchId: game._id } });
  const paid = await client.POST('/internalPayments/payEntranceFee', { body: { matchId: game._id } });
  const cents: number | undefined = paid.data && Math.round(paid.data.data.amount * 100);
  return { free: free.error?.code, paid: paid.error?.code, cents };
}
`;

test('a client that openapi-typescript generates logs in, lists, joins and pays', async () => {
  // Inside the checkout, where the program finds its libraries.
  const parent = join(import.meta.dirname, '../../../node_modules/.cache');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'openapi-client-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const document = openApiDocument(server.calls, 'https://rondo.test');
  const types = await openapiTypescript(JSON.stringify(document));
  writeFileSync(join(folder, 'schema.d.ts'), astToString(types));
  writeFileSync(join(folder, 'program.ts'), program);
  const how = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions'];
  const target = ['--target', 'es2024', '--module', 'nodenext', '--lib', 'es2024,dom'];
  const { stdout } = spawnSync(
    join(import.meta.dirname, '../../../../node_modules/.bin/tsc'),
    [...how, ...target, join(folder, 'program.ts')],
    { encoding: 'utf8' },
  );
  expect(stdout).toBe('');

  const name = 'For programs';
  const player = await aPlayerWithPassword(server, { balanceCents: 500 });
  await aGame(server, { name, sport: 'Basketball', priceCents: 450 });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  const port = typeof address === 'object' ? address?.port : '';
  const { play } = (await import(/* @vite-ignore */ join(folder, 'program.ts'))) as {
    play: (base: string, account: object, game: string) => Promise<object>;
  };
  const base = `http://127.0.0.1:${port}/api`;
  expect(await play(base, { email: player.email, password: 'another' }, name)).toEqual({
    refused: 'wrong_credentials',
  });
  expect(await play(base, { email: player.email, password: oldPassword }, name)).toEqual({
    free: 'payment_required',
    cents: 450,
  });
  expect(await balanceOf(server, player.id)).toBe(50);
});
