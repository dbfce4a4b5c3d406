import { makeAdmin } from '../api/src/features/console/make-admin.ts';
import { endWithUsage, onServer } from './on-server.ts';

/** `npm run make-admin -- ADDRESS`: makes the account with this address an admin; it must exist and be confirmed. */
const [address] = process.argv.slice(2);
if (address === undefined) endWithUsage('make-admin -- ADDRESS');
await onServer((context) => makeAdmin(context, address));
