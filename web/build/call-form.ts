import { type Call, fieldsOf } from '@rondo/contract';
import { z } from 'zod';
import type { CallForm, FieldRules } from '../src/platform/call-form.ts';

type Words = Omit<FieldRules, 'required' | 'optional' | 'nullable' | 'exact' | 'fields'>;

const words = [
  'type',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'format',
  'pattern',
  'enum',
] as const;

/** The part of a call's input that a form knows: the rules of each field, from its schema, and the field that each refusal is about. */
export function formOf({ method, path, input, errors }: Call): CallForm {
  const fields = fieldsIn(`${method} ${path}:`, input.body);
  const file = input.file ?? input.files?.field;
  const refused = errors.flatMap((code) => {
    const name = fieldsOf(code).find((one) => one === file || Object.hasOwn(fields, one));
    return name === undefined ? [] : [[code, name]];
  });
  return { fields, file, refused: Object.fromEntries(refused) as CallForm['refused'] };
}

/** @param within the call and the outer fields, which name the place of a mistake in the contract */
const fieldsIn = (within: string, body: z.core.$ZodType | undefined) =>
  Object.fromEntries(
    Object.entries(shapeOf(body)).map(([name, schema]) => [name, rulesOf(`${within} ${name}`, schema)]),
  );

/** The fields of an object, or of each row of a list. */
function shapeOf(schema: z.core.$ZodType | undefined): Readonly<Record<string, z.core.$ZodType>> {
  if (!schema) return {};
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return def.shape;
  if (def.type === 'array') return shapeOf(def.element);
  if (def.type === 'pipe') return shapeOf(def.in);
  return 'innerType' in def ? shapeOf(def.innerType) : {};
}

/** Some rules can't be read from a schema, so the schema is tried: whether it accepts nothing, an empty text, null, or spaces alone. */
function rulesOf(at: string, schema: z.core.$ZodType): FieldRules {
  const takes = (value: unknown) => z.safeParse(schema, value).success;
  const { minLength, ...rules } = wordsOf(at, schema);
  const isFilled = rules.type !== 'array' && !takes('') && !takes(null);
  const isOptional = takes(undefined);
  const fields = fieldsIn(at, schema);
  return {
    ...rules,
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(minLength !== undefined && minLength > 1 && { minLength }),
    ...(isFilled && !isOptional && { required: true }),
    ...(isFilled && isOptional && rules.type === 'string' && { optional: true }),
    ...(takes(null) && { nullable: true }),
    ...(isFilled && rules.type === 'string' && takes(' ') && { exact: true }),
  };
}

function wordsOf(at: string, schema: z.core.$ZodType): Words {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'pipe') return narrowed(wordsOf(at, def.in), wordsOf(at, def.out));
  if (def.type === 'union') return common(def.options.map((option) => wordsOf(at, option)));
  if (def.type === 'transform' || def.type === 'literal') return {};
  return 'innerType' in def ? wordsOf(at, def.innerType) : ownWords(at, schema);
}

/** Merges the two schemas of a pipe: a text that becomes a number counts as a number; if the kind stays the same, both schemas hold. */
function narrowed(first: Words, then: Words): Words {
  return then.type === undefined || then.type === first.type ? { ...first, ...then } : then;
}

/** The rules that all options of a union share. An option without rules, such as an empty text, is ignored; options of different kinds share none. */
function common(options: readonly Words[]): Words {
  const [first = {}, ...others] = options.filter((option) => Object.keys(option).length > 0);
  if (others.length === 0) return first;
  return others.every(({ type }) => type === first.type) ? { type: first.type } : {};
}

/** Keeps a format's name and drops its pattern: the pattern of an email address alone has some hundred bytes. */
function ownWords(at: string, schema: z.core.$ZodType): Words {
  const said: Record<string, unknown> = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const kept = words.filter((word) => {
    if (said[word] === undefined || Math.abs(Number(said[word])) === Number.MAX_SAFE_INTEGER) return false;
    return word !== 'pattern' || said['format'] === undefined;
  });
  if (kept.includes('pattern')) refuseFlags(at, schema);
  return Object.fromEntries(kept.map((word) => [word, said[word]]));
}

/** A form applies patterns with the flag `u` alone, so any other flag would hold on the server only. */
function refuseFlags(at: string, schema: z.core.$ZodType): void {
  for (const { _zod } of (schema as z.core.$ZodTypes)._zod.def.checks ?? []) {
    const { pattern } = _zod.def as z.core.$ZodCheckRegexDef;
    if (pattern && !['', 'u'].includes(pattern.flags)) throw new Error(`${at} has a pattern with flags: ${pattern}`);
  }
}
