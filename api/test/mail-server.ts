import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { MailProvider } from '../src/providers/mail/provider.ts';
import { smtpMail } from '../src/providers/mail/smtp.ts';

/** A mail server's behaviour: normal; without answering; refusing for now, or for good; hanging up once it has a mail. */
type Mood = 'well' | 'silent' | 'busy' | 'refusing' | 'hangs up';

export interface MailServer {
  mood: Mood;
  /** Mails that it accepted, and those it had received in full before it hung up. */
  taken: string[];
  /** The accepted mails, read as a mail program does. */
  read(): Promise<Email[]>;
  provider: MailProvider;
  /** The value for `SMTP_URL`. */
  url: string;
  close(): void;
}

const refusals = {
  busy: Object.assign(new Error('try again later'), { responseCode: 451 }),
  refusing: Object.assign(new Error('no such user'), { responseCode: 550 }),
};

/** A mail server on loopback, which takes any login. @param patience how long its silence is waited for in the test, in milliseconds */
export async function aMailServer(patience: { socketTimeout?: number } = {}): Promise<MailServer> {
  const smtp = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      if (server.mood === 'silent') return;
      done(server.mood === 'busy' || server.mood === 'refusing' ? refusals[server.mood] : undefined);
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        server.taken.push(Buffer.concat(chunks).toString());
        if (server.mood === 'hangs up') for (const client of smtp.connections) client.close();
        else done();
      });
    },
  });
  smtp.on('error', () => undefined);
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${port}`;
  const provider = smtpMail(url, 'Rondo <no-reply@rondo.test>', patience);
  const server: MailServer = {
    mood: 'well',
    taken: [],
    read: () => Promise.all(server.taken.map((mail) => PostalMime.parse(mail))),
    provider,
    url,
    close() {
      provider.close();
      smtp.close(() => undefined);
    },
  };
  return server;
}
