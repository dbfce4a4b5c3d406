import { idTokenOf, type Person } from '../api/test/sign-in-at-provider.ts';

/** The ID token for Rondo that the provider playing Google gives to somebody's phone. */
export function googleToken(person: Person): Promise<string> {
  return idTokenOf(String(process.env.E2E_GOOGLE_ORIGIN), `http://localhost:${process.env.E2E_PORT}`, person);
}
