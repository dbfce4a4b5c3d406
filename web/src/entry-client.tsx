import './ui/theme/index.css';
import { hydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { PageRouter } from './app/page-router.tsx';
import { newQueryClient } from './app/query-client.ts';
import { findRoute, loadPage, pageOf } from './app/routes.ts';
import { startColorScheme } from './platform/color-scheme.ts';
import { watchConnection } from './platform/connection.ts';
import { initialStateId, type InitialState } from './platform/initial-state.ts';
import { loadPhrases } from './platform/phrase-parts.ts';
import { watchReady } from './platform/ready.ts';
import { sessionQuery } from './platform/session.ts';

const root = document.getElementById('root');
const stateElement = document.getElementById(initialStateId);
if (!root || !stateElement?.textContent) throw new Error('The server did not render this page');

const state = JSON.parse(stateElement.textContent) as InitialState;
const client = newQueryClient();
// The service worker's page, shown for any address while there is no connection: the app draws it from stored data.
const isKept = document.documentElement.hasAttribute('data-kept');
if (isKept)
  await import('./platform/persisted-queries.ts')
    .then(({ restoreQueries }) => restoreQueries(client))
    .catch(() => undefined);
else {
  // A phone whose clock is slow would date new data in the future and never refresh it: a user who logs in would still see a visitor's page.
  for (const query of state.queries.queries) query.state.dataUpdatedAt = Date.now();
  hydrate(client, state.queries);
}
startColorScheme(state.colorScheme);

// The page's HTML has already requested all of these files (app/template.ts).
const { page, phrases } = await loadAll().catch((error: unknown) => {
  // Only the service worker's page can show that files are missing.
  if (!isKept) throw error;
  window.location.replace(`/offline?from=${encodeURIComponent(location.pathname + location.search)}`);
  return new Promise<never>(() => {});
});

const app = (
  <StrictMode>
    <PageRouter>
      <App
        client={client}
        language={state.language}
        phrases={phrases}
        parts={page.phrases ?? []}
        colorScheme={state.colorScheme}
        now={isKept ? Date.now() : Date.parse(state.now)}
        settings={state.settings}
      />
    </PageRouter>
  </StrictMode>
);
watchConnection(!isKept);
if (isKept) createRoot(root).render(app);
else hydrateRoot(root, app);
watchReady(client);

async function loadAll() {
  const { route } = findRoute(window.location.pathname, window.location.search);
  const page = await loadPage(
    pageOf(route, Boolean(client.getQueryData(sessionQuery.queryKey))),
    isKept ? undefined : state.pieces,
  );
  return { page, phrases: await loadPhrases(state.language, page.phrases ?? []) };
}
