import { appendFileSync } from 'node:fs';
import { PostgresQueryCompiler, type RawBuilder, sql } from 'kysely';
import { afterAll, expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that keeps what was collected for the end of the run: a line of JSON each. */
    statementsFile: string;
  }
}

/** What a worker has seen: a test file that ran, or a text of a template at a site, executed or only used inside others. */
export type Collected = { testFile: string } | { site: string; text: string; executed: boolean };

type Execute = RawBuilder<unknown>['execute'];

/** The most texts kept for one site, because a search has very many. */
const textsASite = 40;

class Collection {
  private readonly sites = new WeakMap<object, string>();
  private readonly texts = new Map<string, Set<string>>();
  private readonly fragments = new Map<string, RawBuilder<unknown>>();
  private unwritten: Collected[] = [];

  constructor() {
    const raw: { execute: Execute } = Object.getPrototypeOf(sql``);
    const { execute } = raw;
    const note = (builder: RawBuilder<unknown>, text: () => string) => this.note(builder, text);
    raw.execute = function (this: RawBuilder<unknown>, db, options) {
      note(this, () => this.compile(db).sql);
      return Reflect.apply(execute, this, [db, options]);
    };
  }

  made(site: string, builder: RawBuilder<unknown>): void {
    this.sites.set(builder, site);
    if (!this.texts.has(site)) this.fragments.set(site, builder);
  }

  private note(builder: RawBuilder<unknown>, text: () => string): void {
    const site = this.sites.get(builder);
    if (site === undefined) return;
    this.fragments.delete(site);
    const known = this.texts.get(site) ?? new Set();
    this.texts.set(site, known);
    if (known.size === textsASite) return;
    const said = text();
    if (known.has(said)) return;
    known.add(said);
    this.unwritten.push({ site, text: said, executed: true });
  }

  write(file: string, testFile: string): void {
    // A template only used inside others may be a whole statement: a list of which pages are read.
    for (const [site, builder] of this.fragments) {
      this.texts.set(site, new Set());
      const { sql: text } = new PostgresQueryCompiler().compileQuery(builder.toOperationNode(), { queryId: site });
      this.unwritten.push({ site, text, executed: false });
    }
    this.fragments.clear();
    this.unwritten.push({ testFile });
    appendFileSync(file, this.unwritten.map((line) => `${JSON.stringify(line)}\n`).join(''));
    this.unwritten = [];
  }
}

// One for each worker: this file is loaded again for each test file, but the product's files aren't.
const worker: typeof globalThis & { rondoStatements?: Collection } = globalThis;
const collection = (worker.rondoStatements ??= new Collection());

/** What `sql` is in the product's files while tests run (mark-sites.ts). */
export const sqlAt =
  (site: string) =>
  (strings: TemplateStringsArray, ...values: unknown[]): RawBuilder<unknown> => {
    const builder = sql(strings, ...values);
    collection.made(site, builder);
    return builder;
  };

afterAll(() => collection.write(inject('statementsFile'), expect.getState().testPath ?? ''));
