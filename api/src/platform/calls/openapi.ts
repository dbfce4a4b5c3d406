import * as contract from '@rondo/contract';
import { type Call, type CallInput, type ErrorCode, errors, refusalsOf } from '@rondo/contract';
import type { z } from 'zod';
import { ApiSchemas } from './api-schemas.ts';

/** Everything that the contract exports, by name; a call's `operationId` is its name. */
const names = new Map<unknown, string>(Object.entries(contract).map(([name, value]) => [value, name]));

/** The OpenAPI 3.1 document of the served calls, generated from their definitions: shapes that the contract names are its components. */
export function openApiDocument(calls: readonly Call[], publicUrl: string): Record<string, unknown> {
  const schemas = new ApiSchemas(contract);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(call, schemas);
  const tags = [...new Set(calls.map(tagOf))].toSorted();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rondo',
      version: '1',
      description:
        'Find, join and pay for team-sport games. Amounts are euros; every refusal is {status, code, message, params?}.',
      license: { name: 'Proprietary', url: `${publicUrl}/termsAndConditions` },
    },
    servers: [{ url: `${publicUrl}/api` }],
    tags: tags.map((name) => ({ name, description: `Calls below /${name}` })),
    paths,
    components: {
      schemas: { ...schemas.components, ErrorCode: errorCode, Refusal: refusal },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The meaning of each code, once for all calls. */
const errorCode = {
  type: 'string',
  enum: Object.keys(errors),
  description: Object.entries(errors)
    .map(([code, [status, sentence]]) => `- \`${code}\` (${status}): ${sentence}`)
    .join('\n'),
};

const refusal = {
  type: 'object',
  required: ['status', 'code', 'message'],
  properties: {
    status: { type: 'string', enum: ['fail', 'error'] },
    code: ref('ErrorCode'),
    message: { type: 'string' },
    params: { type: 'object' },
    issues: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
  },
};

const tagOf = ({ path }: Call): string => path.split('/')[1] ?? '';

function operation(call: Call, schemas: ApiSchemas): Record<string, unknown> {
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', pattern: '^[!-~]{1,200}$' },
  };
  return {
    operationId: names.get(call) ?? `${call.method} ${call.path}`,
    summary: call.summary,
    tags: [tagOf(call)],
    security: call.access === 'visitor' ? [] : [{ cookie: [] }, { bearer: [] }],
    'x-access': call.access,
    parameters: [
      ...parameters(schemas, call.input.params, 'path'),
      ...parameters(schemas, call.input.query, 'query'),
      ...(call.idempotent ? [key] : []),
    ],
    ...(call.input.body && { requestBody: requestBody(schemas, call.input) }),
    responses: { ...success(schemas, call), ...refusals(call) },
  };
}

function success(schemas: ApiSchemas, call: Call): Record<string, unknown> {
  const schema = schemas.of(call.output, 'output');
  if (call.redirect) return { 303: { description: 'success', headers: { location: { schema } } } };
  const type = call.stream ? 'text/event-stream' : (call.media ?? 'application/json');
  return { 200: { description: 'success', content: { [type]: { schema } } } };
}

function parameters(schemas: ApiSchemas, schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.unnamed(schema, 'input') as {
    properties?: Record<string, { description?: string }>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(property.description && { description: property.description }),
    schema: property,
  }));
}

function requestBody(schemas: ApiSchemas, input: CallInput) {
  const body = schemas.of(input.body as z.ZodType, 'input');
  const file = { type: 'string', format: 'binary' };
  const files = input.files
    ? { [input.files.field]: { type: 'array', items: file, maxItems: input.files.most } }
    : input.file && { [input.file]: file };
  if (!files) return { required: true, content: { 'application/json': { schema: body } } };
  const properties = { data: { type: 'string', description: 'The form as JSON' }, ...files };
  return {
    required: true,
    content: {
      'multipart/form-data': { schema: { type: 'object', properties, required: ['data'] } },
      'application/json': { schema: body },
    },
  };
}

function refusals(call: Call) {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of refusalsOf(call)) {
    const status = errors[code][0];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const schema = { allOf: [ref('Refusal'), { properties: { code: { enum: codes } } }] };
      return [status, { description: codes.join(', '), content: { 'application/json': { schema } } }];
    }),
  );
}
