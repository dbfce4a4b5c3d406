/** A message ready to send. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** `<…@…>`, the same on every attempt to send this message. */
  messageId: string;
  /** The address that answers go to; null: nobody reads them. */
  replyTo: string | null;
  headers: Record<string, string>;
  /** The text of a calendar file to attach (RFC 5545), or null. */
  calendar: string | null;
  /** A PDF to attach. */
  file: { name: string; content: Buffer } | null;
}

/** The mail server refused permanently (5xx): this address or message won't work later either. */
export class MailRefused extends Error {
  override name = 'MailRefused';
  /** Whether it was the receiver's address that it refused. */
  readonly isOfAddress: boolean;

  constructor(message: string, { isOfAddress, ...options }: { isOfAddress: boolean; cause: unknown }) {
    super(message, options);
    this.isOfAddress = isOfAddress;
  }
}

/** The mail server can't be used now, so other mails would fail too. */
export class MailServerAway extends Error {
  override name = 'MailServerAway';
}

/**
 * The port for sending mail. `send` rejects when the message was not accepted, and the outbox tries again.
 * @throws MailRefused when it will never be accepted
 * @throws MailServerAway when the server can't be reached, does not answer or rejects our login
 */
export interface MailProvider {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
