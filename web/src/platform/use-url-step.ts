import { useLocation, useNavigate, useSearchParams } from 'react-router';

/**
 * A sheet's step in the address (`?step=…`), so that Back closes it and it can be returned to.
 * @param own other query parameters that belong to a step, and are removed with it
 */
export function useUrlStep<Step extends string>(steps: readonly Step[], own: readonly string[] = []) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const opened = (state as { opened?: boolean } | null)?.opened === true;
  const asked = query.get('step');
  const step = steps.find((known) => known === asked) ?? null;

  /** What a step started may end after the step was closed. */
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
    /** What the step is about, such as whose spot. */
    about: (name: string) => query.get(name),
    open: (next: Step, more?: Readonly<Record<string, string | null>>) =>
      void navigate(address(next, more), { state: { opened: true }, preventScrollReset: true }),
    /** Goes to another step of the same flow: Back closes the whole flow. */
    go: (next: Step, more?: Readonly<Record<string, string | null>>) => {
      const left = wasLeft();
      void navigate(address(next, more), {
        state: { opened: opened || left },
        replace: !left,
        preventScrollReset: true,
      });
    },
    close: () => {
      if (wasLeft()) return;
      void (opened ? navigate(-1) : navigate(address(null), { replace: true, preventScrollReset: true }));
    },
  };
}
