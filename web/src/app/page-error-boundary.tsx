import { Component, useEffect, type ReactNode } from 'react';
import { replayEarlyTouches } from '../platform/early-touch.ts';
import { useT } from '../platform/i18n.tsx';
import { ErrorState } from '../ui/states.tsx';

/** A page that breaks shows what happened and a way on; the header and the rest of the app stay. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Crashed /> : this.props.children;
  }
}

function Crashed() {
  const t = useT();
  useEffect(replayEarlyTouches, []);
  return (
    <ErrorState
      title={t('nav.crashed.title')}
      message={t('nav.crashed.body')}
      onRetry={() => window.location.reload()}
    />
  );
}
