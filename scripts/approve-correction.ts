import { reason } from '@rondo/contract';
import { parseArgs } from 'node:util';
import { approveOnServer } from '../api/src/features/ledger/approve-on-server.ts';
import { onServer } from './on-server.ts';

/** `npm run approve-correction -- ID --reason "WHY"`: approves a correction about which no other admin could decide. */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { reason: { type: 'string' } } });
const [id] = positionals;
const why = reason.safeParse(values.reason);
if (id === undefined || positionals.length > 1 || !why.success) {
  console.error('npm run approve-correction -- ID --reason "WHY" (3 to 500 characters)');
  process.exit(2);
}
await onServer(async ({ db, jobs, config }) => {
  await approveOnServer({ db, jobs, publicUrl: config.publicUrl }, id, why.data);
  return 'Approved and booked. It is in the audit log.';
});
