import { approveOnServer } from '../api/src/features/ledger/approve-on-server.ts';
import { onServer, readCommand } from './on-server.ts';

/** `npm run approve-correction -- ID --reason "WHY"`: approves a correction about which no other admin could decide. */
const { words, why } = readCommand('approve-correction -- ID', 1);
await onServer(async ({ db, jobs, config }) => {
  await approveOnServer({ db, jobs, publicUrl: config.publicUrl }, words[0] ?? '', why);
  return 'Approved, booked and logged.';
});
