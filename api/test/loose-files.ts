import { minute } from '@rondo/rules';
import { sweepFiles } from '../src/platform/loose-files.ts';
import type { TestServer } from './server.ts';

/** Removes the files that rows name no more, as happens within two minutes, or later. */
export function sweepLooseFiles({ db, storage }: Pick<TestServer, 'db' | 'storage'>, inMs = 2 * minute): Promise<void> {
  return sweepFiles(db, storage, new AbortController().signal, new Date(Date.now() + inMs));
}
