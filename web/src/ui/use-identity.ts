import { createContext, type ReactNode, use, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '../platform/api.ts';

interface Asked {
  returnTo: string;
  onClose: () => void;
  onConfirmed: () => void;
}

/** Draws the question of identity, where the server wants it confirmed before it does something; the page brings it from another feature. */
export const IdentityContext = createContext<((asked: Asked) => ReactNode) | null>(null);

/**
 * For acts that the server does only once the user has confirmed who they are.
 * @returns `asks`, which takes up a refusal that says so, and does the thing again once that is known; and the sheet
 */
export function useIdentity(): { asks: (refusal: Error, again: () => void) => boolean; sheet: ReactNode } {
  const { pathname, search } = useLocation();
  const ask = use(IdentityContext);
  const [waiting, setWaiting] = useState<{ again: () => void } | null>(null);
  const asks = (refusal: Error, again: () => void) => {
    const isAsked = ask !== null && refusal instanceof ApiError && refusal.code === 'confirm_identity';
    if (isAsked) setWaiting({ again });
    return isAsked;
  };
  const sheet =
    waiting &&
    ask?.({
      returnTo: `${pathname}${search}`,
      onClose: () => setWaiting(null),
      onConfirmed: () => {
        setWaiting(null);
        waiting.again();
      },
    });
  return { asks, sheet };
}
