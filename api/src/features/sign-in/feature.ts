import type { Context } from '../../platform/serve.ts';
import { registerSignInJobs } from './jobs.ts';
import { passwordRoutes } from './password-routes.ts';
import { signInRoutes } from './routes.ts';

/** Signing up, logging in, passwords. */
export const signIn = {
  serve(context: Context) {
    signInRoutes(context);
    passwordRoutes(context);
  },
  work: registerSignInJobs,
};
