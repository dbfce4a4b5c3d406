import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** 1 confirm or passcode, 2 joined, 7 refund, 8 pay or join (1-games §2); our own: leave, share, top-up. */
export type Step = '1' | '2' | '7' | '8' | 'leave' | 'share' | 'top-up';

const steps: readonly string[] = ['1', '2', '7', '8', 'leave', 'share', 'top-up'] satisfies Step[];

/** The wizard's step lives in the address: Back closes it, and it can be come back to. */
export function useStep() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const opened = (state as { opened?: boolean } | null)?.opened === true;
  const asked = query.get('step');
  const step = asked !== null && steps.includes(asked) ? (asked as Step) : null;

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

export type Wizard = ReturnType<typeof useStep>;
