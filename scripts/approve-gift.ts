import { reason } from '@rondo/contract';
import { parseArgs } from 'node:util';
import { agreeOnServer } from '../api/src/features/promocodes/agree-to-gift.ts';
import { onServer } from './on-server.ts';

/** `npm run approve-gift -- CODE --reason "WHY"`: approves a gift to which no other admin could agree. */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { reason: { type: 'string' } } });
const [code] = positionals;
const why = reason.safeParse(values.reason);
if (code === undefined || positionals.length > 1 || !why.success) {
  console.error('npm run approve-gift -- CODE --reason "WHY" (3 to 500 characters)');
  process.exit(2);
}
await onServer(async ({ db }) => {
  await agreeOnServer(db, code, why.data);
  return `Agreed: ${code} can be used. It is in the audit log.`;
});
