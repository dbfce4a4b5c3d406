import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown instead if the children can't be loaded or rendered. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Wraps a part that the page can do without: if its chunk fails to load, the rest stays. */
export class FallbackBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
