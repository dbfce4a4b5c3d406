import type { MailProvider } from './provider.ts';

/**
 * Without an SMTP server, mails count as sent once they are in the outbox, where demo mode shows them.
 * @param refused addresses that nothing gets through to, which the demo can change (POST /dev/mailbox)
 */
export function outboxOnlyMail(refused: ReadonlySet<string>): MailProvider {
  return {
    async send({ to }) {
      if (refused.has(to)) throw new Error(`452 <${to}>: the mailbox is full`);
    },
    close: () => undefined,
  };
}
