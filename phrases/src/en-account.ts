import { accounts } from './en/accounts.ts';
import { profile } from './en/profile.ts';
import { recovery } from './en/recovery.ts';
import { signIn } from './en/sign-in.ts';

/** For pages about an account, its password and what it has joined. */
export const accountPart = { accounts, profile, recovery, signIn } as const;
