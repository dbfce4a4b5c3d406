import { minute } from '@rondo/rules';
import type { FastifyReply } from 'fastify';
import type { Draining } from './draining.ts';
import { openStreams } from './metrics.ts';
import { Refused } from './refusal.ts';

/** Streams of one process; more pages than this see changes when they ask again. */
const most = 5000;
/** Of one network address: a whole school may be behind one, but not everybody's places. */
const mostOfOne = 2000;
/** Proxies and phones drop connections that say nothing for half a minute. */
const heartbeatMs = 25_000;
/** A stream ends after this, and the browser opens it again: with the session it has by then. */
const longestMs = 5 * minute;
/** A reader that has fallen this far behind is let go; it starts afresh. */
const unreadMax = 512 * 1024;

export interface EventStream {
  /** Writes events, as {@link serverSentEvent} makes them. */
  send(events: string): void;
  /** The browser opens it again, with the session it has by then. */
  end(): void;
}

/** One event of a stream. */
export function serverSentEvent(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Open server-sent event streams: one timer keeps all of them alive. */
export class EventStreams {
  readonly #open = new Map<FastifyReply, { since: number; end: () => void }>();
  readonly #ofAddress = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  readonly #draining: Pick<Draining, 'goesOn'>;

  constructor(draining: Pick<Draining, 'goesOn'>) {
    this.#draining = draining;
  }

  /**
   * Turns an answer into a stream.
   * @param start what to send; returns what to do when the stream ends
   * @throws Refused `unavailable` when there are too many
   */
  open(reply: FastifyReply, start: (stream: EventStream) => () => void): void {
    const { ip } = reply.request;
    if (this.#open.size >= most || (this.#ofAddress.get(ip) ?? 0) >= mostOfOne) throw new Refused('unavailable');
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
        // One that has ended may take a while to be read to its end.
        if (raw.writableEnded || raw.destroyed) return;
        if (raw.writableLength > unreadMax) raw.destroy();
        else raw.write(events);
      },
    });
    this.#draining.goesOn(raw, end);
    this.#open.set(reply, { since: performance.now(), end });
    this.#count(ip, 1);
    this.#timer ??= setInterval(() => this.#beat(), heartbeatMs).unref();
    openStreams.inc();
    raw.once('close', () => {
      stop();
      openStreams.dec();
      this.#open.delete(reply);
      this.#count(ip, -1);
      if (this.#open.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    });
  }

  #count(ip: string, change: 1 | -1): void {
    const count = (this.#ofAddress.get(ip) ?? 0) + change;
    if (count > 0) this.#ofAddress.set(ip, count);
    else this.#ofAddress.delete(ip);
  }

  #beat(): void {
    const now = performance.now();
    for (const [{ raw }, { since, end }] of this.#open)
      if (raw.writableEnded) raw.destroy(); // a whole beat later its reader has not come to the end
      else if (now - since > longestMs) end();
      else raw.write(':\n\n');
  }
}
