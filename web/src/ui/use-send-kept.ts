import { useEffect, useRef } from 'react';
import { isUnanswered } from '../platform/api.ts';
import { useReachable } from '../platform/connection.ts';
import { useI18n } from '../platform/i18n.tsx';
import { showBanner } from './banner.tsx';

/** Milliseconds until what failed is sent again. */
const againAfter = 5000;

/**
 * Sends what waits on this phone as soon as there is a connection, and again while nothing answers; a refusal is shown.
 * @param stored what waits, null for nothing; it is sent whenever this changes
 * @param send sends it, and shows what it is answered
 */
export function useSendKept(stored: string | null, send: () => Promise<void>): void {
  const { explain } = useI18n();
  const reachable = useReachable();
  const ways = useRef({ send, explain });
  useEffect(() => {
    ways.current = { send, explain };
  });
  useEffect(() => {
    if (stored === null || !reachable) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const sendNow = () => {
      ways.current.send().catch((error: unknown) => {
        if (!isUnanswered(error)) showBanner('error', ways.current.explain(error));
        else if (!isOver) timer = setTimeout(sendNow, againAfter);
      });
    };
    sendNow();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [stored, reachable]);
}
