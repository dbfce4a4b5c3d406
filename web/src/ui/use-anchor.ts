import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The heading that `#id` leads to, since the browser looks for the anchor before the page has its content. */
export function useAnchor(id: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  // Pressed again, it leads there again.
  const meant = hash === `#${id}` ? key : null;
  // Back from a sheet that was opened here, it does not: the focus belongs to what opened that.
  const led = useRef<string | null>(null);
  useEffect(() => {
    if (meant === null || meant === led.current) return;
    led.current = meant;
    heading.current?.closest('section')?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [meant]);
  return heading;
}
