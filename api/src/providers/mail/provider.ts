import type { IncomingHttpHeaders } from 'node:http';

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
  /** Whether it refused because of the receiver's address. */
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
 * The port for sending mail. `send` rejects if the message was not accepted, and the outbox tries again.
 * @throws MailRefused if it will never be accepted
 * @throws MailServerAway if the server can't be reached, doesn't answer or rejects Rondo's login
 */
export interface MailProvider {
  send(mail: OutgoingMail): Promise<void>;
  /** Connects and logs in, and sends nothing. */
  tryServer(): Promise<void>;
  close(): void;
}

/** An address from which mails come back for good, or whose owner reported one as spam. */
export interface MailReport {
  address: string;
  kind: 'bounce' | 'complaint';
}

/** The contents of a mail provider's call. */
export interface MailReports {
  reports: MailReport[];
  /** A key by which the call counts once, if its signature alone would allow it again. */
  once?: string;
}

/** The mail provider could not be asked whether a call is its own, so it should call again. */
export class ReporterAway extends Error {
  override name = 'ReporterAway';
}

/** The port for a mail provider's reports about mails that it accepted earlier (operate/providers.md#mails-that-come-back). */
export interface MailReporter {
  /** The last part of the address that the provider calls. */
  name: string;
  /**
   * @returns null unless the provider itself has just called; without reports if the call is about nothing permanent
   * @throws ReporterAway
   */
  read(call: { body: string; headers: IncomingHttpHeaders; at: Date }): Promise<MailReports | null>;
}
