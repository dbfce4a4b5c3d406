import { reason } from '@rondo/contract';
import { switchKinds } from '@rondo/rules/switches';
import { parseArgs } from 'node:util';
import { switchOnServer } from '../api/src/features/console/switch-on-server.ts';
import { onServer } from './on-server.ts';

/** `npm run switch-on -- KIND --reason "WHY"`: switches something on again that an admin switched off. */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { reason: { type: 'string' } } });
const kind = switchKinds.find((one) => one === positionals[0]);
const why = reason.safeParse(values.reason);
if (kind === undefined || positionals.length > 1 || !why.success) {
  console.error(`npm run switch-on -- ${switchKinds.join(' | ')} --reason "WHY" (3 to 500 characters)`);
  process.exit(2);
}
await onServer(async ({ db }) => {
  await switchOnServer(db, kind, why.data);
  return `${kind} is on again within two seconds. It is in the audit log.`;
});
