import { type EnquiryKind, keptByScripts } from '@rondo/rules';
import { useState } from 'react';
import { readStored, store, useStored } from '../../platform/stored.ts';
import { useUser } from '../../platform/session.ts';
import type { RefusedFields } from '../../ui/place-refusal.ts';
import { useRefusal } from '../../ui/use-refusal.ts';

/** The errors of a form, by field. */
export type Errors<Name extends string> = Partial<Record<Name, string>>;

interface Options<Values, Name extends string> {
  kind: EnquiryKind;
  initial: Values;
  refusals: RefusedFields<Name>;
  check: (values: Values) => Errors<Name>;
}

const keptOf = <Values>(kept: string | null | undefined) => JSON.parse(kept ?? '{}') as Partial<Values>;

/**
 * A form of a contact page. The input survives a reload; errors are shown at their fields once sending was tried, and go as they are
 * corrected.
 */
export function useEnquiry<Values extends object, Name extends string>({
  kind,
  initial,
  refusals,
  check,
}: Options<Values, Name>) {
  const refusal = useRefusal(refusals);
  const kept = keptOf<Values>(useStored(keptByScripts.enquiry, kind));
  // For a browser that stores nothing.
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [tried, setTried] = useState<readonly Name[]>([]);
  const values = { ...initial, ...typed, ...kept };
  const found = check(values);
  const errors = only(found, tried);
  const change = (changes: Partial<Values>) => {
    setTyped((before) => ({ ...before, ...changes }));
    keepAnswers(kind, changes);
  };
  return {
    values,
    refusal,
    change,
    /** The error at a field: the form's own, or else the server's. */
    at: (name: Name): string | null => errors[name] ?? refusal.at(name),
    /** The props of a text field. */
    text: (name: Name & TextFields<Values>) => ({
      name,
      value: values[name] as string,
      error: errors[name] ?? refusal.at(name),
      onChange: (event: { target: { value: string } }) =>
        change({ [name]: event.target.value } as unknown as Partial<Values>),
    }),
    /** Whether sending was tried and errors are left. */
    isBlocked: Object.keys(errors).length > 0,
    /**
     * Calls `act` if nothing is wrong; otherwise shows the errors and leads to the first one.
     * @param names what is looked at: everything, or the fields of one step
     * @returns the fields with errors
     */
    attempt(act: (values: Values) => void, names: readonly Name[] = Object.keys(refusals) as Name[]): Name[] {
      refusal.clear();
      setTried([...tried, ...names]);
      const wrong = names.filter((name) => found[name] !== undefined);
      if (wrong.length > 0) refusal.lead();
      else act(values);
      return wrong;
    },
    forget() {
      store(keptByScripts.enquiry, null, kind);
      setTyped({});
      setTried([]);
    },
  };
}

/** Keeps answers of a form in this tab, for when it is opened or opened again. */
export function keepAnswers(kind: EnquiryKind, answers: object): void {
  const before = keptOf<object>(readStored(keptByScripts.enquiry, kind));
  store(keptByScripts.enquiry, JSON.stringify({ ...before, ...answers }), kind);
}

function only<Name extends string>(errors: Errors<Name>, names: readonly Name[]): Errors<Name> {
  const chosen = names.flatMap((name) => (errors[name] === undefined ? [] : [[name, errors[name]]]));
  return Object.fromEntries(chosen) as Errors<Name>;
}

type TextFields<Values> = { [K in keyof Values & string]: Values[K] extends string ? K : never }[keyof Values & string];

/** The name and address of the logged-in user, to begin a form with. */
export function useOwnName(): { name: string; email: string } {
  const user = useUser();
  return { name: user?.name ?? '', email: user?.email ?? '' };
}
