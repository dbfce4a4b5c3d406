import path from 'node:path';
import { API, type Checker, type Program, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';
import { isTaggedTemplateExpression } from 'typescript/unstable/ast/is';
import type { Node } from 'typescript/unstable/ast';
import type { Column } from './describe.ts';
import { sitesOf } from './mark-sites.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** What the compiler knows about the `sql` templates in code. */
export interface Templates {
  /** The sites of all templates. */
  sites: Set<string>;
  /** The differences between these columns and the row type that a template asserts, `sql<Row>`; none if it asserts none. */
  compare: (site: string, columns: readonly Column[]) => string[];
  asserts: (site: string) => boolean;
}

/** Reads the templates of all requested files with the compiler's own types. */
export async function withTemplates<T>(
  isAsked: (file: string) => boolean,
  work: (templates: Templates) => Promise<T>,
): Promise<T> {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [path.join(root, 'tsconfig.json')] }).getProjects();
    if (!project) throw new Error('tsconfig.json is no project');
    const { program, checker } = project;
    const sites = new Set<string>();
    const rowTypes = new Map<string, Type>();
    for (const file of program.getSourceFileNames().filter(isAsked)) {
      const source = program.getSourceFile(file);
      const here = sitesOf(file, source?.text ?? '');
      for (const site of here.values()) sites.add(site);
      const visit = (node: Node): void => {
        if (isTaggedTemplateExpression(node) && node.typeArguments?.[0]) {
          const type = checker.getTypeFromTypeNode(node.typeArguments[0]);
          const site = here.get(node.tag.getStart(source));
          if (site && type && isRow(type)) rowTypes.set(site, type);
        }
        node.forEachChild(visit);
      };
      if (source && here.size > 0) visit(source);
    }
    const comparison = new Comparison(checker, storedRows(program, checker));
    return await work({
      sites,
      asserts: (site) => rowTypes.has(site),
      compare(site, columns) {
        const type = rowTypes.get(site);
        return type ? comparison.compare(type, columns) : [];
      },
    });
  } finally {
    api.close();
  }
}

/** A row, not an expression's value such as `sql<number>` or `sql<Date>`. */
function isRow(type: Type): boolean {
  if (type.isIntersectionType()) return type.getTypes().some(isRow);
  return type.isObjectType() && !['Buffer', 'Date'].includes(type.getSymbol()?.name ?? '');
}

/** The generated `DB`: its tables' rows as they are read. */
function storedRows(program: Program, checker: Checker): Type {
  const rows = program.getSourceFile(path.join(root, 'api/src/platform/schema.ts'));
  const found = rows && checker.resolveName('Rows', SymbolFlags.TypeAlias, rows);
  if (!found) throw new Error('schema.ts has no Rows');
  return checker.getDeclaredTypeOfSymbol(found);
}

/** Kinds of values in code, by PostgreSQL's types. */
const kinds: Record<string, TypeFlags | 'Buffer' | 'Date' | 'any'> = {
  bool: TypeFlags.BooleanLike,
  bytea: 'Buffer',
  date: 'Date',
  float8: TypeFlags.NumberLike,
  int2: TypeFlags.NumberLike,
  int4: TypeFlags.NumberLike,
  int8: TypeFlags.NumberLike,
  json: 'any',
  jsonb: 'any',
  numeric: TypeFlags.NumberLike,
  text: TypeFlags.StringLike,
  timestamptz: TypeFlags.StringLike,
  uuid: TypeFlags.StringLike,
};

class Comparison {
  private readonly checker: Checker;
  private readonly stored: Type;

  constructor(checker: Checker, stored: Type) {
    this.checker = checker;
    this.stored = stored;
  }

  compare(row: Type, columns: readonly Column[]): string[] {
    const { checker } = this;
    const fields = new Map(
      checker.getPropertiesOfType(row).map((field) => [field.name, checker.getTypeOfSymbol(field)]),
    );
    // A row type that allows more than it names: what more there is isn't known here.
    const isOpen = row.isIntersectionType() && row.getTypes().some((type) => type.isTypeParameter());
    // If two columns have one name, the later one is read.
    const named = new Map(columns.map((column) => [column.name, column]));
    return [
      ...[...fields.keys()].filter((name) => !named.has(name)).map((name) => `no column ${name}`),
      ...[...named.values()].flatMap((column) => {
        const type = fields.get(column.name);
        if (!type) return isOpen ? [] : [`column ${column.name} is not in the row type`];
        return this.fits(type, column)
          ? []
          : [`column ${column.name} is ${this.said(column)}, not ${checker.typeToString(type)}`];
      }),
    ];
  }

  private said({ type, source }: Column): string {
    const stored = source && this.storedType(source);
    return stored ? `${this.checker.typeToString(stored)} (${source.table}.${source.column})` : type;
  }

  private storedType({ table, column }: { table: string; column: string }): Type | undefined {
    const row = this.checker.getPropertyOfType(this.stored, table);
    const field = row && this.checker.getPropertyOfType(this.checker.getTypeOfSymbol(row) ?? this.stored, column);
    return field && this.checker.getTypeOfSymbol(field);
  }

  private fits(type: Type, { type: name, source }: Column): boolean {
    if (!this.isKind(type, name)) return false;
    const stored = source && this.storedType(source);
    return !stored || isAnything(stored) || this.checker.isTypeAssignableTo(stored, type);
  }

  private isKind(type: Type, name: string): boolean {
    const parts = (type.isUnionType() ? type.getTypes() : [type]).filter((part) => !(part.flags & TypeFlags.Nullable));
    const kind = kinds[name.replace(/^_/, '')];
    if (kind === undefined) return false;
    if (kind === 'any' || parts.every(isAnything)) return true;
    if (!name.startsWith('_')) return parts.every((part) => isOf(part, kind));
    return parts.every((part) => {
      const [element] =
        part.isTypeReference() && this.checker.isArrayType(part) ? this.checker.getTypeArguments(part) : [];
      return element !== undefined && this.isKind(element, name.slice(1));
    });
  }
}

const isAnything = (type: Type) => (type.flags & TypeFlags.AnyOrUnknown) !== 0;

const isOf = (type: Type, kind: TypeFlags | string) =>
  typeof kind === 'string' ? type.getSymbol()?.name === kind : (type.flags & kind) !== 0;
