import { switchKinds } from '@rondo/rules/switches';
import { switchOnServer } from '../api/src/features/console/switch-on.ts';
import { endWithUsage, onServer, readCommand } from './on-server.ts';

/** `npm run switch-on -- KIND --reason "WHY"`: switches something on again that an admin switched off. */
const usage = `switch-on -- ${switchKinds.join(' | ')}`;
const { words, why } = readCommand(usage, 1);
const kind = switchKinds.find((one) => one === words[0]);
if (kind === undefined) endWithUsage(usage);
await onServer(async ({ db }) => {
  await switchOnServer(db, kind, why);
  return `${kind} is back on within two seconds, and logged.`;
});
