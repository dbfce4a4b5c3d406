import type { ErrorCode } from '@rondo/contract';
import { ApiError } from '../platform/api.ts';

/** Names of a form's fields as in the contract, each with the refusals that are about it. */
export type RefusedFields<Name extends string> = Readonly<Partial<Record<Name, readonly ErrorCode[]>>>;

/** The fields that a refusal is about, by its code or else by the server's list of invalid fields; empty if it is about the whole form. */
export function placeRefusal<Name extends string>(error: unknown, fields: RefusedFields<Name>): Name[] {
  if (!(error instanceof ApiError)) return [];
  const names = Object.keys(fields) as Name[];
  const byCode = names.filter((name) => fields[name]?.includes(error.code));
  if (byCode.length > 0) return byCode;
  const paths = new Set(error.issues.map(({ path }) => path.split('.')[0]));
  return names.filter((name) => paths.has(name));
}
