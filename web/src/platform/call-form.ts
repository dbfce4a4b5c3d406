import type { Call, CallArguments, ErrorCode } from '@rondo/contract';
import { isEmail } from './email-of.ts';

/** The rules of a field, named as in JSON Schema (decisions/0088-one-description-of-a-form.md). */
export interface FieldRules {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  /** Whether the field has to be filled in. */
  required?: true;
  /** Whether an empty field is left out of the call. */
  optional?: true;
  /** Whether an empty field is sent as null. */
  nullable?: true;
  /** Whether spaces alone count as filled in, as in a password. */
  exact?: true;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  format?: string;
  pattern?: string;
  enum?: readonly unknown[];
  /** The fields of an object, or of each row of a list. */
  fields?: Fields;
}

type Fields = Readonly<Record<string, FieldRules>>;

/** The part of a call's input that the web knows: taken from its schema when the web is built (web/build/call-form.ts). */
export interface CallForm {
  fields: Fields;
  /** The field for files. */
  file?: string;
  /** The field that each refusal is about. */
  refused: Readonly<Partial<Record<ErrorCode, string>>>;
}

/** A kind of error in a field. */
export type FieldProblem = 'missing' | 'short' | 'long' | 'low' | 'high' | 'invalid';

export function problemOf(rules: FieldRules, value: unknown): FieldProblem | null {
  if (Array.isArray(value)) return listProblem(rules, value.length);
  if (isEmpty(rules, value)) return rules.required ? 'missing' : null;
  if (rules.type === 'boolean') return typeof value === 'boolean' ? null : 'missing';
  if (typeof value !== 'string') return null;
  if (isNumber(rules)) return numberProblem(rules, value.trim());
  return textProblem(rules, rules.exact ? value : value.trim());
}

/** The errors of a field and of a list's rows, by path: `teams`, `teams.0.name`. The form itself checks the fields of an object. */
export function problemsOf(path: string, rules: FieldRules, value: unknown): Map<string, FieldProblem> {
  const problem = problemOf(rules, value);
  const rows = Array.isArray(value) ? value.flatMap((row, at) => rowProblems(`${path}.${at}`, rules, row)) : [];
  return new Map([...(problem ? [[path, problem] as const] : []), ...rows]);
}

function rowProblems(path: string, { fields = {} }: FieldRules, row: unknown): [string, FieldProblem][] {
  return Object.entries(fields).flatMap(([name, rules]) => {
    const [at, value] = [`${path}.${name}`, valueAt(row, name)];
    return rules.fields ? rowProblems(at, rules, value) : [...problemsOf(at, rules, value)];
  });
}

export function valueAt(draft: unknown, path: string): unknown {
  return path.split('.').reduce((within, key) => (isRecord(within) ? within[key] : undefined), draft);
}

/** A copy of a draft, or of a part of it, with another value at a path. */
export function withValue(draft: unknown, path: string, value: unknown): unknown {
  const [key = '', ...rest] = path.split('.');
  const next = rest.length === 0 ? value : withValue(valueAt(draft, key), rest.join('.'), value);
  return Array.isArray(draft) ? draft.with(Number(key), next) : { ...(isRecord(draft) && draft), [key]: next };
}

/** The path without its row, which is the same for each row: `teams.name`. */
export const columnOf = (path: string) => path.replaceAll(/\.\d+(?=\.|$)/g, '');

export function rulesAt({ fields }: Pick<CallForm, 'fields'>, path: string): FieldRules | undefined {
  return columnOf(path)
    .split('.')
    .reduce<FieldRules | undefined>((within, name) => within?.fields?.[name], { fields });
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export type BodyOf<C extends Call> = CallArguments<C> extends { body: infer Body } ? Body : never;

/** The form of a call that is imported from `@rondo/contract/forms`. */
export const formIn = (call: Call): CallForm => (call as unknown as { form: CallForm }).form;

/**
 * The call's input from a draft without errors.
 * @param without fields that aren't asked for now, and so aren't sent
 */
export function inputOf<C extends Call>(call: C, draft: object, without: readonly string[] = []): BodyOf<C> {
  const asked = Object.entries(draft).filter(([name]) => !without.includes(name));
  return bodyOf(formIn(call), Object.fromEntries(asked)) as BodyOf<C>;
}

/** A draft as the call takes it: digits become numbers, and values that aren't part of its input are left out. */
export function bodyOf({ fields }: Pick<CallForm, 'fields'>, draft: object): Record<string, unknown> {
  const given = Object.entries(fields).map(([name, rules]) => [name, wireValue(rules, valueAt(draft, name))] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

function wireValue(rules: FieldRules, value: unknown): unknown {
  const { fields } = rules;
  if (fields && Array.isArray(value)) return value.map((row: object) => bodyOf({ fields }, row));
  if (fields && isRecord(value)) return bodyOf({ fields }, value);
  if (typeof value !== 'string') return value;
  if (value.trim() === '' && !rules.exact) {
    if (rules.nullable) return null;
    return isNumber(rules) || rules.optional ? undefined : '';
  }
  return isNumber(rules) ? numberOf(value) : value;
}

/** The number that was typed, with a point or a comma; NaN if nothing was. */
export const numberOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.')));

const isNumber = ({ type }: FieldRules) => type === 'number' || type === 'integer';

function isEmpty({ exact }: FieldRules, value: unknown): boolean {
  if (typeof value === 'string') return (exact ? value : value.trim()) === '';
  return value === null || value === undefined;
}

function listProblem({ minItems = 0, maxItems = Infinity }: FieldRules, length: number): FieldProblem | null {
  if (length < minItems) return 'missing';
  return length > maxItems ? 'long' : null;
}

function numberProblem(rules: FieldRules, digits: string): FieldProblem | null {
  const { type, minimum = -Infinity, maximum = Infinity, multipleOf = 0 } = rules;
  const number = numberOf(digits);
  if (!/^-?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(digits) || (type === 'integer' && !Number.isInteger(number)))
    return 'invalid';
  if (number < minimum) return 'low';
  if (number > maximum) return 'high';
  return multipleOf > 0 && !isStep(number / multipleOf) ? 'invalid' : null;
}

/** Whether a number is whole, apart from the rounding of binary fractions. */
const isStep = (steps: number) => Math.abs(steps - Math.round(steps)) < 1e-9;

function textProblem(rules: FieldRules, text: string): FieldProblem | null {
  const { minLength = 0, maxLength = Infinity, pattern } = rules;
  if (text.length < minLength) return 'short';
  if (text.length > maxLength) return 'long';
  if (rules.enum && !rules.enum.includes(text)) return 'invalid';
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return 'invalid';
  return rules.format === 'email' && !isEmail(text) ? 'invalid' : null;
}
