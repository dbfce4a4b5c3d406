import type { ErrorCode } from '@rondo/contract';
import { isEmail } from './email-of.ts';

/** What a field has to be, in the words of JSON Schema (decisions/0088-one-description-of-a-form.md). */
export interface FieldRules {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array';
  /** Whether it can't be left empty. */
  required?: true;
  /** Whether it is left out if it is empty. */
  optional?: true;
  /** Whether null says that nothing was filled in. */
  nullable?: true;
  /** Whether spaces alone are something, as in a password. */
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
}

/** What the web knows of a call's input: taken from its schema when the web is built (web/build/call-form.ts). */
export interface CallForm {
  fields: Readonly<Record<string, FieldRules>>;
  /** The field in which its files go. */
  file?: string;
  /** The field that each of its refusals is about. */
  refused: Readonly<Partial<Record<ErrorCode, string>>>;
}

/** What is wrong with what stands in a field. */
export type FieldProblem = 'missing' | 'short' | 'long' | 'low' | 'high' | 'invalid';

export function problemOf(rules: FieldRules, value: unknown): FieldProblem | null {
  if (Array.isArray(value)) return listProblem(rules, value.length);
  if (isEmpty(rules, value)) return rules.required ? 'missing' : null;
  if (rules.type === 'boolean') return typeof value === 'boolean' ? null : 'missing';
  if (typeof value !== 'string') return null;
  if (isNumber(rules)) return numberProblem(rules, value.trim());
  return textProblem(rules, rules.exact ? value : value.trim());
}

/** What was filled in, as the call takes it: digits are a number, and what isn't part of its input stays here. */
export function bodyOf({ fields }: CallForm, draft: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const given = Object.entries(fields).map(([name, rules]) => [name, wireValue(rules, draft[name])] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

function wireValue(rules: FieldRules, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.trim() === '' && !rules.exact) {
    if (rules.nullable) return null;
    return isNumber(rules) || rules.optional ? undefined : value;
  }
  return isNumber(rules) ? numberOf(value) : value;
}

/** The number that was typed, with a point or a comma. */
export const numberOf = (typed: string): number => Number(typed.replace(',', '.'));

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
  if (!/^-?\d+(?:[.,]\d+)?$/.test(digits) || (type === 'integer' && !Number.isInteger(number))) return 'invalid';
  if (number < minimum) return 'low';
  if (number > maximum) return 'high';
  return multipleOf > 0 && !isStep(number / multipleOf) ? 'invalid' : null;
}

/** Whether it is whole, but for what binary fractions lose. */
const isStep = (steps: number) => Math.abs(steps - Math.round(steps)) < 1e-9;

function textProblem(rules: FieldRules, text: string): FieldProblem | null {
  const { minLength = 0, maxLength = Infinity, pattern } = rules;
  if (text.length < minLength) return 'short';
  if (text.length > maxLength) return 'long';
  if (rules.enum && !rules.enum.includes(text)) return 'invalid';
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return 'invalid';
  return rules.format === 'email' && !isEmail(text) ? 'invalid' : null;
}
