import { type ReactNode, useEffect, useRef } from 'react';
import { Problem } from '../form.tsx';

/** Shows, in a step that stays open, why the server refused, and scrolls it into view. */
export function StepProblem({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // In newer browsers scrolling returns a promise, which an effect must not return.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Problem>{children}</Problem>
    </div>
  );
}
