import type { Language } from '@rondo/rules';
import type { Me } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { render } from './entry-server.tsx';

const player = {
  _id: '00000000-0000-4000-8000-000000000001',
  name: 'Sanne de Vries',
  email: 'sanne@rondo.test',
  photo: null,
  role: 'player',
  balance: 12.5,
  unread: 0,
} as Partial<Me> as Me;

/** A page as the server answers it, for a logged-in user, or for a visitor if null. */
function renderFor(user: Partial<Me> | null, path: string, language: Language = 'en') {
  const session = user && { status: 'success', user: { ...player, ...user }, promocodes: [] };
  return render({
    url: path,
    language,
    colorScheme: 'auto',
    nonce: 'n0nce',
    origin: 'http://localhost',
    now: '2026-11-21T12:00:00Z',
    settings: {
      streetsUrl: null,
      tileUrl: null,
      tileAttribution: '',
      socialFeedUrl: null,
      analyticsUrl: null,
      privacyPolicyUrl: null,
      reviewsUrl: null,
      contactEmail: '',
      seller: null,
      partners: [],
      isDemo: false,
      googleSignIn: true,
      studentCardDiscountCents: 200,
      feesPaidByRondo: [],
    },
    template: '<!--head--><!--page--><!--state-->',
    turn: async () => undefined,
    get: async (asked) =>
      asked.startsWith('/api/users/checkAuthToken') && session
        ? { status: 200, body: session }
        : { status: 401, body: { status: 'fail', code: 'not_logged_in', message: '' } },
  });
}

/** The header's HTML on a page. */
async function headerFor(user: Partial<Me> | null, path = '/about', language?: Language): Promise<string> {
  const { html } = await renderFor(user, path, language);
  return /<header.*?<\/header>/s.exec(html)?.[0] ?? '';
}

describe('the header', () => {
  test('calls a guest a guest, and shows them no balance', async () => {
    const guest = { role: 'guest', balance: null } as const;
    const header = await headerFor(guest);
    expect(header).toContain('aria-label="Account: Guest"');
    expect(header).not.toContain('Sanne');
    expect(header).not.toContain('href="/wallet"');
    expect(await headerFor(guest, '/about', 'nl')).toContain('aria-label="Account: Gast"');
  });

  test('calls a player by their name, with their balance', async () => {
    const header = await headerFor({});
    expect(header).toContain('aria-label="Account: Sanne de Vries"');
    expect(header).toMatch(/href="\/wallet".*€\s12\.50/s);
  });

  test.each([
    [0, 'Notifications', null],
    [99, 'Notifications, 99 unread', '99'],
    [100, 'Notifications, 99+ unread', '99+'],
  ])('with %j unread its bell says %j', async (unread, words, badge) => {
    const header = await headerFor({ unread });
    expect(header).toContain(`aria-label="${words}"`);
    expect(/numbers">([\d+]+)<\/span><\/a>/.exec(header)?.[1] ?? null).toBe(badge);
  });

  test('has “Create a game” for organisers and admins only', async () => {
    for (const [role, has] of [
      ['player', false],
      ['organiser', true],
      ['admin', true],
    ] as const)
      expect([role, (await headerFor({ role })).includes('href="/create"')]).toEqual([role, has]);
  });

  test.each([
    ['/about', '/login?returnTo=%2Fabout', '/signup?returnTo=%2Fabout'],
    ['/login', null, '/signup'],
    ['/signup', '/login', null],
  ])('on %s asks visitors to log in: %j, to register: %j', async (path, login, register) => {
    const header = await headerFor(null, path);
    const linked = (page: string) => new RegExp(`href="(/${page}[^"]*)"`).exec(header)?.[1] ?? null;
    expect([linked('login'), linked('signup')]).toEqual([login, register]);
  });
});

test.each([
  ['/console/orders', 200],
  ['/console/cities', 200],
  ['/console/nowhere', 404],
])('%s is answered with %i', async (path, status) => {
  expect(await renderFor({ role: 'admin' }, path)).toMatchObject({ status });
});

test('a page names the pieces that it is drawn with, and no others', async () => {
  const piecesFor = async (user: Partial<Me> | null) =>
    /"pieces":(\[[^\]]*\])/.exec((await renderFor(user, '/about')).html)?.[1];
  expect(await piecesFor({})).toBe('["app/shell/own.ts"]');
  expect(await piecesFor(null)).toBe('[]');
});
