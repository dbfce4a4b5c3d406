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

/** An address that mails come back from for good, or whose owner reported one as spam. */
export interface MailReport {
  address: string;
  kind: 'bounce' | 'complaint';
}

/** What a mail provider's call says. */
export interface MailReports {
  reports: MailReport[];
  /** A key by which the call counts once, where its signature alone would allow it again. */
  once?: string;
}

/** The mail provider could not be asked whether a call is its own: it should call again. */
export class ReporterAway extends Error {
  override name = 'ReporterAway';
}

/** The port for what a mail provider reports of mails that it took earlier (operate/providers.md#mails-that-come-back). */
export interface MailReporter {
  /** The last part of the address that it calls. */
  name: string;
  /**
   * @returns null unless the provider itself has called, and lately; none for what doesn't concern an address for good
   * @throws ReporterAway
   */
  read(call: { body: string; headers: IncomingHttpHeaders; at: Date }): Promise<MailReports | null>;
}
