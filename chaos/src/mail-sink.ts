import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * A mail server that counts the mails to each address. Depending on its mood, it refuses connections, or each mail for good, or takes some ms for
 * each slow mail.
 */
export async function openMailSink(slowMs: number, isSlow: (address: string) => boolean) {
  const taken = new Map<string, number>();
  const mood = { refuses: false, distrusts: false, slowMs };
  const server = createServer((socket) => {
    let address = '';
    let isMail = false;
    const answer = (words: string) => socket.write(`${words}\r\n`);
    const take = async (to: string) => {
      if (mood.distrusts) return answer('554 5.7.1 the sender is not trusted');
      taken.set(to, (taken.get(to) ?? 0) + 1);
      if (isSlow(to)) await wait(mood.slowMs);
      answer('250 taken');
    };
    const hear = (line: string) => {
      if (isMail) {
        if (line !== '.') return;
        isMail = false;
        void take(address);
      } else if (line.startsWith('DATA')) {
        isMail = true;
        answer('354 go on');
      } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
      else {
        address = /^RCPT TO:<(.*)>/.exec(line)?.[1] ?? address;
        answer('250 well');
      }
    };
    let rest = '';
    socket.setEncoding('utf8').on('error', () => undefined);
    if (mood.refuses) return void socket.end('421 come back later\r\n');
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
    mood,
    close: () => server.close(),
  };
}
