import { type Call, type ErrorCode, type ErrorParams, type FieldIssue, knowsItsQuery } from '@rondo/contract';
import { z } from 'zod';
import { Refused } from '../refusal.ts';
import { type Issue, ownWordsOf, refusalNamedBy, sayIssue, unsaid } from './say-issue.ts';

interface Given {
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * Reads all of a call's input at once.
 * @throws Refused `query_unknown` for a key that the call doesn't know (wire.md#refusals); the code that a rule of the contract names, if nothing
 * else is wrong; otherwise `invalid_input` with each field's fault
 */
export function readInput(call: Call, given: Given): Given {
  refuseUnknownKeys(call, given.query);
  const issues: FieldIssue[] = [];
  let named: { code: ErrorCode; params?: ErrorParams } | null = null;
  let own: string | null = null;
  const part = (schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return undefined;
    const parsed = schema.safeParse(value ?? {}, { error: () => unsaid, reportInput: true });
    const odd = parsed.success ? findUnstorableText(parsed.data) : null;
    if (odd !== null) issues.push({ path: odd.join('.'), message: 'This holds what is no text.' });
    if (parsed.success) return parsed.data;
    const found: readonly Issue[] = parsed.error.issues;
    for (const issue of found) {
      named ??= refusalNamedBy(issue);
      own ??= ownWordsOf(issue);
      issues.push({ path: issue.path.join('.'), message: sayIssue(issue) });
    }
    return undefined;
  };
  const input = {
    params: part(call.input.params, given.params),
    query: part(call.input.query, given.query),
    body: part(call.input.body, given.body),
  };
  if (issues.length === 0) return input;
  throw refusalOf(call, issues, { named, own });
}

/** If a rule with a sentence of its own is all that is wrong, the call is refused with that rule's code. */
function refusalOf(
  call: Call,
  issues: FieldIssue[],
  { named, own }: { named: { code: ErrorCode; params?: ErrorParams } | null; own: string | null },
): Refused {
  if (issues.length === 1 && named && call.errors.includes(named.code))
    return new Refused(named.code, named.params, issues);
  const refused = new Refused('invalid_input', undefined, issues);
  if (issues.length === 1 && own !== null) refused.message = own;
  return refused;
}

const keysOfCalls = new WeakMap<Call, ReadonlySet<string>>();

/** A misspelt filter would be ignored, and more would be changed or filed than was meant. */
function refuseUnknownKeys(call: Call, query: unknown): void {
  if (!knowsItsQuery(call)) return;
  const asked = Object.keys(query ?? {});
  if (asked.length === 0) return;
  const known = keysOfCalls.get(call) ?? queryKeysOf(call);
  keysOfCalls.set(call, known);
  const unknown = asked.filter((key) => !known.has(key));
  if (unknown.length === 0) return;
  const keys = unknown.join(', ').slice(0, 100);
  const issues = unknown.map((path) => ({ path, message: 'This call doesn’t know this.' }));
  throw new Refused('query_unknown', { keys }, issues);
}

function queryKeysOf({ input: { query } }: Call): ReadonlySet<string> {
  if (!query) return new Set();
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  return new Set(Object.keys(properties));
}

/** The path, in a request, of a text that PostgreSQL can't store because of a NUL or an unpaired surrogate; null if there is none. */
function findUnstorableText(value: unknown, path: string[] = []): string[] | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inside] of Object.entries(value)) {
    const odd = findUnstorableText(inside, [...path, name]) ?? findUnstorableText(name, path);
    if (odd !== null) return odd;
  }
  return null;
}
