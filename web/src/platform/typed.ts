import { keptByScripts } from '@rondo/rules';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readStored, store } from './stored.ts';
import { useUser } from './session.ts';

/** What somebody typed on a page when their session ended before they could send it (decisions/0124-a-session-that-ends.md). */
interface Kept {
  /** The user who typed it: nobody else who logs in sees it. */
  owner: string;
  address: string;
  forms: Readonly<Record<string, object>>;
}

interface Draft {
  owner: () => string | null;
  /** The values that differ from the form's initial ones. */
  read: () => object;
}

/** The forms on the page, and those that have just left it, for example because the page turned the user away. */
const drafts = new Map<string, Draft>();
let left: { at: number; key: string; owner: string | null; typed: object }[] = [];
const justNowMs = 1000;
/** How many milliseconds returned values stay available, because a form may be drawn anew while its page loads. */
const takenMs = 3000;

const here = () => window.location.pathname + window.location.search + window.location.hash;

/**
 * Stores what was typed on this page in the tab, until its owner is back at the same address.
 * @returns the address
 */
export function keepTyped(): string {
  const address = here();
  keep(address, opened());
  return address;
}

/** The same for a page that has just gone, because it turned the user away. */
export function keepLeft(address: string): void {
  keep(address, [...recently(left), ...opened()]);
}

const recently = (forms: typeof left) => forms.filter(({ at }) => Date.now() - at < justNowMs);

const opened = () => [...drafts].map(([key, { owner, read }]) => ({ key, owner: owner(), typed: read() }));

function keep(address: string, all: readonly Pick<(typeof left)[number], 'key' | 'owner' | 'typed'>[]): void {
  left = [];
  const filled = all.filter(({ owner, typed }) => owner !== null && Object.keys(typed).length > 0);
  const owner = filled.at(-1)?.owner;
  if (!owner) return;
  const before = readKept();
  const forms = filled.flatMap((one) => (one.owner === owner ? [[one.key, one.typed] as const] : []));
  const kept: Kept = {
    owner,
    address,
    forms: { ...(before?.owner === owner && before.address === address && before.forms), ...Object.fromEntries(forms) },
  };
  store(keptByScripts.typed, JSON.stringify(kept));
}

function readKept(): Kept | null {
  const stored = readStored(keptByScripts.typed);
  return stored ? (JSON.parse(stored) as Kept) : null;
}

/** Drops the stored values. */
export const dropTyped = (): void => store(keptByScripts.typed, null);

function takeTyped(key: string, owner: string): unknown {
  const stored = readStored(keptByScripts.typed);
  const kept = readKept();
  if (kept && kept.owner !== owner) dropTyped();
  if (kept?.owner !== owner || kept.address !== here()) return null;
  setTimeout(() => readStored(keptByScripts.typed) === stored && dropTyped(), takenMs);
  return kept.forms[key] ?? null;
}

/** @returns a function that stops following the form */
function follow(name: string, draft: Draft): { key: string; stop: () => void } {
  let key = name;
  for (let n = 2; drafts.has(key); n += 1) key = `${name} ${n}`;
  drafts.set(key, draft);
  const stop = () => {
    drafts.delete(key);
    left = [...recently(left), { at: Date.now(), key, owner: draft.owner(), typed: draft.read() }];
  };
  return { key, stop };
}

/**
 * Stores what was typed when a session ends in the middle of a form, and gives it back after the log-in.
 * @param name distinguishes it from the other forms of the page
 * @param read returns the values that differ from the initial ones, as JSON
 */
export function useTyped(name: string, { read, write }: { read: () => object; write: (typed: unknown) => void }): void {
  const userId = useUser()?._id ?? null;
  const owner = useRef<string | null>(null);
  const ways = useRef({ read, write });
  const key = useRef(name);
  useLayoutEffect(() => {
    ways.current = { read, write };
    // Keeps the last known user, because the session ends before the values are stored.
    if (userId !== null) owner.current = userId;
  });
  useEffect(() => {
    const followed = follow(name, { owner: () => owner.current, read: () => ways.current.read() });
    key.current = followed.key;
    return followed.stop;
  }, [name]);
  useEffect(() => {
    const typed = userId === null ? null : takeTyped(key.current, userId);
    if (typed !== null) ways.current.write(typed);
  }, [userId]);
}

/** Like `useState`, for choices outside a form and for the step of a sheet: given back after a log-in like what was typed. */
export function useTypedState<T>(name: string, initial: T | (() => T)) {
  const [begun] = useState(initial);
  const [value, setValue] = useState(begun);
  useTyped(name, {
    read: () => (JSON.stringify(value) === JSON.stringify(begun) ? {} : { value }),
    write: (typed) => setValue((typed as { value: T }).value),
  });
  return [value, setValue] as const;
}
