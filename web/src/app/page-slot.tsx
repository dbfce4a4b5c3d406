import { createElement, lazy, useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { atRest, savesData } from '../platform/at-rest.ts';
import { replayEarlyEvents } from '../platform/early-events.ts';
import { useI18n, WithPhrases } from '../platform/i18n.tsx';
import { loadPieces } from '../platform/pieces.tsx';
import { UntilLoaded } from '../platform/until-loaded.tsx';
import { useUser } from '../platform/session.ts';
import { useFirstTouch } from '../platform/use-first-touch.ts';
import { GameGridSkeleton } from '../ui/game-card/game-card-skeleton.tsx';
import type { PageModule } from '../platform/page-module.ts';
import { Page } from '../ui/page.tsx';
import { Guard } from './guard.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { findRoute, loadedPage, loadPage, pageOf } from './routes.ts';

const components = new Map<string, ComponentType>();

/** The component of a page: at once if its chunk is loaded (server, hydration, after a hover), otherwise when it arrives. */
function pageComponent(page: string): ComponentType {
  const module = loadedPage(page);
  const component =
    components.get(page) ??
    (module
      ? withItsPhrases(page, module)
      : lazy(async () => ({ default: withItsPhrases(page, await loadPage(page)) })));
  components.set(page, component);
  return component;
}

/** What is pressed comes first. */
const loadOtherPieces = () => void atRest(() => void loadPieces());

function withItsPhrases(page: string, { default: Content, phrases = [] }: PageModule): ComponentType {
  return function PageWithPhrases() {
    const { language } = useI18n();
    useEffect(
      () =>
        atRest(() => {
          if (savesData()) return;
          import('./next-presses.ts').then(({ loadNext }) => loadNext(page, language)).catch(() => undefined);
        }),
      [language],
    );
    useEffect(replayEarlyEvents, []);
    useFirstTouch(loadOtherPieces);
    return (
      <WithPhrases parts={phrases} fallback={<PageSkeleton />}>
        <Content />
      </WithPhrases>
    );
  };
}

export function PageSlot() {
  const { pathname, search } = useLocation();
  const { route, params } = findRoute(pathname, search);
  const page = pageOf(route, useUser() !== null);
  return (
    <PageErrorBoundary key={page + (params.list ?? '')}>
      <UntilLoaded fallback={<PageSkeleton />}>
        <Guard route={route}>{createElement(pageComponent(page))}</Guard>
      </UntilLoaded>
    </PageErrorBoundary>
  );
}

function PageSkeleton() {
  return (
    <Page>
      {/* The footer stays below the window, where it can't be seen to move. */}
      <div style={{ minHeight: '100vh' }}>
        <GameGridSkeleton count={4} />
      </div>
    </Page>
  );
}
