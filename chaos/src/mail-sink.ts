import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A mail server that takes everything, a little slowly, and counts how often it has each message. */
export async function openMailSink(slowMs: number) {
  const taken = new Map<string, number>();
  const server = createServer((socket) => {
    let mail: string | null = null;
    const answer = (words: string) => socket.write(`${words}\r\n`);
    const take = async (text: string) => {
      const id = /^Message-ID: (\S+)/im.exec(text)?.[1] ?? '';
      taken.set(id, (taken.get(id) ?? 0) + 1);
      await wait(slowMs);
      answer('250 taken');
    };
    const hear = (line: string) => {
      if (mail !== null && line === '.') {
        void take(mail);
        mail = null;
      } else if (mail !== null) mail += `${line}\n`;
      else if (line.startsWith('DATA')) {
        mail = '';
        answer('354 go on');
      } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
      else answer('250 well');
    };
    let rest = '';
    socket.setEncoding('utf8').on('error', () => undefined);
    socket.on('data', (text: string) => {
      const lines = (rest + text).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
    answer('220 sink');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    close: () => server.close(),
  };
}
