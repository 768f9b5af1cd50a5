import { Component, Suspense, type ReactNode } from 'react';

type PartProps = { fallback: ReactNode; failed?: ReactNode; children: ReactNode };

/**
 * Loads lazily. Shows `fallback` while loading and `failed` (or `fallback`) if loading fails, so that the rest of the
 * page stays.
 */
export class Part extends Component<PartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { fallback, failed = fallback, children } = this.props;
    return this.state.hasFailed ? failed : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
