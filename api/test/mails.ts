import type { TestServer } from './server.ts';

export interface Mail {
  subject: string;
  text: string;
}

/** Mails to an address, newest first. */
export async function mailsTo(server: TestServer, email: string): Promise<Mail[]> {
  const { body } = await server.call('GET', `/dev/mailbox.json?to=${email}`);
  return body as unknown as Mail[];
}
