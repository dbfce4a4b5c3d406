import { createContext, type ReactNode } from 'react';

interface Asked {
  returnTo: string;
  onClose: () => void;
  onConfirmed: () => void;
}

/** Draws what asks who it is, where the server wants to know before it does something; the page brings it from another feature. */
export const IdentityContext = createContext<((asked: Asked) => ReactNode) | null>(null);
