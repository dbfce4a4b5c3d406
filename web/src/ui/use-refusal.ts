import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../platform/api.ts';
import { useReachable } from '../platform/connection.ts';
import { useI18n } from '../platform/i18n.tsx';
import { focusFirstProblem } from './focus-first-problem.ts';
import { placeRefusal, type RefusedFields } from './place-refusal.ts';

interface Refused<Name extends string> {
  error: unknown;
  /** The fields that it is about and that haven't been changed since. */
  names: readonly Name[];
}

/**
 * Shows one message for one error (decisions/0031-one-message.md): the refusal of a form that stays open is shown and focused at its field, or
 * else as `whole` at the button; changing that field removes it.
 * @param fields the refusals about each field, which may not change; omitted if there is only a button
 * @param say the message, if it is not the phrase of its code; null if it is shown elsewhere
 */
export function useRefusal<Name extends string = never>(
  fields?: RefusedFields<Name>,
  say?: (error: unknown) => string | null,
) {
  const explainHeard = useExplainHeard();
  const [refused, setRefused] = useState<Refused<Name> | null>(null);
  const [led, setLed] = useState(0);
  const element = useRef<HTMLElement | null>(null);
  const lead = useCallback(() => setLed((times) => times + 1), []);
  useEffect(() => {
    if (led > 0) focusFirstProblem(element.current);
  }, [led]);
  const refuse = useCallback(
    (error: unknown) => {
      setRefused({ error, names: fields ? placeRefusal(error, fields) : [] });
      setLed((times) => times + 1);
    },
    [fields],
  );
  const clear = useCallback(() => setRefused(null), []);
  const words = refused && (say ?? explainHeard)(refused.error);
  return {
    /** The message, wherever it is shown. */
    words,
    /** The message at a field, to be passed as its `error`. */
    at: (name: string) => (refused?.names.some((one) => one === name) ? words : null),
    /** The message that belongs to no field, for a `Problem` at the button. */
    whole: refused?.names.length === 0 ? words : null,
    /** Props for the form, or the element around its fields; each field carries its name as `name` or `data-path`. */
    form: {
      ref: useCallback((node: HTMLElement | null) => {
        element.current = node;
      }, []),
      onInput: (event: FormEvent<HTMLElement>) => {
        if (refused && isAbout(event.target, refused.names)) clear();
      },
    },
    /** Focuses the first error, after the form itself stopped a submit; `refuse` does so too. */
    lead,
    refuse,
    clear,
  };
}

/**
 * The words for an error. If a call got no answer the shell's banner says so, and nothing typed is lost. Without a connection there is no
 * banner: the strip says why, and the form says that nothing was sent.
 */
export function useExplainHeard(): (error: unknown) => string | null {
  const { explain } = useI18n();
  const reachable = useReachable();
  return (error) => (isUnheard(error) && reachable ? null : explain(error));
}

/** Whether the call got no answer. */
function isUnheard(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

function isAbout(target: EventTarget, names: readonly string[]): boolean {
  if (names.length === 0 || !(target instanceof HTMLElement)) return true;
  const name = target.dataset.path ?? target.getAttribute('name');
  return name !== null && names.includes(name);
}

export type Refusal<Name extends string> = ReturnType<typeof useRefusal<Name>>;
