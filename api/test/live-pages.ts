import { liveGame, type LiveGame } from '@rondo/contract';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll } from 'vitest';
import type { Player } from './builders.ts';
import type { TestServer } from './server.ts';

export interface LivePage {
  /** The next state of one of its games; fails after 2 s without any. */
  next(): Promise<LiveGame>;
}

/** Open pages that watch games of a server, which listens for changes. @returns a function that opens one */
export function livePages(server: TestServer): (matches: string, as?: Player) => Promise<LivePage> {
  let origin: string;
  const open: AbortController[] = [];
  beforeAll(async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    for (const controller of open.splice(0)) controller.abort();
  });
  return async (matches, as) => {
    const controller = new AbortController();
    open.push(controller);
    const answer = await fetch(`${origin}/api/live?matches=${matches}`, {
      signal: controller.signal,
      headers: as ? { authorization: `Bearer ${as.token}` } : {},
    });
    const type = answer.headers.get('content-type');
    if (!type?.startsWith('text/event-stream')) throw new Error(`no stream: ${type}`);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const read = async () => {
      for (;;) {
        const event = /event: match\ndata: (.*)\n\n/.exec(text);
        if (event) {
          text = text.slice(event.index + event[0].length);
          return liveGame.parse(JSON.parse(event[1] ?? ''));
        }
        text += (await reader?.read())?.value ?? '';
      }
    };
    return {
      next: () =>
        Promise.race([
          read(),
          new Promise<never>((_, reject) => setTimeout(() => reject(new Error('nothing within 2 s')), 2000)),
        ]),
    };
  };
}
