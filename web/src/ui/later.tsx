import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useMounted } from '../platform/use-mounted.ts';
import { Optional } from './optional.tsx';

interface Props {
  /** Stands in until then, in the size of what comes. */
  waiting: ReactNode;
  /** Only when the reader comes near it. */
  near?: boolean;
  /** What is made of a chunk of its own. */
  children: ReactNode;
}

/** How far below the screen a part begins to load. */
const ahead = '500px';

/** A part of a page whose script is not for its first paint: it comes after that, or when the reader comes near. */
export function Later({ waiting, near = false, children }: Props) {
  const mounted = useMounted();
  const box = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(!near);
  useEffect(() => {
    const element = box.current;
    if (reached || !element) return undefined;
    const observer = new IntersectionObserver(
      // Several at once, when the page was busy: far away, and then near.
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setReached(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [reached]);
  if (mounted && reached) {
    return (
      <Optional fallback={waiting}>
        <Suspense fallback={waiting}>{children}</Suspense>
      </Optional>
    );
  }
  return near ? (
    <div ref={box} style={{ height: '100%' }}>
      {waiting}
    </div>
  ) : (
    waiting
  );
}
