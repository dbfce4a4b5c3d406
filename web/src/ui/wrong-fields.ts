import {
  type CallForm,
  columnOf,
  type FieldProblem,
  type FieldRules,
  problemsOf,
  rulesAt,
} from '../platform/call-form.ts';

export type NameOf<D> = keyof D & string;
/** The path of a field or of a row's field: `teams.0.name`; `teams.name` means this field in each row. */
export type PathOf<D> = NameOf<D> | `${NameOf<D>}.${string}`;
type Saying = string | ((problem: FieldProblem, rules: FieldRules) => string);

/** The rules of a form beyond its call's schema. */
export interface FormRules<D> {
  /** The message of a field that its call would refuse, if it differs from the usual one. */
  say?: Partial<Record<PathOf<D>, Saying>>;
  /** Fields that this form requires although the call does not. */
  needs?: readonly NameOf<D>[];
  /** The fields that aren't asked for now, and so aren't sent. */
  without?: (values: D) => readonly NameOf<D>[];
  /** Errors that no schema finds. */
  check?: (values: D) => Partial<Record<PathOf<D>, string | null>>;
}

/** These rules require any kind of field. */
const needed: FieldRules = { required: true, minItems: 1 };

export function rulesOf<D>(form: CallForm, { needs = [] }: FormRules<D>, path: PathOf<D>): FieldRules {
  return { ...rulesAt(form, path), ...(needs.some((name) => name === path) && needed) };
}

/**
 * The message for each path with an error.
 * @param wordsOf returns the usual message of a field; null until these phrases are loaded
 */
export function wrongFields<D>(
  form: CallForm,
  rules: FormRules<D>,
  values: D,
  wordsOf: (rules: FieldRules, problem: FieldProblem) => string | null,
): Map<PathOf<D>, string | null> {
  const checked = Object.entries<string | null | undefined>(rules.check?.(values) ?? {});
  const found = new Map(checked.filter((entry): entry is [string, string] => Boolean(entry[1])));
  const say = (path: PathOf<D>, problem: FieldProblem | undefined) => {
    const saying: Saying | undefined = rules.say?.[columnOf(path) as PathOf<D>];
    if (found.has(path) || !problem) return found.get(path) ?? null;
    const own = rulesOf(form, rules, path);
    return typeof saying === 'function' ? saying(problem, own) : (saying ?? wordsOf(own, problem));
  };
  const hidden = rules.without?.(values) ?? [];
  const asked = (Object.keys(values as object) as NameOf<D>[]).filter((name) => !hidden.includes(name));
  const wrong = asked.flatMap((name) => {
    const problems = problemsOf(name, rulesOf(form, rules, name), values[name]);
    const more = [...found.keys()].filter((path) => nameOf(path) === name);
    const paths = [...new Set([...problems.keys(), ...more])] as PathOf<D>[];
    return paths.map((path) => [path, say(path, problems.get(path))] as const);
  });
  return new Map(wrong);
}

export const nameOf = (path: string) => path.split('.')[0] ?? path;
