import { Resolver } from 'node:dns/promises';
import { parseArgs } from 'node:util';
import { readMailSender } from '../api/src/platform/config.ts';
import { StartError } from '../api/src/platform/settings/start-error.ts';
import { inEnglish } from '../api/src/platform/wording/said.ts';
import { checkMailDomain } from '../api/src/providers/mail/mail-domain.ts';

/** `npm run check:mail-domain [-- --selector NAME]`: checks whether the DNS says that Rondo's mails are its own (mail.md). */
const marks = { right: '✓', advice: '!', wrong: '✗' } as const;

try {
  const { values } = parseArgs({ options: { selector: { type: 'string' } } });
  const found = await checkMailDomain(
    readMailSender(process.env),
    values.selector ?? null,
    new Resolver({ timeout: 5000, tries: 2 }),
  );
  for (const { record, state, said } of found)
    console.log(`${marks[state]} ${state === 'right' ? `${record}: ` : ''}${inEnglish(said)}`);
  process.exitCode = found.some(({ state }) => state === 'wrong') ? 1 : 0;
} catch (error) {
  console.error(error instanceof StartError ? error.message : `The DNS doesn’t answer: ${String(error)}`);
  process.exitCode = 2;
}
