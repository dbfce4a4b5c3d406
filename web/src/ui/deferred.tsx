import { useEffect, useRef, useState, type ReactNode } from 'react';
import { UntilLoaded } from '../platform/until-loaded.tsx';
import { useMounted } from '../platform/use-mounted.ts';
import { FallbackBoundary } from './fallback-boundary.tsx';

interface Props {
  /** A stand-in of the same size, shown until then. */
  waiting: ReactNode;
  /** Instead of the stand-in where the chunk can't be had, as after a new version was put there. */
  failed?: ReactNode;
  /** Whether to wait until the reader scrolls near it. */
  near?: boolean;
  /** The content, in a chunk of its own. */
  children: ReactNode;
}

/**
 * A part that is on the screen loads at once, and from 500 px below it on as soon as the page is scrolled; one that was jumped over loads
 * too, as the reader comes back to it.
 */
const ahead = { still: '1000000px 0px 0px', scrolled: '1000000px 0px 500px' };

/** A part of a page that the first paint does without: it loads after that, or when the reader scrolls near it. */
export function Deferred({ waiting, failed = waiting, near = false, children }: Props) {
  const mounted = useMounted();
  const box = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(!near);
  const [moves, setMoves] = useState<keyof typeof ahead>('still');
  useEffect(() => {
    if (reached) return undefined;
    const scrolled = new AbortController();
    const { signal } = scrolled;
    document.addEventListener('scroll', () => setMoves('scrolled'), { once: true, passive: true, signal });
    return () => scrolled.abort();
  }, [reached]);
  useEffect(() => {
    const element = box.current;
    if (reached || !element) return undefined;
    const observer = new IntersectionObserver(
      // A busy page may report several entries at once: far away, and then near.
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setReached(true);
      },
      { rootMargin: ahead[moves] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [reached, moves]);
  if (mounted && reached) {
    return (
      <FallbackBoundary fallback={failed}>
        <UntilLoaded fallback={waiting}>{children}</UntilLoaded>
      </FallbackBoundary>
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
