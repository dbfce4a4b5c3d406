import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Leads to the heading of `#id`, because the browser looks for the anchor before the page has its content. */
export function useAnchor(id: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key, state } = useLocation();
  const isSheet = (state as { opened?: boolean } | null)?.opened === true;
  // Pressing the link again leads there again.
  const meant = hash === `#${id}` && !isSheet ? key : null;
  // Opening a sheet here, and Back from it, don't lead to the heading: the focus belongs to the sheet, and then to its opener.
  const led = useRef<string | null>(null);
  useEffect(() => {
    if (meant === null || meant === led.current) return;
    led.current = meant;
    heading.current?.closest('section')?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [meant]);
  return heading;
}
