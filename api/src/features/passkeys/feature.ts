import { passkeyRoutes } from './routes.ts';

/** Signing in with a passkey. */
export const passkeys = {
  serve: passkeyRoutes,
};
