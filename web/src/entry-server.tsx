import type { Language } from '@rondo/rules';
import { dehydrate } from '@tanstack/react-query';
import { AsyncLocalStorage } from 'node:async_hooks';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app/app.tsx';
import { newQueryClient } from './app/query-client.ts';
import { findRoute, holdsToken, loadPage, notFoundRoute, pageOf } from './app/routes.ts';
import { fillTemplate } from './app/template.ts';
import { setTransport } from './platform/api.ts';
import type { ColorScheme } from './platform/color-scheme.ts';
import { translator } from './platform/i18n.tsx';
import { HeadContext, type PageHead } from './platform/page-head.tsx';
import { loadPhrases } from './platform/phrase-parts.ts';
import { PiecesContext } from './platform/pieces.tsx';
import { sessionQuery } from './platform/session.ts';
import type { Settings } from './platform/settings.tsx';

interface RenderRequest {
  url: string;
  language: Language;
  colorScheme: ColorScheme;
  nonce: string;
  origin: string;
  /** The server's clock, ISO 8601. */
  now: string;
  settings: Settings;
  /** dist/client/index.html */
  template: string;
  /** Calls the API in this process with the visitor's session. */
  get: (path: string) => Promise<{ status: number; body: unknown }>;
  /** Awaited once all data has arrived, before rendering blocks the thread. */
  turn: () => Promise<void>;
}

interface RenderedPage {
  status: number;
  html: string;
  /** The origin that the page may show in a frame. */
  frame?: string;
}

// Several pages render at the same time; the calls of each are made as its own visitor.
const visitor = new AsyncLocalStorage<RenderRequest['get']>();

setTransport((url) => {
  const get = visitor.getStore();
  if (!get) throw new Error('Only a page that is being rendered may call the API');
  return get(url);
});

/** Whether all visitors see the same page at an address; false if the address carries somebody's token. */
export function isForEverybody(path: string): boolean {
  const { pathname, search } = new URL(path, 'https://rondo.invalid');
  return !holdsToken(findRoute(pathname, search).route);
}

/** Renders a page together with its first data. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const url = new URL(request.url, request.origin);
  const { route, params } = findRoute(url.pathname, url.search);
  const { language } = request;
  const now = Date.parse(request.now);
  const client = newQueryClient();

  const isLoggedIn = async () => Boolean(await client.fetchQuery(sessionQuery).catch(() => null));
  const page = pageOf(route, route.own !== undefined && (await visitor.run(request.get, isLoggedIn)));
  const module = await loadPage(page);
  const parts = module.phrases ?? [];
  const [phrases, outcome] = await visitor.run(request.get, () =>
    Promise.all([
      loadPhrases(language, parts),
      module.prefetch?.({ client, url, params, now }),
      client.prefetchQuery(sessionQuery),
    ]),
  );

  await request.turn();
  const heads: PageHead[] = [];
  const pieces = new Set<string>();
  const content = renderToString(
    <HeadContext value={(collected) => heads.push(collected)}>
      <PiecesContext value={(file) => pieces.add(file)}>
        <StaticRouter location={`${url.pathname}${url.search}`}>
          <App
            client={client}
            language={language}
            phrases={phrases}
            parts={parts}
            colorScheme={request.colorScheme}
            now={now}
            settings={request.settings}
          />
        </StaticRouter>
      </PiecesContext>
    </HeadContext>,
  );
  const head = heads.at(-1) ?? {};
  const html = fillTemplate(request.template, {
    page: content,
    head,
    t: translator(phrases),
    url,
    nonce: request.nonce,
    pageFile: page,
    indexed: !holdsToken(route) && route.page !== 'offline',
    parts,
    state: {
      language,
      colorScheme: request.colorScheme,
      now: request.now,
      settings: request.settings,
      pieces: [...pieces],
      queries: dehydrate(client),
    },
  });
  client.clear();
  return { status: route === notFoundRoute ? 404 : (outcome?.status ?? 200), html, frame: head.frame };
}
