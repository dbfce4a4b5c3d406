import type { Config } from '../../../platform/config.ts';
import type { MailReporter } from '../provider.ts';
import { mailgunReports } from './mailgun.ts';
import { postmarkReports } from './postmark.ts';
import { sesReports } from './ses.ts';

/** The mail providers whose reports are accepted: those for which the settings have a key. */
export function openReporters({ postmarkPassword, sesTopic, mailgunKey }: Config['mailReports']): MailReporter[] {
  return [
    ...(postmarkPassword === null ? [] : [postmarkReports(postmarkPassword)]),
    ...(sesTopic === null ? [] : [sesReports(sesTopic)]),
    ...(mailgunKey === null ? [] : [mailgunReports(mailgunKey)]),
  ];
}
