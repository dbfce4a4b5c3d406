import { expect, test } from 'vitest';
import { phrasesIn } from '@rondo/phrases';
import { translator } from '../platform/i18n.tsx';
import type { PageHead } from '../platform/page-head.tsx';
import { fillTemplate } from './template.ts';

const template = '<!doctype html><html lang="en"><head><!--head--></head><body><!--page--><!--state--></body></html>';

function fill(head: PageHead, address = 'https://rondo.test/match/1', indexed = true): string {
  return fillTemplate(template, {
    page: '<main></main>',
    head,
    t: translator(phrasesIn.en),
    url: new URL(address),
    nonce: 'n0nce',
    parts: [],
    pageFile: 'match',
    indexed,
    state: {
      language: 'en',
      colorScheme: 'auto',
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
        googleSignIn: false,
        studentCardDiscountCents: 200,
        feesPaidByRondo: [],
      },
      pieces: [],
      queries: { mutations: [], queries: [] },
    },
  });
}

test('a page tells crawlers its title, description and picture, with its size and a full address', () => {
  const html = fill({ title: 'Game "A" & <b>', description: 'Tonight', image: '/previews/match/1.png?lang=nl' });
  expect(html).toContain('<title>Game &quot;A&quot; &amp; &lt;b&gt; | Rondo</title>');
  for (const [property, content] of Object.entries({
    'og:title': 'Game &quot;A&quot; &amp; &lt;b&gt; | Rondo',
    'og:description': 'Tonight',
    'og:image': 'https://rondo.test/previews/match/1.png?lang=nl',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:url': 'https://rondo.test/match/1',
  }))
    expect(html).toContain(`<meta property="${property}" content="${content}">`);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(fill({})).toContain('content="https://rondo.test/og.jpg"');
});

test('the canonical address keeps the language and nothing else', () => {
  const canonical = (address: string) => /rel="canonical" href="([^"]*)"/.exec(fill({}, address))?.[1];
  expect(canonical('https://rondo.test/match/1?secret-key=x&step=1')).toBe('https://rondo.test/match/1');
  expect(canonical('https://rondo.test/match/1?lang=nl&utm=x')).toBe('https://rondo.test/match/1?lang=nl');
  expect(canonical('https://rondo.test/match/1?lang=xx')).toBe('https://rondo.test/match/1');
});

test('each language has an address that search engines are told of, whichever one they read', () => {
  const alternates = (address: string) =>
    [...fill({}, address).matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(([, ...pair]) => pair);
  const expected = [
    ['en', 'https://rondo.test/match/1?lang=en'],
    ['nl', 'https://rondo.test/match/1?lang=nl'],
    ['x-default', 'https://rondo.test/match/1'],
  ];
  for (const query of ['', '?lang=nl', '?lang=en&step=1'])
    expect(alternates(`https://rondo.test/match/1${query}`)).toEqual(expected);
});

test('a page that is not for search engines says so and names no other addresses', () => {
  const html = fill({}, 'https://rondo.test/reset-password/secret', false);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('hreflang');
  expect(html).not.toContain('rel="canonical"');
  expect(fill({})).not.toContain('noindex');
});

test('structured data is JSON that nothing in it can leave', () => {
  const name = '</script><script>alert(1)</script><!--';
  const html = fill({ structuredData: (origin) => ({ '@type': 'SportsEvent', name, url: `${origin}/match/1` }) });
  const [, json = ''] = /<script type="application\/ld\+json" nonce="n0nce">(.*?)<\/script>/.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ '@type': 'SportsEvent', name, url: 'https://rondo.test/match/1' });
  expect(fill({})).not.toContain('ld+json');
});
