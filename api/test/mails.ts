import type { TestServer } from './server.ts';

export interface Mail {
  subject: string;
  text: string;
  fileName: string | null;
}

/** Mails to an address, newest first. */
export async function mailsTo(server: TestServer, email: string): Promise<Mail[]> {
  const { body } = await server.call('GET', `/dev/mailbox.json?to=${email}`);
  return body as unknown as Mail[];
}

/** In a mail to a guest for whom money is kept: the link to where they choose what happens with it. */
export const linkToTheirMoney = /\/guest-money\/[0-9a-f-]{36}\.\S/;

/** What the mails of somebody are called. */
export const subjectsTo = async (server: TestServer, email: string): Promise<string[]> =>
  (await mailsTo(server, email)).map(({ subject }) => subject);
