import { expect, test } from 'vitest';
import { advance, useServer } from '../../../test/server.ts';
import { noteBackUp } from './note-back-up.ts';

const server = useServer();

test('the metrics say when back-ups last went well, and nothing of what never did', async () => {
  const said = async () => String((await server.call('GET', '/metrics')).body.text);
  expect(await said()).not.toMatch(/^rondo_backup_(?:ended|verified)_seconds\{/m);
  await noteBackUp(server.databaseUrl, 'taken');
  await noteBackUp(server.databaseUrl, 'taken');
  await advance(server, 'PT1S');
  const at =
    await server.value<number>`select extract(epoch from ended_at)::float8 as at from back_up where act = 'taken'`;
  const [, ended] = /^rondo_backup_ended_seconds\{by="rondo"\} ([\d.]+)$/m.exec(await said()) ?? [];
  expect(Number(ended)).toBeCloseTo(at, 2);
  expect(await said()).not.toMatch(/^rondo_backup_verified_seconds\{/m);
});
