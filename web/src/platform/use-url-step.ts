import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** A modal's step lives in the address (`?step=…`): Back closes it, and it can be come back to. */
export function useUrlStep<Step extends string>(steps: readonly Step[]) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const opened = (state as { opened?: boolean } | null)?.opened === true;
  const asked = query.get('step');
  const step = steps.find((known) => known === asked) ?? null;

  const address = (next: Step | null) => {
    const query = new URLSearchParams(window.location.search);
    if (next) query.set('step', next);
    else query.delete('step');
    return { search: query.toString() };
  };
  return {
    step,
    open: (next: Step) => void navigate(address(next), { state: { opened: true }, preventScrollReset: true }),
    /** On to another step of the same flow: Back closes the flow, it doesn't walk through it. */
    go: (next: Step) => void navigate(address(next), { state: { opened }, replace: true, preventScrollReset: true }),
    close: () => void (opened ? navigate(-1) : navigate(address(null), { replace: true, preventScrollReset: true })),
  };
}
