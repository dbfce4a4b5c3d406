import { recovery } from './en/recovery.ts';

/** For pages about an account and its password: browsers load them there only. */
export const account = { recovery } as const;
