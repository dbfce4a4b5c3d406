import Fastify from 'fastify';
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Draining } from '../processes/draining.ts';
import { type EventStream, EventStreams } from './event-streams.ts';
import { Refused } from '../refusal.ts';

const minutes = 60_000;

test('a reader that never reads harms nobody: what comes after the end is dropped, and the place is given up', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = Fastify();
  onTestFinished(() => app.close());
  const streams = new EventStreams(new Draining(app));
  const stopped = vi.fn();
  const opened = new Promise<{ raw: ServerResponse; stream: EventStream }>((resolve) => {
    app.get('/', (_, reply) => {
      streams.open(reply, (stream) => {
        resolve({ raw: reply.raw, stream });
        return stopped;
      });
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause();
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const { raw, stream } = await opened;
  const breathe = () => new Promise((resolve) => setTimeout(resolve, 5));
  // More than the kernel buffers, but less than makes the server drop a reader.
  for (let sent = 0; sent < 500 && raw.writableLength < 200_000; sent += 1) {
    stream.send(`:${'x'.repeat(100_000)}\n\n`);
    await breathe();
  }
  expect(raw.writableLength).toBeGreaterThan(200_000);

  vi.advanceTimersByTime(6 * minutes);
  for (let sent = 0; sent < 3; sent += 1) stream.send('event: match\ndata: {}\n\n');
  await breathe();
  vi.advanceTimersByTime(1 * minutes);
  await vi.waitFor(() => expect(stopped).toHaveBeenCalledOnce());
});

test('one address takes its share of the places, and no more', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const streams = new EventStreams(new Draining(app));
  const raw = () =>
    Object.assign(new EventEmitter(), { writeHead: () => undefined, write: () => true, end: () => undefined });
  const open = (ip: string) => {
    const reply = { request: { ip }, raw: raw(), hijack: () => undefined, getHeaders: () => ({}) };
    streams.open(reply as never, () => () => undefined);
    return reply;
  };
  const first = open('10.0.0.1');
  for (let n = 1; n < 1000; n += 1) open('10.0.0.1');
  expect(() => open('10.0.0.1')).toThrow(Refused);
  open('10.0.0.2');
  first.raw.emit('close');
  open('10.0.0.1');
});
