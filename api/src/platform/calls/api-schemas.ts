import { z } from 'zod';

type Json = Record<string, unknown>;
type Side = 'input' | 'output';

/** The formats that OpenAPI knows; zod puts the names of its own checks there, whose pattern says everything. */
const formats: ReadonlySet<string> = new Set(['date', 'date-time', 'email', 'time', 'uri', 'uuid']);

const inDefinitions = '#/$defs/';
const inComponents = '#/components/schemas/';

/** JSON Schemas of requests and answers. Named ones are components, which the others refer to. */
export class ApiSchemas {
  /** Components that something has referred to so far. */
  readonly components: Record<string, Json> = {};
  /** Schemas whose input differs from their output, because defaults may be left out. */
  readonly #differing: ReadonlySet<string>;

  /** @param named schemas by the names of their exports; other exports may be among them */
  constructor(named: Record<string, unknown>) {
    for (const [name, value] of Object.entries(named)) {
      if (!(value instanceof z.ZodType)) continue;
      const known = z.globalRegistry.get(value);
      const id = name.charAt(0).toUpperCase() + name.slice(1);
      if (known?.id === undefined) z.globalRegistry.add(value, { ...known, id });
    }
    this.#differing = findDiffering();
  }

  of(schema: z.ZodType, side: Side): Json {
    const {
      $schema: _,
      $defs = {},
      ...own
    } = z.toJSONSchema(schema, {
      io: side,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        if (jsonSchema.format !== undefined && !formats.has(jsonSchema.format)) delete jsonSchema.format;
      },
    });
    for (const [name, definition] of Object.entries($defs)) {
      if (name.startsWith('__'))
        throw new Error(`a shape that refers to itself needs a name in the contract: ${JSON.stringify(definition)}`);
      this.components[this.#nameOf(name, side)] ??= this.#refer(definition, side);
    }
    return this.#refer(own, side);
  }

  /** The schema written out, even if it has a name. */
  unnamed(schema: z.ZodType, side: Side): Json {
    return this.of(schema.clone(schema._zod.def), side);
  }

  #nameOf(name: string, side: Side): string {
    return side === 'input' && this.#differing.has(name) ? `${name}Input` : name;
  }

  #refer(schema: object, side: Side): Json {
    return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
      key === '$ref' && typeof value === 'string' && value.startsWith(inDefinitions)
        ? inComponents + this.#nameOf(value.slice(inDefinitions.length), side)
        : value,
    ) as Json;
  }
}

/** Names of the schemas that differ by side, or that refer to one that does. */
function findDiffering(): Set<string> {
  const all = (io: Side) =>
    z.toJSONSchema(z.globalRegistry, { io, unrepresentable: 'any', uri: (id) => inDefinitions + id }).schemas;
  const [given, answered] = [all('input'), all('output')];
  const texts = new Map(Object.keys(given).map((name) => [name, JSON.stringify(given[name])]));
  const differing = new Set([...texts.keys()].filter((name) => texts.get(name) !== JSON.stringify(answered[name])));
  for (let before = -1; before < differing.size;) {
    before = differing.size;
    for (const [name, text] of texts)
      if ([...differing].some((other) => text.includes(`"${inDefinitions}${other}"`))) differing.add(name);
  }
  return differing;
}
