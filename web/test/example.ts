import { z } from 'zod';

/** A value of which a test gives only the parts that it is about, at any depth; lists are given item by item. */
export type Partly<T> = T extends readonly (infer Item)[]
  ? readonly Partly<Item>[]
  : T extends object
    ? { [K in keyof T]?: Partly<T[K]> }
    : T;

/** The parts of zod's definitions that answers of the API are made of. */
type Definition = z.core.$ZodTypes['_zod']['def'];

let made = 0;

/** Counted up, so that no two ids are the same and no pattern of a test matches one by chance. */
const newId = () => `00000000-0000-4000-8000-${(++made).toString().padStart(12, '0')}`;

/**
 * A value that a schema of the contract accepts: the given parts, and as little as possible beside them (the first of several choices, empty
 * lists, null where null is allowed). Objects and items of lists that are given in part are filled in.
 * @param at the value of every instant, ISO 8601
 */
export function exampleOf<T>(schema: z.ZodType<T>, given: Partly<T> | undefined, at: string): T {
  return fill(schema, given, at) as T;
}

function fill(schema: z.core.$ZodType, given: unknown, at: string): unknown {
  const definition = (schema as z.core.$ZodTypes)._zod.def;
  if (definition.type === 'object') return given === null ? null : fillObject(definition, given, at);
  if (definition.type === 'union') return fill(chosen(definition.options, given), given, at);
  if (definition.type === 'array' && Array.isArray(given))
    return given.map((item) => fill(definition.element, item, at));
  if (definition.type === 'record' && isObject(given))
    return Object.fromEntries(
      Object.entries(given).map(([key, value]) => [key, fill(definition.valueType, value, at)]),
    );
  if (given !== undefined && isWrapped(definition)) return given === null ? null : fill(inner(definition), given, at);
  return given === undefined ? least(definition, at) : given;
}

function fillObject({ shape }: z.core.$ZodObjectDef, given: unknown, at: string): Record<string, unknown> {
  const parts = isObject(given) ? given : {};
  const filled: Record<string, unknown> = { ...parts };
  for (const [key, part] of Object.entries(shape)) {
    const value = fill(part, parts[key], at);
    if (value !== undefined) filled[key] = value;
  }
  return filled;
}

/** The choice of a union that the given value fits: its literals agree, and it has all the keys. */
function chosen(options: readonly z.core.$ZodType[], given: unknown): z.core.$ZodType {
  const [first] = options;
  if (!first) throw new Error('a union of nothing');
  if (given === undefined) return first;
  if (!isObject(given)) return options.find((option) => z.safeParse(option, given).success) ?? first;
  const fits = (option: z.core.$ZodType) => {
    const definition = (option as z.core.$ZodTypes)._zod.def;
    return (
      definition.type === 'object' &&
      Object.entries(given).every(([key, value]) => {
        const part = definition.shape[key];
        const isKey = typeof value !== 'object' && part !== undefined;
        return part !== undefined && (!isKey || value === undefined || z.safeParse(part, value).success);
      })
    );
  };
  return (
    options.find(fits) ?? options.find((option) => (option as z.core.$ZodTypes)._zod.def.type === 'object') ?? first
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Wrapper = Extract<Definition, { innerType: z.core.$ZodType }> | z.core.$ZodPipeDef | z.core.$ZodLazyDef;

const isWrapped = (definition: Definition): definition is Definition & Wrapper =>
  'innerType' in definition || definition.type === 'pipe' || definition.type === 'lazy';

function inner(definition: Wrapper): z.core.$ZodType {
  if (definition.type === 'pipe') return definition.in;
  return definition.type === 'lazy' ? definition.getter() : definition.innerType;
}

/** The smallest value that a schema accepts. */
function least(definition: Definition, at: string): unknown {
  switch (definition.type) {
    case 'optional':
    case 'undefined':
    case 'void':
      return undefined;
    case 'nullable':
    case 'null':
      return null;
    case 'array':
      return [];
    case 'record':
      return {};
    case 'boolean':
      return false;
    case 'number':
      return leastNumber(definition);
    case 'string':
      return leastText(definition, at);
    case 'literal':
      return definition.values[0];
    case 'enum':
      return Object.values(definition.entries)[0];
    case 'tuple':
      return definition.items.map((item) => fill(item, undefined, at));
    default:
      if (isWrapped(definition)) return fill(inner(definition), undefined, at);
      return null;
  }
}

function leastNumber({ checks = [] }: z.core.$ZodNumberDef): number {
  for (const { _zod } of checks) {
    const { check, value } = _zod.def as z.core.$ZodCheckGreaterThanDef;
    if (check === 'greater_than') return Math.max(0, Number(value));
  }
  return 0;
}

function leastText(definition: z.core.$ZodStringDef, at: string): string {
  const formats = [definition, ...(definition.checks ?? []).map(({ _zod }) => _zod.def)].flatMap((one) =>
    'format' in one ? [String(one.format)] : [],
  );
  const [format] = formats;
  if (format === 'uuid' || format === 'guid') return newId();
  if (format === 'datetime') return at;
  if (format === 'date') return at.slice(0, 10);
  if (format === 'time') return '20:00';
  if (format === 'email') return 'somebody@rondo.test';
  if (format === 'url') return 'https://rondo.test/';
  const isAsked = (definition.checks ?? []).some(({ _zod }) => _zod.def.check === 'min_length');
  return isAsked ? 'something' : '';
}
