import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the heading of the part that has replaced a form, so that the reader continues there, and scrolls its parent into view. */
export function useFocusOnMount(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return heading;
}
