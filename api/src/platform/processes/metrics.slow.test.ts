import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aPlayer } from '../../../test/builders.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();

test('a scrape stays small, whichever calls were made and however they were answered', async () => {
  const admin = await aPlayer(server, { role: 'admin' });
  for (const { method, path, stream } of server.calls) {
    if (stream) continue;
    const url = `/api${path.replaceAll(/\{\w+\}/g, randomUUID())}`;
    for (const as of [undefined, admin.token])
      await server.call(method, url, { as, ...(method !== 'GET' && { body: {} }) });
  }
  expect(String((await server.call('GET', '/metrics')).body['text']).length).toBeLessThan(150_000);
});
