import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who may make a call. `visitor` is anyone at all; the others need a session of at least that kind. */
export type Access = 'visitor' | 'guest' | 'player' | 'organiser' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallInput {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body travels as multipart/form-data: JSON in the field `data`, and at most one file in this field. */
  file?: string;
  /** The code that refuses a file that is too large, if not as a picture. */
  tooLarge?: ErrorCode;
  /** Does the same with several files in one field, at most this many. */
  files?: { field: string; most: number };
}

export interface Call<I extends CallInput = CallInput, Answer = unknown, Who extends Access = Access> {
  method: Method;
  /** Path below `/api`, parameters in braces: `/matches/{id}`. */
  path: string;
  summary: string;
  access: Who;
  input: I;
  /** The body of the answer when it succeeds. */
  output: z.ZodType<Answer>;
  /** Refusals of this call, beyond those of any call (see {@link refusalsOf}). */
  errors: readonly ErrorCode[];
  /** Whether the call needs a fresh proof of identity, if {@link asksProof} would decide otherwise. */
  proof?: boolean;
  /** Whether the call decides about other people's money: an admin can't make it within a week of becoming an admin (product.md#administration). */
  decidesMoney?: true;
  /** Retried calls carry an `Idempotency-Key` header; the second call gets the first answer. */
  idempotent?: boolean;
  /** Answers with a file of this type instead of JSON; `output` describes its text. */
  media?: 'text/csv' | 'application/xml' | 'application/pdf' | 'application/vnd.apple.pkpass' | 'image/png';
  /** Answers 303 with another address to go to, which `output` describes; a refusal is shown on one of Rondo's pages. */
  redirect?: boolean;
  /** Answers with server-sent events instead of one body; `output` describes them. */
  stream?: boolean;
}

/** Refusals any call can answer with. */
const commonErrors = [
  'invalid_input',
  'not_logged_in',
  'not_allowed',
  'cross_site',
  'too_many_requests',
  'unavailable',
  'busy',
  'maintenance',
] as const;

/**
 * Whether a call needs a fresh proof of who the caller is: an admin's changes and the console's files do, unless the call says that it changes
 * nothing of other people's (product.md#administration).
 */
export const asksProof = ({ access, method, media, proof }: Call): boolean =>
  proof ?? (access === 'admin' && (method !== 'GET' || media !== undefined));

/**
 * Whether a call refuses keys in its address that it doesn't know (wire.md#refusals): calls that change something or answer with a file, and all
 * calls of the console, because admins act on its lists.
 */
export function knowsItsQuery({ method, media, access }: Call): boolean {
  return method !== 'GET' || media !== undefined || access === 'admin';
}

/** Every refusal that a call can answer with, without repeats. */
export function refusalsOf(call: Call): ErrorCode[] {
  return [
    ...new Set([
      ...commonErrors,
      ...call.errors,
      ...(knowsItsQuery(call) ? (['query_unknown'] as const) : []),
      ...(call.idempotent ? (['idempotency_key_reused'] as const) : []),
      ...(asksProof(call) ? (['confirm_identity'] as const) : []),
      ...(call.decidesMoney ? (['admin_too_new'] as const) : []),
    ]),
  ];
}

/** One API call, defined once; the server, the typed client and the OpenAPI document all derive from it. */
export function defineCall<I extends CallInput, Answer, Who extends Access>(
  call: Call<I, Answer, Who>,
): Call<I, Answer, Who> {
  return call;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Given<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a handler receives after validation. */
export type CallRequest<C extends Call> = {
  params: Parsed<C['input']['params']>;
  query: Parsed<C['input']['query']>;
  body: Parsed<C['input']['body']>;
};

/** What a client passes. */
export type CallArguments<C extends Call> = {
  [K in 'params' | 'query' | 'body' as C['input'][K] extends z.ZodType ? K : never]: Given<C['input'][K]>;
};

export type CallResponse<C extends Call> = C extends Call<CallInput, infer Answer> ? Answer : never;
