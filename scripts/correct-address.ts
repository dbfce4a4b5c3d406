import { email } from '@rondo/contract';
import { correctOnServer } from '../api/src/features/console/correct-on-server.ts';
import { endWithUsage, onServer, readCommand } from './on-server.ts';

/** `npm run correct-address -- OLD NEW --reason "WHY"`: corrects an account's address, even an admin's, which the console refuses. */
const { words, why } = readCommand('correct-address -- OLD NEW', 2);
const [from = '', to] = words;
const address = email.safeParse(to);
if (!address.success) endWithUsage('correct-address -- OLD NEW --reason "WHY": NEW is not an address');
await onServer((context) => correctOnServer(context, { from, to: address.data, reason: why }));
