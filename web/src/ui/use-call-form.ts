import type { Call, ErrorCode } from '@rondo/contract';
import { type SubmitEvent, useState } from 'react';
import {
  type BodyOf,
  type CallForm,
  type FieldRules,
  formIn,
  inputOf,
  valueAt,
  withValue,
} from '../platform/call-form.ts';
import { afterPointerUp } from './after-pointer-up.ts';
import { useFieldWords } from './field-words.ts';
import { type KeptForm, useKeptValues } from './kept-values.ts';
import { placeRefusal, type RefusedFields } from './place-refusal.ts';
import { useRefusal } from './use-refusal.ts';
import { type FormRules, nameOf, type NameOf, type PathOf, rulesOf, wrongFields } from './wrong-fields.ts';

type Typed<T> = T extends undefined | null
  ? T
  : T extends string
    ? string
    : T extends number
      ? string | number
      : T extends boolean
        ? boolean | ''
        : T extends readonly (infer Item)[]
          ? number extends T['length']
            ? readonly PartsOf<Item>[]
            : T | null
          : PartsOf<T> | null;
type PartsOf<T> = T extends object ? { [K in keyof T]: Typed<T[K]> } : T;

/** A call's input while it is filled in: typed numbers are text, and a choice that hasn't been made is '' or null. */
type Draft<C extends Call> = { [K in keyof BodyOf<C>]: Typed<BodyOf<C>[K]> };

/** The values that a draft can take: an initial false may become true, and an answer that hasn't been given becomes yes or no. */
type Values<D> = { [K in keyof D]: [D[K]] extends [boolean] ? boolean : [D[K]] extends [''] ? boolean | '' : D[K] };

type Changes<V> = Partial<V> | ((now: V) => Partial<V>);

interface Options<D> extends FormRules<Values<D>> {
  /** Refusals that this form shows at another field than the contract names, or at its button (null). */
  at?: Partial<Record<ErrorCode, NameOf<D> | null>>;
  /** The message of a refusal, if it is not the phrase of its code. */
  explain?: (error: unknown) => string | null;
  /** The entry that stores it in the browser until it is sent; omitted if it isn't stored. */
  keep?: KeptForm | undefined;
  /** Values that win over stored ones. */
  locked?: Partial<Values<D>> | undefined;
  /**
   * When fields are checked before sending: when a field is left, while it is left (but not while it is typed in again), or always, or always
   * for these fields; omitted for never.
   */
  looks?: 'on leaving' | 'while left' | 'always' | readonly NameOf<D>[];
}

/**
 * The form of a call. The call's input decides everything but its layout and its words (decisions/0088-one-description-of-a-form.md). Errors are
 * shown at their fields after an attempt to send, and disappear when they are corrected.
 * @param call imported from `@rondo/contract/forms`
 * @param options `initial` has the initial values: those of the input, of its files, and of what the form has besides
 */
export function useCallForm<C extends Call, D extends Draft<C> & object>(
  call: C,
  options: { initial: D } & NoInfer<Options<D>>,
) {
  const { initial } = options;
  const { at: elsewhere = {}, explain, keep, locked, looks, ...rules }: Options<D> = options;
  const form = formIn(call);
  const names = Object.keys(initial) as NameOf<D>[];
  const [fields] = useState(() => refusedOf(form, names, elsewhere));
  const refusal = useRefusal(fields, explain);
  const { values, latest, ...kept } = useKeptValues(initial as unknown as Values<D>, form, {
    name: `${call.method} ${call.path}`,
    keep,
    locked,
  });
  const fieldWords = useFieldWords();
  const watched: readonly PathOf<D>[] = looks === 'always' ? names : typeof looks === 'object' ? looks : [];
  const [tried, setTried] = useState(watched);
  const untry = () => setTried(watched);
  const look = (more: readonly PathOf<D>[]) => setTried((before) => [...new Set([...before, ...more])]);
  const wrongIn = (given: Values<D>) => wrongFields(form, rules, given, fieldWords.wordsOf);
  const wrong = wrongIn(values);
  const namesOf = (paths: Iterable<PathOf<D>>) => [...new Set([...paths].map(nameOf))] as NameOf<D>[];
  const at = (path: PathOf<D>) => {
    const own = tried.includes(path) ? wrong.get(path) : null;
    return own ?? refusal.at(path);
  };
  const put = (changes: Partial<Values<D>>, paths: readonly string[]) => {
    if (Object.keys(changes).some((name) => refusal.at(name) !== null)) refusal.clear();
    if (looks === 'while left')
      setTried((before) => before.filter((one) => !paths.some((path) => `${one}.`.startsWith(`${path}.`))));
    kept.change(changes);
  };
  const set = (path: PathOf<D>, value: unknown) => {
    const name = nameOf(path);
    put({ [name]: valueAt(withValue(latest(), path, value), name) } as Partial<Values<D>>, [path]);
  };
  /**
   * Calls `act` with the call's input if there are no errors; otherwise shows the errors and moves the focus to the first one.
   * @param among the checked fields: all, or those of one step
   * @returns the fields with errors
   */
  const attempt = (act: (body: BodyOf<C>, values: Values<D>) => void, among: readonly NameOf<D>[] = names) => {
    const given = latest();
    const problems = [...wrongIn(given).keys()].filter((path) => among.some((name) => name === nameOf(path)));
    refusal.clear();
    look(looks === 'while left' ? problems : [...among, ...problems]);
    if (problems.length > 0) fieldWords.whenLoaded(refusal.lead);
    else act(inputOf(call, given, rules.without?.(given)), given);
    return namesOf(problems);
  };
  return {
    values,
    /** Fills in fields; a function gets their present values. */
    change: (given: Changes<Values<D>>) => {
      const changes = typeof given === 'function' ? given(latest()) : given;
      put(changes, Object.keys(changes));
    },
    refusal,
    /** The error at a field: the form's own, or else the server's. */
    at,
    /** The fields whose error is shown. */
    said: [
      ...names.filter((name) => refusal.at(name) !== null),
      ...[...wrong.keys()].filter((path) => at(path) !== null),
    ],
    /** The fields with errors, whether shown or not. */
    wrong: namesOf(wrong.keys()),
    /** Checks a field, as on leaving it. */
    look,
    /** The props of a text field or a choice from a list. */
    text: (path: PathOf<D>) => ({
      name: path,
      error: at(path),
      value: textOf(valueAt(values, path)),
      onChange: ({ target }: { target: { value: string } }) => set(path, target.value),
      ...((looks === 'on leaving' || looks === 'while left') && { onBlur: () => afterPointerUp(() => look([path])) }),
      ...typingOf(rulesOf(form, rules, path)),
    }),
    /** The props of a checkbox. */
    box: (name: NameOf<D>) => ({
      name,
      error: at(name),
      checked: Boolean(values[name]),
      onChange: ({ target }: { target: { checked: boolean } }) => set(name, target.checked),
    }),
    /** The present and the largest length of a text. */
    count: (name: NameOf<D>) => ({
      count: String(values[name] ?? '').length,
      max: rulesOf(form, rules, name).maxLength ?? 0,
    }),
    /** Whether there are errors left from an attempt to send. */
    isBlocked: tried.some((path) => wrong.has(path)),
    attempt,
    /** The props of the form itself; `act` gets the call's input. */
    sends: (act: (body: BodyOf<C>, values: Values<D>) => void) => ({
      ...refusal.form,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        attempt(act);
      },
    }),
    /** Shows a refusal of the server. */
    refuse: refusal.refuse,
    about: (error: unknown): NameOf<D>[] => placeRefusal(error, fields),
    /** Hides the errors until the fields are checked again. */
    untry,
    /** Starts again, with nothing stored. */
    forget: () => {
      kept.forget();
      untry();
    },
  };
}

/** The attributes for the browser: the largest length, and whether it is a number. */
function typingOf({ type, maxLength, maximum }: FieldRules) {
  if (type !== 'integer') return { maxLength };
  // One digit more than allowed, so that an error explains a number that is too long, rather than the browser cutting it off.
  return { inputMode: 'numeric' as const, maxLength: maximum === undefined ? undefined : String(maximum).length + 1 };
}

/** The refusals about each field. */
function refusedOf<Name extends string>(
  { refused }: CallForm,
  names: readonly Name[],
  elsewhere: Partial<Record<ErrorCode, Name | null>>,
): RefusedFields<Name> {
  const places = Object.entries({ ...refused, ...elsewhere }) as [ErrorCode, string | null][];
  const codesOf = (name: Name) => places.flatMap(([code, place]) => (place === name ? [code] : []));
  return Object.fromEntries(names.map((name) => [name, codesOf(name)])) as unknown as RefusedFields<Name>;
}

/** The text that a field shows for a value. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
