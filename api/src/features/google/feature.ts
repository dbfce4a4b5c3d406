import type { Context } from '../../platform/serve.ts';
import type { Google } from './ask-google.ts';
import { googleRoutes } from './routes.ts';

/** Signing in with Google. */
export const google = {
  serve(context: Context & { google: Google }) {
    googleRoutes(context, context.google);
  },
};
