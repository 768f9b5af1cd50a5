import { Component, Suspense, type ReactNode } from 'react';

type PartProps = { fallback: ReactNode; children: ReactNode };

/** A lazily loaded part of the frame: until it is there, and if it cannot be had, `fallback` stands in its place. */
export class Part extends Component<PartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
