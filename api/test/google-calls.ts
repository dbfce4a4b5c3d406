import { randomUUID } from 'node:crypto';
import type { openOpenIdProvider } from './openid-provider.ts';
import type { Answer, TestServer } from './server.ts';

/** The cookies that `set-cookie` gives a browser, as it sends them back, without removed ones. */
export function cookiesOf({ headers }: Answer): string {
  return [(headers['set-cookie'] ?? []) as string | string[]]
    .flat()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ');
}

/** A browser on its way to Google and back. */
export function googleCalls(server: TestServer) {
  return {
    /** @returns where the browser is sent, and the cookie it keeps meanwhile */
    begin: async (path: string, headers: Record<string, string> = {}) => {
      const answer = await server.call('GET', `/api/users/auth/google/${path}`, { headers });
      return { answer, url: String(answer.headers.location), cookie: cookiesOf(answer) };
    },
    /** @returns where the browser is sent next, and its session now ('' for none) */
    comeBack: async (search: string, cookie: string) => {
      const answer = await server.call('GET', `/api/users/auth/google/callback${search}`, {
        headers: { ...(cookie && { cookie }), 'sec-fetch-site': 'cross-site', accept: 'text/html' },
      });
      return { status: answer.status, location: String(answer.headers.location), session: cookiesOf(answer) };
    },
    /** The consents of a person who signs up. */
    consents: 'newsletterConsent=true&termsConsent=true&privacyConsent=true',
  };
}

type RealProvider = Awaited<ReturnType<typeof openOpenIdProvider>>;
type Visitor = Parameters<RealProvider['signIn']>[1];
/** Somebody with an account at the provider. */
export type GooglePerson = Exclude<Visitor, string>;

/** Whole trips to a real provider and back. */
export function googleTrips(server: TestServer, provider: RealProvider) {
  const { begin, comeBack, consents } = googleCalls(server);
  const go = async (path: string, person: Visitor) => {
    const { url, cookie } = await begin(path);
    return comeBack((await provider.signIn(url, person)).search, cookie);
  };
  return {
    go,
    somebody: (more: Partial<GooglePerson> = {}): GooglePerson => ({
      email: `${randomUUID().slice(0, 8)}@gmail.test`,
      name: 'Sanne de Vries',
      ...more,
    }),
    signUp: (person: GooglePerson, more = '') => go(`signup?${consents}${more}`, person),
    logIn: (person: GooglePerson, more = '') => go(`login?newsletterConsent=false${more}`, person),
  };
}
