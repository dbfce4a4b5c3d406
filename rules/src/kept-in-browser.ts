import { type KeptInBrowser, keptByScripts } from './kept-by-scripts.ts';
import { tokenLifetimes } from './limits.ts';

const cookie = (name: string, seconds: number) => ({ name, where: 'cookie', seconds }) as const;

const minute = 60;
const day = 86_400;

/**
 * Everything Rondo stores in a browser (pages.md#consent). Code that stores something uses its entry here, and the cookie page shows the
 * table with the texts of `cookies.kept`.
 */
export const keptInBrowser = {
  session: cookie('sid', 30 * day),
  known: cookie('known', 400 * day),
  written: cookie('written', 30),
  signUp: cookie('sign-up', tokenLifetimes.signupHours * 60 * minute),
  google: cookie('google', 10 * minute),
  passkeyLogIn: cookie('passkey-log-in', 5 * minute),
  passkeyRegistration: cookie('passkey-registration', 5 * minute),
  ...keptByScripts,
} as const satisfies Record<string, KeptInBrowser>;
