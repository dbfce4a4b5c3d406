import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The heading that `#id` leads to, since the browser looks for the anchor before the page has its content. */
export function useAnchor(id: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  // Pressed again, it leads there again.
  const meant = hash === `#${id}` ? key : null;
  useEffect(() => {
    if (meant === null) return;
    heading.current?.closest('section')?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [meant]);
  return heading;
}
