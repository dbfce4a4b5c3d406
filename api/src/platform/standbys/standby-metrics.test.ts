import { expect, onTestFinished, test } from 'vitest';
import { useServer } from '../../../test/server.ts';
import { Standbys } from './standbys.ts';

const server = useServer();

test('a listed server that is silent is a standby that is out; once it says that it is the primary it is none', async () => {
  let isSilent = true;
  const replicaUrls = ['postgres://rondo@listed.test/rondo'];
  const ask = async () => {
    if (isSilent) throw new Error('silent');
    return { cluster: 'one', isStandby: false, timeline: 1, at: 1, received: 1 };
  };
  const settings = { replicaUrls, databasePoolSize: 1 };
  const standbys = new Standbys(server.db, server.databaseUrl, settings, { ask, report: () => {} });
  onTestFinished(() => standbys.stop());
  const metrics = async () => String((await server.call('GET', '/metrics')).body['text']);
  await expect.poll(metrics).toContain('rondo_standby_in{standby="listed.test"} 0');
  // The primary then reads for visitors, and its line decides whether they are refused.
  expect(standbys.line).toBeNull();
  isSilent = false;
  await expect.poll(metrics).not.toMatch(/standby_(?:in|behind_bytes)\{standby="listed.test"/);
});
