import { errorMessage, isErrorCode } from '@rondo/contract/errors';
import type { ErrorCode, ErrorParams } from '@rondo/contract';
import type { z } from 'zod';

export type Issue = z.core.$ZodIssue;

/** The message of an issue whose schema has none: zod's and other libraries' own English is never used. */
export const unsaid = '';

/** A refusal that an issue names, in its parameter or in place of its message. */
export function refusalNamedBy(issue: Issue): { code: ErrorCode; params?: ErrorParams } | null {
  if (issue.code === 'custom' && typeof issue.params?.['code'] === 'string' && isErrorCode(issue.params['code']))
    return { code: issue.params['code'] };
  if (!isErrorCode(issue.message)) return null;
  return { code: issue.message, ...(issue.code === 'too_big' && { params: { most: Number(issue.maximum) } }) };
}

/** The contract's sentence for what is wrong; null if it has none. */
export function ownWordsOf(issue: Issue): string | null {
  const named = refusalNamedBy(issue);
  if (named) return errorMessage(named.code, named.params);
  if (issue.message !== unsaid) return issue.message;
  const tried = issue.code === 'invalid_union' ? issue.errors.flat() : [];
  for (const one of tried) {
    const words = ownWordsOf(one);
    if (words !== null) return words;
  }
  return null;
}

/** Says what is wrong with a field, in Rondo's own plain English (wire.md#refusals). */
export function sayIssue(issue: Issue): string {
  const own = ownWordsOf(issue);
  if (own !== null) return own;
  if (issue.input === undefined && missing.has(issue.code)) return 'This is missing.';
  switch (issue.code) {
    case 'invalid_type':
      return `This must be ${nameOfType(issue.expected)}.`;
    case 'too_small':
      return sayBound('At least', 'More than', issue, issue.minimum);
    case 'too_big':
      return sayBound('At most', 'Less than', issue, issue.maximum);
    case 'invalid_format':
      return `This must be ${formats[issue.format] ?? 'written in another way'}.`;
    case 'not_multiple_of':
      return `This must be a multiple of ${issue.divisor}.`;
    case 'unrecognized_keys':
      return `This has what nobody knows: ${issue.keys.join(', ')}.`;
    case 'invalid_value':
      return `This must be ${inWords(issue.values.map(String))}.`;
    case 'invalid_union':
      return sayUnion(issue);
    default:
      return 'This isn’t valid.';
  }
}

const missing: ReadonlySet<string> = new Set(['invalid_type', 'invalid_value', 'invalid_union']);

const formats: Readonly<Partial<Record<string, string>>> = {
  uuid: 'an id',
  url: 'a web address',
  date: 'a day such as 2026-12-31',
  datetime: 'a time such as 2026-12-31T20:00:00+01:00',
};

const types: Readonly<Partial<Record<string, string>>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  tuple: 'a list',
  record: 'an object',
  null: 'null',
};

const nameOfType = (type: string): string => types[type] ?? 'something else';

const counted: Readonly<Partial<Record<string, string>>> = { string: 'characters', array: 'entries' };

function sayBound(
  inclusive: string,
  exclusive: string,
  issue: { origin: string; inclusive?: boolean; exact?: boolean },
  bound: number | bigint,
): string {
  const what = counted[issue.origin];
  const words = issue.exact ? 'Exactly' : issue.inclusive === false ? exclusive : inclusive;
  return `${words} ${bound}${what ? ` ${what}` : ''}.`;
}

/** Says what is wrong with the kind that was meant, if one was; otherwise which kinds there are. */
function sayUnion({ errors }: z.core.$ZodIssueInvalidUnion): string {
  const tried = errors.flat();
  const meant = tried.find((one) => one.path.length > 0 || !missing.has(one.code));
  if (meant) return sayIssue(meant);
  const kinds = tried.flatMap((one) => {
    if (one.code === 'invalid_type') return nameOfType(one.expected);
    return one.code === 'invalid_value' ? one.values.map((value) => (value === '' ? 'empty' : String(value))) : [];
  });
  return kinds.length > 0 ? `This must be ${inWords([...new Set(kinds)])}.` : 'This isn’t valid.';
}

function inWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}
