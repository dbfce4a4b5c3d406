import { useEffect, useRef, useState, type ReactNode } from 'react';
import { UntilLoaded } from '../platform/until-loaded.tsx';
import { useMounted } from '../platform/use-mounted.ts';
import { FallbackBoundary } from './fallback-boundary.tsx';

interface Props {
  /** A stand-in of the same size, shown until the content has loaded. */
  waiting: ReactNode;
  /** Replaces the stand-in if the chunk can't be loaded, as after an update of Rondo. */
  failed?: ReactNode;
  /** Whether to wait until the reader scrolls near it, or the page no longer wants it to wait. */
  near?: boolean;
  /** The content, in a chunk of its own. */
  children: ReactNode;
}

/**
 * The margins within which a part loads: at once if it is in the window, and up to 500 px below the window as soon as the page is scrolled. A
 * part above the window counts too, because a reader who jumped past it comes back to it.
 */
const ahead = { still: '1000000px 0px 0px', scrolled: '1000000px 0px 500px' };

/** A part of a page that the first paint does without: it loads after that, or when the reader scrolls near it. */
export function Deferred({ waiting, failed = waiting, near = false, children }: Props) {
  const mounted = useMounted();
  const box = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(!near);
  if (!near && !reached) setReached(true);
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
