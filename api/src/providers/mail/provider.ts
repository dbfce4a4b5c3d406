/** A message ready to send. */
interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The port to the world of mail. `send` rejects when the message was not taken; the outbox tries again. */
export interface MailProvider {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
