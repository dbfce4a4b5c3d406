import { minute } from '@rondo/rules';
import type { FastifyReply } from 'fastify';
import type { Draining } from '../processes/draining.ts';
import { openStreams } from '../processes/metrics.ts';
import { NetworkShares } from '../limits/network-shares.ts';

/** The most streams of a process, which networks share; further pages poll for changes. */
const most = 5000;
/** Proxies and phones drop connections that are silent for half a minute. */
const heartbeatMs = 25_000;
/** After this a stream ends and the browser reopens it, with its then current session. */
const longestMs = 5 * minute;
/** A reader that has fallen this far behind is dropped, and starts afresh. */
const unreadMax = 512 * 1024;

export interface EventStream {
  /** Writes events made by {@link serverSentEvent}. */
  send(events: string): void;
  /** Ends the stream; the browser reopens it with its then current session. */
  end(): void;
}

/** One event of a stream. */
export function serverSentEvent(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Open server-sent event streams, kept alive by a single timer. */
export class EventStreams {
  readonly #open = new Map<FastifyReply, { since: number; end: () => void }>();
  readonly #shares = new NetworkShares(most);
  #timer: NodeJS.Timeout | undefined;

  readonly #draining: Pick<Draining, 'goesOn'>;

  constructor(draining: Pick<Draining, 'goesOn'>) {
    this.#draining = draining;
  }

  /**
   * Turns an answer into a stream.
   * @param start sends the events; returns what to do when the stream ends
   * @throws Refused `unavailable` if there are too many streams, or too many of its network
   */
  open(reply: FastifyReply, start: (stream: EventStream) => () => void): void {
    const giveBack = this.#shares.take(reply.request.ip);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    } as Record<string, string>);
    raw.write('retry: 2000\n\n');
    const end = () => raw.end();
    const stop = start({
      end,
      send: (events) => {
        // A stream that has ended may take a while to be read completely.
        if (raw.writableEnded || raw.destroyed) return;
        if (raw.writableLength > unreadMax) raw.destroy();
        else raw.write(events);
      },
    });
    this.#draining.goesOn(raw, end);
    this.#open.set(reply, { since: performance.now(), end });
    this.#timer ??= setInterval(() => this.#beat(), heartbeatMs).unref();
    openStreams.inc();
    raw.once('close', () => {
      stop();
      openStreams.dec();
      this.#open.delete(reply);
      giveBack();
      if (this.#open.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    });
  }

  #beat(): void {
    const now = performance.now();
    for (const [{ raw }, { since, end }] of this.#open)
      if (raw.writableEnded) raw.destroy(); // its reader hasn't reached the end in a whole interval
      else if (now - since > longestMs) end();
      else raw.write(':\n\n');
  }
}
