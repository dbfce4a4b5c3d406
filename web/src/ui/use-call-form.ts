import type { Call, CallArguments, ErrorCode } from '@rondo/contract';
import { type SubmitEvent, useState } from 'react';
import { bodyOf, type CallForm, type FieldProblem, type FieldRules, problemOf } from '../platform/call-form.ts';
import { readStored, store, type Stored, useStored } from '../platform/stored.ts';
import { useFieldWords } from './field-words.ts';
import { placeRefusal, type RefusedFields } from './place-refusal.ts';
import { useRefusal } from './use-refusal.ts';

type BodyOf<C extends Call> = CallArguments<C> extends { body: infer Body } ? Body : never;
type Typed<T> = T extends undefined | null
  ? T
  : T extends string
    ? string
    : T extends number
      ? string | number
      : T extends boolean
        ? boolean | ''
        : T extends readonly (infer Item)[]
          ? readonly Item[]
          : T | null;

/** A call's input while it is filled in, in its own names: digits that are typed are text, and what isn't chosen yet is '' or null. */
type Draft<C extends Call> = { [K in keyof BodyOf<C>]: Typed<BodyOf<C>[K]> };

/** What a draft can become: what began as false may be true, and an answer that isn't given yet is yes or no. */
type Values<D> = { [K in keyof D]: [D[K]] extends [boolean] ? boolean : [D[K]] extends [''] ? boolean | '' : D[K] };
type NameOf<D> = keyof D & string;
type Saying = string | ((problem: FieldProblem) => string);

interface Options<D> {
  /** What to say of a field that isn't as the call takes it, where it is more than {@link useFieldWords} say. */
  say?: Partial<Record<NameOf<D>, Saying>>;
  /** What this form asks for though the call can do without. */
  needs?: readonly NameOf<D>[];
  /** What isn't asked now, and so isn't sent. */
  without?: (values: Values<D>) => readonly NameOf<D>[];
  /** What else is wrong, which no schema says. */
  check?: (values: Values<D>) => Partial<Record<NameOf<D>, string | null>>;
  /** Refusals that this form shows at another field than the contract names, or at its button (null). */
  at?: Partial<Record<ErrorCode, NameOf<D> | null>>;
  /** The message of a refusal, if it is not the phrase of its code. */
  explain?: (error: unknown) => string | null;
  /** Where it is kept in the browser until it is sent; omitted if it isn't. */
  keep?: KeptForm | undefined;
  /** When a field is looked at before it is sent: as it is left, or all the time, or all the time some of them; omitted for not at all. */
  looks?: 'on leaving' | 'always' | readonly NameOf<D>[];
}

export interface KeptForm {
  entry: Stored;
  id: string;
}

/** Whatever kind of field it is. */
const needed: FieldRules = { required: true, minItems: 1 };

/**
 * The form of a call, whose input says all of it but its layout and its words (decisions/0088-one-description-of-a-form.md). Errors are shown
 * at their fields once sending was tried, and go as they are mended.
 * @param call imported from `@rondo/contract/forms`
 * @param options `initial` is what it begins with: the input in its own names, its files, and what the form has beside it
 */
export function useCallForm<C extends Call, D extends Draft<C> & object>(
  call: C,
  options: { initial: D } & NoInfer<Options<D>>,
) {
  const { initial } = options;
  const { say = {}, needs = [], without, check, at: elsewhere = {}, explain, keep, looks }: Options<D> = options;
  const { form } = call as unknown as { form: CallForm };
  const names = Object.keys(initial) as NameOf<D>[];
  const [fields] = useState(() => refusedOf(form, names, elsewhere));
  const refusal = useRefusal(fields, explain);
  const [values, change, forgetValues] = useValues(initial, form, keep);
  const fieldWords = useFieldWords();
  const watched = looks === 'always' ? names : looks === 'on leaving' ? [] : (looks ?? []);
  const [tried, setTried] = useState(watched);
  const untry = () => setTried(watched);
  const look = (more: readonly NameOf<D>[]) => setTried((before) => [...new Set([...before, ...more])]);
  const hidden = without?.(values) ?? [];
  const asked = names.filter((name) => !hidden.includes(name));
  const found = check?.(values);
  const rulesOf = (name: NameOf<D>): FieldRules => ({ ...form.fields[name], ...(needs.includes(name) && needed) });
  const problemAt = (name: NameOf<D>) => (asked.includes(name) ? problemOf(rulesOf(name), values[name]) : null);
  const foundAt = (name: NameOf<D>) => (asked.includes(name) ? (found?.[name] ?? null) : null);
  const isWrong = (name: NameOf<D>) => problemAt(name) !== null || foundAt(name) !== null;
  const wordsAt = (name: NameOf<D>): string | null => {
    const problem = problemAt(name);
    if (problem === null) return foundAt(name);
    const saying: Saying | undefined = say[name];
    const own = typeof saying === 'function' ? saying(problem) : saying;
    return own ?? foundAt(name) ?? fieldWords.wordsOf(rulesOf(name), problem);
  };
  const at = (name: NameOf<D>) => (tried.includes(name) ? wordsAt(name) : null) ?? refusal.at(name);
  const set = (name: NameOf<D>, value: unknown) => change({ [name]: value } as unknown as Partial<Values<D>>);
  /**
   * Calls `act` with the call's input if nothing is wrong; otherwise shows the errors and leads to the first one.
   * @param among what is looked at: everything, or the fields of one step
   * @returns the fields with errors
   */
  const attempt = (act: (body: BodyOf<C>, values: Values<D>) => void, among: readonly NameOf<D>[] = names) => {
    refusal.clear();
    look(among);
    const problems = among.filter(isWrong);
    if (problems.length > 0) fieldWords.whenLoaded(refusal.lead);
    else act(bodyOf(form, Object.fromEntries(asked.map((name) => [name, values[name]]))) as BodyOf<C>, values);
    return problems;
  };
  return {
    values,
    change,
    refusal,
    /** The error at a field: the form's own, or else the server's. */
    at,
    /** The props of a text field or a choice from a list. */
    text: (name: NameOf<D>) => ({
      name,
      error: at(name),
      value: String(values[name] ?? ''),
      onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
      ...(looks === 'on leaving' && { onBlur: () => look([name]) }),
      ...typingOf(rulesOf(name)),
    }),
    /** The props of a checkbox. */
    box: (name: NameOf<D>) => ({
      name,
      error: at(name),
      checked: Boolean(values[name]),
      onChange: ({ target }: { target: { checked: boolean } }) => set(name, target.checked),
    }),
    /** How long a text is, and may be. */
    count: (name: NameOf<D>) => ({ count: String(values[name] ?? '').length, max: rulesOf(name).maxLength ?? 0 }),
    /** Whether sending was tried and errors are left. */
    isBlocked: tried.some(isWrong),
    attempt,
    /** The props of the form itself; `act` is called with what it sends. */
    sends: (act: (body: BodyOf<C>, values: Values<D>) => void) => ({
      ...refusal.form,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        attempt(act);
      },
    }),
    /** Shows what the server refused. */
    refuse: refusal.refuse,
    /** The fields that a refusal is about. */
    about: (error: unknown): NameOf<D>[] => placeRefusal(error, fields),
    /** Says nothing of what is wrong until it is looked at again. */
    untry,
    /** Begins again, with nothing kept. */
    forget: () => {
      forgetValues();
      untry();
    },
  };
}

/** What is kept, over what is typed, over what it began with. */
function useValues<D extends object>(initial: D, { file }: CallForm, keep: KeptForm | undefined) {
  const kept = keptOf(useStored(keep?.entry ?? nowhere, keep?.id));
  // For a form that isn't kept, or a browser that stores nothing.
  const [typed, setTyped] = useState<Partial<Values<D>>>({});
  const values = { ...initial, ...typed, ...kept } as unknown as Values<D>;
  const change = (changes: Partial<Values<D>>) => {
    setTyped((before) => ({ ...before, ...changes }));
    const words = Object.entries(changes).filter(([name]) => name !== file);
    if (keep && words.length > 0) keepAnswers(keep, Object.fromEntries(words));
  };
  const forget = () => {
    if (keep) store(keep.entry, null, keep.id);
    setTyped({});
  };
  return [values, change, forget] as const;
}

/** An entry under which nothing is stored. */
const nowhere: Stored = { name: 'rondo.nowhere', where: 'tab', seconds: null };

const keptOf = (kept: string | null | undefined) => JSON.parse(kept ?? '{}') as object;

/** Keeps answers of a form, for when it is opened or opened again. */
export function keepAnswers({ entry, id }: KeptForm, answers: object): void {
  store(entry, JSON.stringify({ ...keptOf(readStored(entry, id)), ...answers }), id);
}

/** What a browser has to know while something is typed: how long it may be, and that it is a number. */
function typingOf({ type, maxLength, maximum }: FieldRules) {
  if (type !== 'integer') return { maxLength };
  // One digit more than it may have, so that too much is said rather than cut off.
  return { inputMode: 'numeric' as const, maxLength: maximum === undefined ? undefined : String(maximum).length + 1 };
}

/** Which refusals are about each field. */
function refusedOf<Name extends string>(
  { refused }: CallForm,
  names: readonly Name[],
  elsewhere: Partial<Record<ErrorCode, Name | null>>,
): RefusedFields<Name> {
  const places = Object.entries({ ...refused, ...elsewhere }) as [ErrorCode, string | null][];
  const codesOf = (name: Name) => places.flatMap(([code, place]) => (place === name ? [code] : []));
  return Object.fromEntries(names.map((name) => [name, codesOf(name)])) as unknown as RefusedFields<Name>;
}
