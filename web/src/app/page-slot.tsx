import { createElement, lazy, Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { GameGridSkeleton } from '../ui/game-card/game-card-skeleton.tsx';
import { Page } from '../ui/page.tsx';
import { Guard } from './guard.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { findRoute, loadedPage, loadPage } from './routes.ts';

const lazyPages = new Map<string, ComponentType>();

/** The component of a page: at once when its chunk is here (server, hydration, after a hover), else when it arrives. */
function pageComponent(page: string): ComponentType {
  const ready = loadedPage(page)?.default;
  if (ready) return ready;
  const waiting = lazyPages.get(page) ?? lazy(() => loadPage(page));
  lazyPages.set(page, waiting);
  return waiting;
}

export function PageSlot() {
  const { pathname, search } = useLocation();
  const { route } = findRoute(pathname, search);
  return (
    <PageErrorBoundary key={route.page}>
      <Suspense fallback={<PageSkeleton />}>
        <Guard needs={route.guard}>{createElement(pageComponent(route.page))}</Guard>
      </Suspense>
    </PageErrorBoundary>
  );
}

function PageSkeleton() {
  return (
    <Page>
      <GameGridSkeleton count={4} />
    </Page>
  );
}
