import { type Call, refusalsOf } from '@rondo/contract';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { checkInvariants } from '../../../test/invariants.ts';
import { aCommunity, aGame, aPlayer, aTeam, type Player } from '../../../test/builders.ts';
import { Generator, type Schema } from '../../../test/generate.ts';
import { type Answer, useServer } from '../../../test/server.ts';

/** Requests for each call, generated from the OpenAPI document: some valid, most wrong in some way. */
const requestsACall = Number(process.env.TEST_REQUESTS ?? 120);

const server = useServer();
const callers: Player[] = [];
const gameIds: string[] = [];
/** Ids of other existing things; most requests ask for something of another kind. */
const otherIds: string[] = [];
let seed = Number(process.env.TEST_SEED ?? 1);

beforeAll(async () => {
  for (const role of ['guest', 'player', 'organiser', 'admin'] as const)
    callers.push(await aPlayer(server, { role, balanceCents: role === 'guest' ? 0 : 100_00 }));
  for (const priceCents of [0, 450]) gameIds.push(await aGame(server, { priceCents, capacity: 5 }));
  otherIds.push(await aTeam(server, await aGame(server, { tournament: true }), 5), (await aCommunity(server)).id);
});

interface Operation {
  parameters: { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

test('generated requests: never a 5xx, and nothing the contract does not declare', { timeout: 600_000 }, async () => {
  const { body } = await server.call('GET', '/api/openapi.json');
  const paths = writtenOut(body.paths, body.components as Components) as Record<string, Record<string, Operation>>;
  const problems: string[] = [];
  for (const call of server.calls) {
    if (call.stream) continue; // never ends; see events.test.ts
    const operation = paths[call.path]?.[call.method.toLowerCase()];
    if (!operation) throw new Error(`${call.method} ${call.path} is not documented`);
    for (let n = 0; n < requestsACall; n += 1) {
      const problem = await request(call, operation, new Generator((seed += 1), known(), server.clock.now()));
      if (problem !== null) problems.push(problem);
      if (call.path.startsWith('/admin/switches/')) await switchAllOn();
    }
  }
  expect(problems).toEqual([]);
  expect(await checkInvariants(server.databaseUrl)).toEqual([]);
});

/** Switches that are off would make the next calls refused. */
async function switchAllOn(): Promise<void> {
  await server.sql`delete from switch`;
  await server.switches.refresh();
}

interface Components {
  schemas: Record<string, unknown>;
}

/** A request's schema with each named shape written out; answers don't matter here. */
function writtenOut(value: unknown, components: Components): unknown {
  if (Array.isArray(value)) return value.map((one) => writtenOut(one, components));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value) {
    const name = String(value.$ref).slice('#/components/schemas/'.length);
    if (!(name in components.schemas)) throw new Error(`${name} is no shape of the document`);
    return writtenOut(components.schemas[name], components);
  }
  const sent = Object.entries(value).filter(([key]) => key !== 'responses');
  return Object.fromEntries(sent.map(([key, one]) => [key, writtenOut(one, components)]));
}

function known(): string[] {
  return [...gameIds, ...otherIds, ...callers.map(({ id }) => id), randomUUID()];
}

/** @returns what was wrong with the answer, or null */
async function request(call: Call, operation: Operation, generator: Generator): Promise<string | null> {
  let path = call.path;
  const query = new URLSearchParams();
  for (const { name, in: place, required, schema } of operation.parameters) {
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(generator.text(schema)) || 'x');
    else if (place === 'query' && (required || generator.chance(0.4))) {
      query.append(name, generator.text(schema));
      if (generator.chance(0.05)) query.append(name, generator.text(schema));
    }
  }
  const schema = operation.requestBody?.content['application/json']?.schema;
  const caller = generator.pick([undefined, ...callers]);
  const given = schema && generator.chance(0.95) ? generator.value(schema) : undefined;
  const before = call.method === 'GET' ? null : await footprint();
  const answer = await server.call(call.method, `/api${path}?${query.toString()}`, {
    as: caller?.token,
    ...(given !== undefined && { body: JSON.stringify(given), headers: { 'content-type': 'application/json' } }),
    key: call.idempotent && generator.chance(0.3) ? generator.pick(['a', 'b', randomUUID()]) : undefined,
  });
  const problem = await problemOf(call, answer, before);
  if (problem === null) return null;
  const asked = `${call.method} ${path}?${query.toString()} ${JSON.stringify(given)}`;
  return `seed ${generator.seed}: ${problem}: ${asked} → ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`;
}

async function problemOf(call: Call, answer: Answer, before: string | null): Promise<string | null> {
  const { status, body } = answer;
  if (status >= 500) return 'a 5xx';
  if (call.redirect && status === 303) return null;
  if (status === 200) return call.output.safeParse(call.media ? body.text : body).error?.message ?? null;
  // A path segment that is empty or too long matches no call.
  if (body.code !== 'not_found' && !refusalsOf(call).some((code) => code === body.code)) return 'an undeclared refusal';
  if (typeof body.message !== 'string' || body.status !== 'fail') return 'a refusal without status and message';
  return before !== null && (await footprint()) !== before ? 'changed by a refused call' : null;
}

/** The state that a refused call must not change. */
async function footprint(): Promise<string> {
  const counts = await server.row<object>`
    select (select count(*) from registration) as registrations, (select count(*) from waiting_entry) as waiting,
      (select count(*) from posting) as postings, (select count(*) from payment_order) as orders,
      (select count(*) from game) as games, (select count(*) from mail) as mails, (select count(*) from session) as sessions,
      (select count(*) from app_user) as users, (select count(*) from sign_up) as sign_ups`;
  return JSON.stringify(counts);
}
