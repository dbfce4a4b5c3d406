import { idTokenOf, type Person } from '../api/test/sign-in-at-provider.ts';

/** What the provider that plays Google gives the phone of somebody: an ID token for Rondo. */
export function googleToken(person: Person): Promise<string> {
  return idTokenOf(String(process.env.E2E_GOOGLE_ORIGIN), `http://localhost:${process.env.E2E_PORT}`, person);
}
