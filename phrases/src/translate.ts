/**
 * Typed phrases without a library: a phrase is found by its dotted path, `{{name}}` is filled from params (`{{name|lower}}` in small
 * letters, for a name within a sentence), and a phrase with `one` and `other` picks by `count` (decisions/0002-phrases-without-a-library.md says why).
 */

export interface Plural {
  one: string;
  other: string;
}

export interface PhraseTree {
  readonly [key: string]: string | Plural | PhraseTree;
}

/** The same keys as `T`, any text: what a translation must satisfy. */
export type Shape<T> = { [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

type Member<Of> = Of extends readonly (infer One extends string)[] ? One : Of extends string ? Of : never;

/** Something said of each member of a union or list, so that a new member fails where its words are missing (decisions/0128-complete-by-construction.md). */
export type Each<Of> = Readonly<Record<Member<Of>, unknown>>;

/** Dotted paths of all phrases in `T`. */
export type PhraseKey<T> = {
  [K in keyof T & string]: T[K] extends string | Plural ? K : `${K}.${PhraseKey<T[K]>}`;
}[keyof T & string];

type At<T, K extends string> = K extends keyof T
  ? T[K]
  : K extends `${infer Head}.${infer Rest}`
    ? Head extends keyof T
      ? At<T[Head], Rest>
      : never
    : never;

/** The names that a text has filled in. */
export type Names<S> = S extends `${string}{{${infer Slot}}}${infer Rest}` ? NameOf<Slot> | Names<Rest> : never;
type NameOf<Slot> = Slot extends `${infer Name}|lower` ? Name : Slot;
type Texts<P> = P extends Plural ? P['one'] | P['other'] : P;
type Fields<P> = Names<Texts<P>> | (P extends Plural ? 'count' : never);

/** Params of the phrase at `K`: one value for each `{{name}}`, and `count` for a plural. */
export type PhraseParams<T, K extends string> = {
  [N in Fields<At<T, K>>]: N extends 'count' ? number : string | number;
};

/** Third argument of a translation: required exactly when the phrase has something to fill. */
export type ParamsArgument<T, K extends string> =
  Fields<At<T, K>> extends never ? [params?: undefined] : [params: PhraseParams<T, K>];

export function fill(text: string, params: Record<string, string | number> = {}): string {
  return fillBy(text, (name) => params[name]);
}

/** Fills in what the text names, and asks for nothing else. */
export function fillBy(text: string, valueOf: (name: string) => string | number | null | undefined): string {
  return text.replaceAll(/\{?\{(\w+)(\|lower)?\}\}?/g, (_, name: string, lower?: string) => {
    const value = String(valueOf(name) ?? '');
    return lower === undefined ? value : value.toLowerCase();
  });
}

function isPlural(found: PhraseTree | Plural): found is Plural {
  return typeof found.one === 'string' && typeof found.other === 'string';
}

/** The text at `key`, in other words if `say` has them; undefined when there is none (a code from a newer server). */
export function findPhrase(
  tree: PhraseTree,
  key: string,
  params: Record<string, string | number> = {},
  say: (text: string) => string = (text) => text,
): string | undefined {
  let found: string | Plural | PhraseTree | undefined = tree;
  for (const part of key.split('.')) {
    found = typeof found === 'object' ? (found as PhraseTree)[part] : undefined;
  }
  if (typeof found === 'object' && isPlural(found)) found = params.count === 1 ? found.one : found.other;
  return typeof found === 'string' ? fill(say(found), params) : undefined;
}
