import { Button } from '../../shared/ui/button.js';

export function PageFailed() {
  return (
    <div className="page" role="alert">
      <h1 className="page-title">This page could not be shown</h1>
      <p className="page-lead" style={{ marginBlock: 16 }}>
        Nothing you wrote is lost: your draft is kept on this device. Reloading usually helps.
      </p>
      <Button onClick={() => window.location.reload()}>Reload the page</Button>
    </div>
  );
}
