import { agreeOnServer } from '../api/src/features/promocodes/agree-to-gift.ts';
import { onServer, readCommand } from './on-server.ts';

/** `npm run approve-gift -- CODE --reason "WHY"`: approves a gift to which no other admin could agree. */
const { words, why } = readCommand('approve-gift -- CODE', 1);
const [code = ''] = words;
await onServer(async ({ db }) => {
  await agreeOnServer(db, code, why);
  return `Approved and logged: people can use ${code} now.`;
});
