import type { MailProvider } from './provider.ts';

/** Without an SMTP server, mails count as sent once they are in the outbox, where demo mode shows them. */
export const outboxOnlyMail: MailProvider = { send: async () => undefined, close: () => undefined };
