import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The heading of a part that `#id` leads to. The browser looks for the anchor before the page's words are here. */
export function useAnchor(id: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const isMeant = hash === `#${id}`;
  useEffect(() => {
    if (!isMeant) return;
    heading.current?.closest('section')?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isMeant]);
  return heading;
}
