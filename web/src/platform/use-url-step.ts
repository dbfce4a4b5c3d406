import { useLocation, useNavigate, useSearchParams } from 'react-router';

interface Way {
  /** Whether the page itself is below, because the first step was opened there by a press. */
  opened?: boolean;
  /** How many entries of the history are above what was there before. */
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

  /** Work that a step started may end after the step was closed. */
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
    /** The subject of the step, such as the player of a spot. */
    about: (name: string) => query.get(name),
    open: (next: Step, more?: Readonly<Record<string, string | null>>) =>
      void navigate(address(next, more), { state: { opened: true, depth: 1 }, preventScrollReset: true }),
    /** Goes to another step in place of this one: Back doesn't return to this one. */
    go: (next: Step, more?: Readonly<Record<string, string | null>>) => {
      const left = wasLeft();
      void navigate(address(next, more), {
        state: { opened: opened || left, depth: left ? 1 : depth },
        replace: !left,
        preventScrollReset: true,
      });
    },
    /** Goes on to a step, from which Back returns to this one. */
    goOn: (next: Step, more?: Readonly<Record<string, string | null>>) =>
      void navigate(address(next, more), { state: { opened, depth: depth + 1 }, preventScrollReset: true }),
    /** Returns to the step before; where the address was opened at this one, it takes its place. */
    goBack: (previous: Step) => {
      if (depth > (opened ? 1 : 0)) void navigate(-1);
      else void navigate(address(previous), { state, replace: true, preventScrollReset: true });
    },
    /** Leaves the whole flow. */
    close: () => {
      if (wasLeft()) return;
      const leave = () => void navigate(address(null), { replace: true, preventScrollReset: true });
      if (depth === 0) return leave();
      // The step that the flow began with is the address that was opened.
      if (!opened) window.addEventListener('popstate', leave, { once: true });
      void navigate(-depth);
    },
  };
}
