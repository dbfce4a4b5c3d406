import { recovery } from './en/recovery.ts';
import { settings } from './en/settings.ts';

/** For pages about an account and its password: browsers load them there only. */
export const account = { recovery, settings } as const;
