import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readMailSender } from '../api/src/platform/config.ts';
import { StartError } from '../api/src/platform/settings/start-error.ts';
import { sendTrial } from '../api/src/providers/mail/send-trial.ts';

/** `bin/rondo check-mail --to ADDRESS`: sends one mail as Rondo does, and says what the mail server says (mail.md#the-check). */
const { values } = parseArgs({ options: { to: { type: 'string' } } });
const to = z.email().safeParse(values.to);
if (!to.success) {
  console.error('rondo check-mail --to ADDRESS');
  process.exit(2);
}
try {
  const { isSent, says } = await sendTrial(readMailSender(process.env), to.data);
  console.log(`${isSent ? '✓' : '✗'} ${says}`);
  process.exitCode = isSent ? 0 : 1;
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
