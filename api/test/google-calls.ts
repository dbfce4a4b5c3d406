import type { Answer, TestServer } from './server.ts';

/** What `set-cookie` gives a browser, as it sends it back; cookies that are taken away are left out. */
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
    /** @returns where it is sent, and the cookie it keeps meanwhile */
    begin: async (path: string, headers: Record<string, string> = {}) => {
      const answer = await server.call('GET', `/api/users/auth/google/${path}`, { headers });
      return { answer, url: String(answer.headers.location), cookie: cookiesOf(answer) };
    },
    /** @returns where it is sent next, and the session it has now ('' for none) */
    comeBack: async (search: string, cookie: string) => {
      const answer = await server.call('GET', `/api/users/auth/google/callback${search}`, {
        headers: { ...(cookie && { cookie }), 'sec-fetch-site': 'cross-site', accept: 'text/html' },
      });
      return { status: answer.status, location: String(answer.headers.location), session: cookiesOf(answer) };
    },
    /** The consents of who signs up. */
    consents: 'newsletterConsent=true&termsConsent=true&privacyConsent=true',
  };
}
