import { idTokenOf, type Person } from '../api/test/sign-in-at-provider.ts';

/** What the provider that plays Google gives the phone of somebody: an ID token for Rondo. */
export function googleToken(person: Person): Promise<string> {
  const port = Number(process.env.E2E_PORT);
  return idTokenOf(`http://127.0.0.1:${port + 20_000}`, `http://localhost:${port}`, person);
}
