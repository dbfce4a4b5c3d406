import './ui/theme/index.css';
import { hydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { newQueryClient } from './app/query-client.ts';
import { findRoute, loadPage } from './app/routes.ts';
import { startColorScheme } from './platform/color-scheme.ts';
import { initialStateId, type InitialState } from './platform/initial-state.ts';
import { loadPhrases } from './platform/phrase-parts.ts';

const root = document.getElementById('root');
const stateElement = document.getElementById(initialStateId);
if (!root || !stateElement?.textContent) throw new Error('The server did not render this page');

const state = JSON.parse(stateElement.textContent) as InitialState;
const client = newQueryClient();
hydrate(client, state.queries);
startColorScheme(state.colorScheme);

// The page's own HTML has asked for all of these files already (app/template.ts).
const page = await loadPage(findRoute(window.location.pathname, window.location.search).route.page);
const parts = page.phrases ?? [];
const phrases = await loadPhrases(state.language, parts);

hydrateRoot(
  root,
  <StrictMode>
    <BrowserRouter>
      <App
        client={client}
        language={state.language}
        phrases={phrases}
        parts={parts}
        colorScheme={state.colorScheme}
        now={Date.parse(state.now)}
        settings={state.settings}
      />
    </BrowserRouter>
  </StrictMode>,
);
