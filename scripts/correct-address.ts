import { email, reason } from '@rondo/contract';
import { parseArgs } from 'node:util';
import { correctOnServer } from '../api/src/features/console/correct-on-server.ts';
import { onServer } from './on-server.ts';

/** `npm run correct-address -- OLD NEW --reason "WHY"`: corrects an account's address, even an admin's, which the console refuses. */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { reason: { type: 'string' } } });
const [from, to] = positionals;
const address = email.safeParse(to);
const why = reason.safeParse(values.reason);
if (from === undefined || positionals.length > 2 || !address.success || !why.success) {
  console.error('npm run correct-address -- OLD NEW --reason "WHY" (3 to 500 characters)');
  process.exit(2);
}
await onServer((context) => correctOnServer(context, { from, to: address.data, reason: why.data }));
