import { offline } from './en/offline.ts';

/** For the page that opens without a connection. */
export const offlinePart = { offline } as const;
