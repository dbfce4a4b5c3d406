import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Plays a process of Rondo for a proxy: health, a live page, an upload, and a script that only the newer version has. */
export interface StandIn {
  port: number;
  isReady: boolean;
  /** Ends it as a crash does; repeating that changes nothing. */
  end(): Promise<void>;
}

export async function startStandIn(name: 'one' | 'two'): Promise<StandIn> {
  const server = createServer((asked, answer) => reply(asked, answer));
  const state = { isReady: true };
  const reply = (asked: IncomingMessage, answer: ServerResponse) => {
    const { url = '', headers } = asked;
    answer.setHeader('strict-transport-security', 'max-age=31536000');
    if (url === '/healthz') answer.end('ok');
    else if (url.startsWith('/assets/'))
      answer.writeHead(name === 'two' ? 200 : 404).end(name === 'two' ? 'newer' : '');
    else if (!state.isReady) answer.writeHead(503, { 'retry-after': '2' }).end(`${url}: a 503 of Rondo itself`);
    else if (url === '/api/live') sendEvents(answer);
    else if (url === '/api/upload') {
      let bytes = 0;
      asked.on('data', (part: Buffer) => (bytes += part.length)).on('end', () => answer.end(String(bytes)));
    } else answer.end([name, headers['x-forwarded-for'], headers['x-forwarded-proto']].map(String).join(' '));
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return Object.assign(state, {
    port: address.port,
    end: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  });
}

/** Sends something every 25 s, as Rondo does. */
function sendEvents(answer: ServerResponse): void {
  answer.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  answer.write('event: first\ndata: 1\n\n');
  const timer = setTimeout(() => answer.write('event: second\ndata: 2\n\n'), 25_000);
  answer.once('close', () => clearTimeout(timer));
}
