import { Component, useEffect, type ReactNode } from 'react';
import { checkConnection, isReachable, onConnection } from '../platform/connection.ts';
import { replayEarlyEvents } from '../platform/early-events.ts';
import { useT } from '../platform/i18n.tsx';
import { ErrorState } from '../ui/states.tsx';

/** When a page breaks, shows what happened and a way on; the header and the rest of the app stay. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Crashed /> : this.props.children;
  }
}

/** Without a connection the cause is the page's missing file, which is loaded as soon as the connection is back. */
function Crashed() {
  const t = useT();
  useEffect(replayEarlyEvents, []);
  useEffect(() => {
    void checkConnection();
    return onConnection(() => {
      if (isReachable()) window.location.reload();
    });
  }, []);
  return (
    <ErrorState
      level={1}
      title={t('nav.crashed.title')}
      message={t('nav.crashed.body')}
      onRetry={() => window.location.reload()}
    />
  );
}
