/** The part of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | Schema[];
  prefixItems?: Schema[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  '👩‍👩‍👧‍👦',
  'e\u0301',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '%',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{name}}',
  'NaN',
  '-0',
  '1e999',
  '9999999999999999999999',
  '2026-02-30',
  '2027-03-28T02:30',
  '2026-12-01T20:00:00.1234567890123',
  'x'.repeat(300),
];
const oddAddresses = [
  'https://chat.example/a',
  'https://chat.example/\u0000',
  'https://chat.example/\ud800',
  'https://\u0000.example/',
  ' https://chat.example/ \u0000',
  'https:\\\\chat.example\\a',
  'https://chat.example/?a=\u0000#\udfff',
  'https://user:pa\u0000ss@chat.example/',
  '//chat.example/a',
  'javascript:alert(1)',
];
const odd = [...oddTexts, null, true, -1, 0, 0.005, 1e308, -1e308, 2 ** 53, [], {}, [[[]]], { a: { b: 1 } }];

/** Makes valid and invalid values of a schema, the same for the same seed. */
export class Generator {
  readonly seed: number;
  readonly #ids: string[];
  readonly #now: number;
  #state: number;

  /**
   * @param ids existing ids, for fields that ask for one
   * @param now the time after which dates lie
   */
  constructor(seed: number, ids: string[], now: Date) {
    this.seed = seed;
    this.#ids = ids;
    this.#now = now.getTime();
    this.#state = seed;
  }

  chance(of: number): boolean {
    return this.#next() < of;
  }

  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.#next() * from.length)] as T;
  }

  /** A value as an address carries it. */
  text(schema: Schema): string {
    const value = this.value(schema);
    return typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '');
  }

  value(schema: Schema): unknown {
    if (this.chance(0.08)) return this.pick(odd);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return this.pick(schema.enum);
    if (schema.anyOf) return this.value(this.pick(schema.anyOf));
    if (schema.properties) return this.#object(schema);
    if (schema.prefixItems) return schema.prefixItems.map((item) => this.value(item));
    switch (schema.type) {
      case 'array':
        return Array.from({ length: Math.floor(this.#next() * 4) }, () =>
          this.value(Array.isArray(schema.items) ? (schema.items[0] ?? {}) : (schema.items ?? {})),
        );
      case 'integer':
      case 'number':
        return this.#number(schema);
      case 'boolean':
        return this.chance(0.5);
      case 'string':
        return this.#string(schema);
      default:
        return this.pick([...odd, ...this.#ids]);
    }
  }

  #object({ properties = {}, required = [] }: Schema): Record<string, unknown> {
    const made: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries(properties))
      if (required.includes(name) ? this.chance(0.97) : this.chance(0.6)) made[name] = this.value(schema);
    if (this.chance(0.1)) Object.assign(made, { role: 'admin', status: 'confirmed', unknown: 1 });
    return made;
  }

  #number({ type, minimum = -10, maximum = 100 }: Schema): number {
    if (this.chance(0.2)) return this.pick([minimum, maximum, minimum - 1, maximum + 1]);
    const value = minimum + this.#next() * (Math.min(maximum, 1000) - minimum);
    return type === 'integer' || this.chance(0.7) ? Math.round(value) : value;
  }

  #string({ format, maxLength = 40 }: Schema): string {
    if (format === 'uuid' || this.chance(0.2)) return this.pick(this.#ids);
    if (format === 'uri' || this.chance(0.05)) return this.pick(oddAddresses);
    if (format === 'date-time') return new Date(this.#now + this.#next() * 400 * 86_400_000).toISOString();
    if (format === 'date') return new Date(this.#now + this.#next() * 400 * 86_400_000).toISOString().slice(0, 10);
    if (this.chance(0.3)) return this.pick(oddTexts);
    return this.pick(['Utrecht', 'a@rondo.test', 'Volleyball', 'Rondo2026x', '12', 'y'.repeat(maxLength)]);
  }

  /** mulberry32 */
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }
}
