import {
  type CallForm,
  columnOf,
  type FieldProblem,
  type FieldRules,
  problemsOf,
  rulesAt,
} from '../platform/call-form.ts';

export type NameOf<D> = keyof D & string;
/** A field, or one of a row of a list: `teams.0.name`; `teams.name` of each row. */
export type PathOf<D> = NameOf<D> | `${NameOf<D>}.${string}`;
type Saying = string | ((problem: FieldProblem, rules: FieldRules) => string);

/** What a form asks beside what its call's schema says. */
export interface FormRules<D> {
  /** What to say of a field that isn't as the call takes it, where it is more than the words that every form has. */
  say?: Partial<Record<PathOf<D>, Saying>>;
  /** What this form asks for though the call can do without. */
  needs?: readonly NameOf<D>[];
  /** What isn't asked now, and so isn't sent. */
  without?: (values: D) => readonly NameOf<D>[];
  /** What else is wrong, which no schema says. */
  check?: (values: D) => Partial<Record<PathOf<D>, string | null>>;
}

/** Whatever kind of field it is. */
const needed: FieldRules = { required: true, minItems: 1 };

export function rulesOf<D>(form: CallForm, { needs = [] }: FormRules<D>, path: PathOf<D>): FieldRules {
  return { ...rulesAt(form, path), ...(needs.some((name) => name === path) && needed) };
}

/**
 * What is to be said of each path that is wrong.
 * @param wordsOf what every form says of a field; null until these words are loaded
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
