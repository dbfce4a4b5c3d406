import { Component, type ReactNode } from 'react';

interface Props {
  /** Stands in for what could not be loaded or drawn. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A part without which the page is as good: when its chunk does not arrive, the rest stays. */
export class Optional extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
