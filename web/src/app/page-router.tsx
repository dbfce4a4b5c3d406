import { useLayoutEffect, useRef, useState, useTransition, type ReactNode } from 'react';
import { NavigationType, Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { useUnderWay } from '../platform/ready.ts';
import type { PageTransition } from './page-transition.ts';

/** React Router's BrowserRouter, where another page comes in by the browser's own view transition (decisions/0051-page-transitions.md). */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState(() => shownBy(history));
  const [isComing, startTransition] = useTransition();
  useUnderWay(isComing);
  const pathname = useRef(shown.location.pathname);
  useLayoutEffect(() => {
    let transition: PageTransition | undefined;
    // The first screen doesn't load the transition: it is there by the end of the first press.
    const load = () =>
      void import('./page-transition.ts').then(
        (loaded) => (transition = loaded.pageTransition),
        () => undefined,
      );
    window.addEventListener('pointerover', load, { once: true });
    const unlisten = history.listen(() => {
      const { action, location } = shownBy(history);
      const isOther = location.pathname !== pathname.current;
      pathname.current = location.pathname;
      // Shows the page of the present address, which may have changed again.
      const show = () => setShown(shownBy(history));
      if (transition && isOther && action === NavigationType.Push) transition(location.pathname, show, startTransition);
      else startTransition(show);
    });
    return () => {
      window.removeEventListener('pointerover', load);
      unlisten();
    };
  }, [history]);
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}

function shownBy({ action, location }: ReturnType<typeof createBrowserHistory>) {
  return { action, location };
}
