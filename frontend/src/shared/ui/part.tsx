import { Component, Suspense, type ReactNode } from 'react';

type PartProps = { fallback: ReactNode; failed?: ReactNode; children: ReactNode };

/**
 * A lazily loaded part of a page: `fallback` stands in its place until it is there, and `failed` (or `fallback`) if it
 * cannot be had, so that what is around it stays.
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
