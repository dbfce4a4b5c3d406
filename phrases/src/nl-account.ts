import type { accountPart as en } from './en-account.ts';
import { accounts } from './nl/accounts.ts';
import { profile } from './nl/profile.ts';
import { recovery } from './nl/recovery.ts';
import { signIn } from './nl/sign-in.ts';
import type { Shape } from './translate.ts';

/** Dutch. For pages about an account, its password and what it has joined. */
export const accountPart = { accounts, profile, recovery, signIn } satisfies Shape<typeof en>;
