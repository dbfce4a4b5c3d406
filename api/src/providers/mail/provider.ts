/** A message ready to send. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** `<…@…>`, the same each time this message is tried. */
  messageId: string;
  headers: Record<string, string>;
}

/** The mail server said no for good (5xx): this address, or this message, will not do later either. */
export class MailRefused extends Error {
  override name = 'MailRefused';
  /** It was the receiver's address that it refused. */
  readonly isOfAddress: boolean;

  constructor(message: string, { isOfAddress, ...options }: { isOfAddress: boolean; cause: unknown }) {
    super(message, options);
    this.isOfAddress = isOfAddress;
  }
}

/** There is no speaking with the mail server now: other mails would fare no better. */
export class MailServerAway extends Error {
  override name = 'MailServerAway';
}

/**
 * The port to the world of mail. `send` rejects when the message was not taken; the outbox tries again.
 * @throws MailRefused when there is no hope that it will be taken
 * @throws MailServerAway when the server can't be reached, does not answer or lets us not in
 */
export interface MailProvider {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
