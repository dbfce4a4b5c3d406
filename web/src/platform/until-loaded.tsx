import { Suspense, type ReactNode } from 'react';
import { useUnderWay } from './ready.ts';

interface Props {
  /** Shown while what is below loads, in a chunk of its own. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** React's Suspense, by which the app is not ready while it waits. */
export function UntilLoaded({ fallback, children }: Props) {
  return <Suspense fallback={<Waiting>{fallback}</Waiting>}>{children}</Suspense>;
}

/** Around what is shown while something loads. */
export function Waiting({ children }: { children?: ReactNode }) {
  useUnderWay(true);
  return children;
}
