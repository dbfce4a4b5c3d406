import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The heading that `#id` leads to, since the browser looks for the anchor before the page has its content. */
export function useAnchor(id: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key, state } = useLocation();
  const isSheet = (state as { opened?: boolean } | null)?.opened === true;
  // Pressed again, it leads there again.
  const meant = hash === `#${id}` && !isSheet ? key : null;
  // A sheet that is opened here, and Back from it, does not: the focus belongs to the sheet, then to what opened it.
  const led = useRef<string | null>(null);
  useEffect(() => {
    if (meant === null || meant === led.current) return;
    led.current = meant;
    heading.current?.closest('section')?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [meant]);
  return heading;
}
