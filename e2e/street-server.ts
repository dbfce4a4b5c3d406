import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeStreetArchive } from '../api/test/street-archive.ts';
import { type SecondServer, startSecondServer } from './second-server.ts';

/** A second Rondo whose maps have streets, from an archive that is made here. */
export async function startStreetServer(): Promise<SecondServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rondo-streets-'));
  const archive = path.join(folder, 'streets.pmtiles');
  writeFileSync(archive, makeStreetArchive());
  const server = await startSecondServer({ MAP_PMTILES: archive });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
