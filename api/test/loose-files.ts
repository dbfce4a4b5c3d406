import { minute } from '@rondo/rules';
import { sweepFiles } from '../src/platform/files/loose-files.ts';
import type { TestServer } from './server.ts';

/** Removes files that no row names any more, as happens within two minutes, or later. */
export function sweepLooseFiles(
  { db, storage, clock }: Pick<TestServer, 'db' | 'storage' | 'clock'>,
  inMs = 2 * minute,
): Promise<void> {
  return sweepFiles(db, storage, new AbortController().signal, new Date(clock.real().getTime() + inMs));
}
