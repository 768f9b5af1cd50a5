import { Component, type ReactNode } from 'react';
import { Button } from '../../shared/ui/button.js';
import { Shown } from './shown.js';

/** A page that cannot be shown (a chunk that did not load, a fault of ours) leaves the rest of the site standing. */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="page page-narrow stack" role="alert">
        <h1 className="page-title">This page could not be shown</h1>
        <p className="page-lead">
          Nothing you wrote is lost: your draft is kept on this device. Reloading usually helps.
        </p>
        <Shown />
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </div>
    );
  }
}
