import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { useServer } from '../../../test/server.ts';
import { inTransaction } from '../db.ts';
import { startOpenTelemetry } from './open-telemetry.ts';
import { traced, withSpans } from './tracing.ts';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
}
interface SentMetric {
  name: string;
  sum?: { dataPoints: { asDouble: number; attributes: Attribute[] }[]; isMonotonic: boolean };
  histogram?: { dataPoints: { count: string; sum: number; bucketCounts: string[]; explicitBounds: number[] }[] };
}
interface Sent {
  resourceSpans?: { scopeSpans: { spans: SentSpan[] }[] }[];
  resourceMetrics?: { scopeMetrics: { metrics: SentMetric[] }[] }[];
}

/** A collector on loopback, and everything it was sent. */
const sent: Sent[] = [];
const collector = createServer((request, answer) => {
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => (body += text));
  request.on('end', () => {
    sent.push(JSON.parse(body) as Sent);
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
const settings: Record<string, string> = {
  OTEL_TRACES_SAMPLER_ARG: '1',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20x',
};
beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  settings['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`;
});
const server = useServer(settings);
afterAll(() => collector.close());
beforeEach(() => sent.splice(0));
const { join } = joiningCalls(server);

const spans = () =>
  sent.flatMap(({ resourceSpans = [] }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
  );
const metrics = () =>
  sent.flatMap(({ resourceMetrics = [] }) =>
    resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((one) => one.metrics)),
  );
const attribute = (span: SentSpan | undefined, key: string) =>
  span?.attributes.find((one) => one.key === key)?.value.stringValue;

describe('traces', () => {
  test('one join is one trace: the request, its statements, and what is heard of it after the commit', async () => {
    const player = await aPlayer(server, { balanceCents: 5000 });
    const gameId = await aGame(server, { minimumPlayers: 2 });
    await join(await aPlayer(server), gameId);
    // The second player is the last that the game needs, so the others are told.
    expect((await join(player, gameId)).status).toBe(200);
    await expect.poll(() => spans().map(({ name }) => name)).toContain('hear events');
    const heard = spans().find(({ name }) => name === 'hear events');
    const ofJoin = spans().filter(({ traceId }) => traceId === heard?.traceId);
    const request = ofJoin.find(({ parentSpanId }) => !parentSpanId);
    expect(request?.name).toMatch(/^(?:POST|PATCH) \/api\//);
    expect(heard?.parentSpanId).toBe(request?.spanId);
    const statements = ofJoin.filter((span) => attribute(span, 'db.query.text') !== undefined);
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['begin', 'insert', 'commit']));
    // The traces of the request and of the hearers.
    expect(new Set(statements.map(({ parentSpanId }) => parentSpanId))).toEqual(
      new Set([request?.spanId, heard?.spanId]),
    );
    const all = JSON.stringify(sent);
    for (const personal of [player.id, player.email, player.token, gameId, '127.0.0.1'])
      expect(all).not.toContain(personal);
  });

  test('goes on from the caller, and into the job that follows', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    // Its word about recording is a stranger's: here everything is recorded.
    const { headers } = await fetch(`http://127.0.0.1:${port}/api/users/usersCount`, {
      headers: { traceparent: `00-${traceId}-b7ad6b7169203331-00` },
    });
    expect(headers.get('traceparent')).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
    const done = Promise.withResolvers<object>();
    server.jobs.handle('match-wishes', async (data) => done.resolve(data));
    await traced({ name: 'a change', kind: 'internal' }, () =>
      inTransaction(server.db, (trx) => server.jobs.enqueue(trx, 'match-wishes', { gameIds: [] })),
    );
    await server.work();
    expect(await done.promise).toEqual({ gameIds: [] });
    await expect.poll(() => spans().some(({ name }) => name === 'job match-wishes')).toBe(true);
    const [change, job] = ['a change', 'job match-wishes'].map((name) => spans().find((span) => span.name === name));
    expect(job).toMatchObject({ traceId: change?.traceId, parentSpanId: change?.spanId });
  });
});

test('a call of a provider’s port is a span within, and fails as it does', async () => {
  const port = withSpans('mail', {
    kind: 'loopback',
    send: async (to: string) => `sent to ${to}`,
    refuse: async () => {
      throw new TypeError('no mail for jan@rondo.test');
    },
    count: () => 3,
  });
  await traced({ name: 'a round', kind: 'internal', parent: null }, async () => {
    expect([port.kind, port.count(), await port.send('jan')]).toEqual(['loopback', 3, 'sent to jan']);
    await expect(port.refuse()).rejects.toThrow(TypeError);
  });
  await expect.poll(() => spans().map(({ name }) => name)).toContain('a round');
  const [round, sending, refusing] = ['a round', 'mail send', 'mail refuse'].map((name) =>
    spans().find((span) => span.name === name),
  );
  expect(sending?.parentSpanId).toBe(round?.spanId);
  expect(attribute(refusing, 'error.type')).toBe('TypeError');
  expect(JSON.stringify(sent)).not.toContain('jan');
});

test('metrics are those that Prometheus reads', async () => {
  const endpoint = String(settings['OTEL_EXPORTER_OTLP_ENDPOINT']).replace(/\/$/, '');
  await server.call('GET', '/api/users/usersCount');
  await startOpenTelemetry({ endpoint, headers: {}, ratio: 0 }).stop();
  const named = (name: string) => metrics().find((metric) => metric.name === name);
  expect(named('rondo_security_events_total')?.sum).toMatchObject({ isMonotonic: true });
  const [took] = named('rondo_http_request_seconds')?.histogram?.dataPoints ?? [];
  expect(took?.bucketCounts).toHaveLength((took?.explicitBounds.length ?? 0) + 1);
  expect(took?.bucketCounts.reduce((sum, count) => sum + Number(count), 0)).toBe(Number(took?.count));
});
