import { useRef, useState } from 'react';
import { type CallForm, type FieldRules, isRecord } from '../platform/call-form.ts';
import { readStored, store, type Stored, useStored } from '../platform/stored.ts';
import { isSecret } from '../platform/secrets.ts';
import { useTyped } from '../platform/typed.ts';

/** The entry in which the browser stores a form until it is sent. */
export interface KeptForm {
  entry: Stored;
  id: string;
}

/**
 * The values of a form: stored values come first, then typed ones, then the initial ones.
 * @param name distinguishes it from the other forms of the page
 */
export function useKeptValues<D extends object>(
  initial: D,
  form: CallForm,
  { name, keep, locked }: { name: string; keep: KeptForm | undefined; locked: Partial<D> | undefined },
) {
  const kept = useStored(keep?.entry ?? nowhere, keep?.id);
  // Used if the form isn't stored, or the browser stores nothing.
  const [typed, setTyped] = useState<Partial<D>>({});
  const last = useRef(typed);
  const over = (own: Partial<D>, stored: string | null | undefined): D => ({
    ...initial,
    ...own,
    ...fitting(form, initial, stored),
    ...locked,
  });
  /** The values at this moment: a program may fill in several fields and send them before React renders any. */
  const latest = () => over(last.current, keep && readStored(keep.entry, keep.id));
  const put = (next: Partial<D>) => {
    last.current = next;
    setTyped(next);
  };
  const change = (changes: Partial<D>) => {
    put({ ...last.current, ...changes });
    if (keep) keepChanges(keep, initial, { ...latest(), ...changes }, form.file);
  };
  useTyped(name, {
    // Stored values come back by themselves.
    read: () => (keep ? {} : plainlyTyped(changesOf(initial, latest()), form.file)),
    write: (back) => put({ ...last.current, ...fitting(form, initial, JSON.stringify(back)) }),
  });
  const forget = () => {
    if (keep) store(keep.entry, null, keep.id);
    put({});
  };
  return { values: over(typed, keep && kept), latest, change, forget };
}

/** An entry in which nothing is stored. */
const nowhere: Stored = { name: 'rondo.nowhere', where: 'tab', seconds: null };

const answersOf = (stored: string | null | undefined): unknown => JSON.parse(stored ?? '{}');

/** Stores answers of a form, for the next time it is opened. */
export function keepAnswers({ entry, id }: KeptForm, answers: object): void {
  store(entry, JSON.stringify({ ...(answersOf(readStored(entry, id)) as object), ...answers }), id);
}

/** Stores the values that differ from the initial ones; other fields follow the initial values. Files can't be stored. */
function keepChanges<D extends object>({ entry, id }: KeptForm, initial: D, values: D, file: string | undefined): void {
  const changes = Object.entries(changesOf(initial, values)).filter(([name]) => name !== file);
  store(entry, changes.length === 0 ? null : JSON.stringify(Object.fromEntries(changes)), id);
}

/** The values that differ. */
export function changesOf<D extends object>(before: D, after: D): Partial<D> {
  const names = Object.keys(before) as (keyof D)[];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]])) as Partial<D>;
}

/** The typed values that the browser may store: neither secrets nor files. */
const plainlyTyped = (typed: object, file: string | undefined): object =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => name !== file && !isSecret(name)));

/** The stored values that still fit the form: an older version of the app may have stored others. */
function fitting<D extends object>({ fields }: CallForm, initial: D, stored: string | null | undefined): Partial<D> {
  const kept = answersOf(stored);
  if (!isRecord(kept)) return {};
  const names = Object.keys(kept).filter((name) => name in initial && isShaped(fields[name] ?? {}, kept[name]));
  return Object.fromEntries(names.map((name) => [name, kept[name]])) as Partial<D>;
}

function isShaped({ type, fields }: FieldRules, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value) && value.every((row) => hasAll(fields, row));
  return fields ? hasAll(fields, value) : type === undefined || !isRecord(value);
}

/** Whether an object, or a row of a list, has all fields that the call needs. */
function hasAll(fields: FieldRules['fields'], value: unknown): boolean {
  if (!fields) return true;
  const needed = Object.entries(fields).filter(([, { required }]) => required);
  return isRecord(value) && needed.every(([name, rules]) => value[name] !== undefined && isShaped(rules, value[name]));
}
