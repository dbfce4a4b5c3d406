import { Suspense, type ReactNode } from 'react';
import { useUnderWay } from './ready.ts';

interface Props {
  /** Shown while the children load, in a chunk of their own. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** React's Suspense, which also marks the app as not ready while it waits. */
export function UntilLoaded({ fallback, children }: Props) {
  return <Suspense fallback={<Waiting>{fallback}</Waiting>}>{children}</Suspense>;
}

/** Wraps a stand-in that shows while something loads. */
export function Waiting({ children }: { children?: ReactNode }) {
  useUnderWay(true);
  return children;
}
