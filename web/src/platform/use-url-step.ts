import { useLocation, useNavigate, useSearchParams } from 'react-router';

interface Way {
  /** Whether the page itself is the history entry before, because a press on it opened the first step. */
  opened?: boolean;
  /** The number of history entries that the steps have added. */
  depth?: number;
}

/**
 * A sheet's step in the address (`?step=…`), so that Back closes it and it can be returned to.
 * @param own other query parameters that belong to a step, and are removed with it
 */
export function useUrlStep<Step extends string>(steps: readonly Step[], own: readonly string[] = []) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { opened = false, depth = opened ? 1 : 0 } = (state ?? {}) as Way;
  const asked = query.get('step');
  const step = steps.find((known) => known === asked) ?? null;

  /** Whether the step has been left by now: work that it started may end after that. */
  const wasLeft = () => new URLSearchParams(window.location.search).get('step') !== asked;
  const address = (next: Step | null, more: Readonly<Record<string, string | null>> = {}) => {
    const query = new URLSearchParams(window.location.search);
    for (const name of ['step', ...own]) query.delete(name);
    for (const [name, value] of Object.entries({ step: next, ...more })) if (value) query.set(name, value);
    // The part of the page that it was opened in stays in the address.
    return { search: query.toString(), hash: window.location.hash };
  };
  return {
    step,
    /** The value of a step's parameter, such as the player of a spot. */
    about: (name: string) => query.get(name),
    open: (next: Step, more?: Readonly<Record<string, string | null>>) =>
      void navigate(address(next, more), { state: { opened: true, depth: 1 }, preventScrollReset: true }),
    /** Replaces this step by another one, so that Back doesn't return to this one. */
    go: (next: Step, more?: Readonly<Record<string, string | null>>) => {
      const left = wasLeft();
      void navigate(address(next, more), {
        state: { opened: opened || left, depth: left ? 1 : depth },
        replace: !left,
        preventScrollReset: true,
      });
    },
    /** Continues with a step from which Back returns to this one. */
    goOn: (next: Step, more?: Readonly<Record<string, string | null>>) =>
      void navigate(address(next, more), { state: { opened, depth: depth + 1 }, preventScrollReset: true }),
    /** Returns to the step before; if the address was opened at this step, the other one replaces it. */
    goBack: (previous: Step) => {
      if (depth > (opened ? 1 : 0)) void navigate(-1);
      else void navigate(address(previous), { state, replace: true, preventScrollReset: true });
    },
    /** Leaves the whole flow. */
    close: () => {
      if (wasLeft()) return;
      const leave = () => void navigate(address(null), { replace: true, preventScrollReset: true });
      if (depth === 0) return leave();
      // The first step is then still the entry that was opened, so its address is replaced.
      if (!opened) window.addEventListener('popstate', leave, { once: true });
      void navigate(-depth);
    },
  };
}
