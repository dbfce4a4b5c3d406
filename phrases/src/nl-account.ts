import type { account as en } from './en-account.ts';
import { recovery } from './nl/recovery.ts';
import { settings } from './nl/settings.ts';
import type { Shape } from './translate.ts';

/** Dutch, for pages about an account and its password. */
export const account = { recovery, settings } satisfies Shape<typeof en>;
