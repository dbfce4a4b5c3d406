import { type Call, type CallInput, type ErrorCode, errors, refusalsOf } from '@rondo/contract';
import { z } from 'zod';

/** The OpenAPI 3.1 document of the served calls, generated from their definitions. */
export function openApiDocument(calls: readonly Call[], publicUrl: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(call);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rondo',
      version: '1',
      description:
        'Find, join and pay for team-sport games. Amounts are euros; every refusal is {status, code, message, params?}.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation(call: Call): Record<string, unknown> {
  return {
    summary: call.summary,
    tags: [call.path.split('/')[1]],
    ...(call.access !== 'visitor' && { security: [{ cookie: [] }, { bearer: [] }] }),
    'x-access': call.access,
    parameters: [
      ...parameters(call.input.params, 'path'),
      ...parameters(call.input.query, 'query'),
      ...(call.idempotent
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              schema: { type: 'string', pattern: '^[!-~]{1,200}$' },
            },
          ]
        : []),
    ],
    ...(call.input.body && { requestBody: requestBody(call.input) }),
    responses: {
      ...success(call),
      ...refusals(call),
    },
  };
}

function success(call: Call): Record<string, unknown> {
  const schema = schemaOf(call.output, 'output');
  if (call.redirect) return { 303: { description: 'success', headers: { location: { schema } } } };
  const type = call.stream ? 'text/event-stream' : (call.media ?? 'application/json');
  return { 200: { description: 'success', content: { [type]: { schema } } } };
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
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

function requestBody(input: CallInput) {
  const body = schemaOf(input.body as z.ZodType, 'input');
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
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `${code}: ${errors[code][1]}`).join('\n\n'),
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['status', 'code', 'message'],
              properties: {
                status: { enum: ['fail', 'error'] },
                code: { enum: codes },
                message: { type: 'string' },
                params: { type: 'object' },
                issues: {
                  type: 'array',
                  items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
                },
              },
            },
          },
        },
      },
    ]),
  );
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}
