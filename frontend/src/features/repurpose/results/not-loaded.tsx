import { Button } from '../../../shared/ui/button.js';
import { Icon } from '../../../shared/ui/icon.js';

/** In the place of a part whose code could not be fetched: no connection, or a newer version of the site. */
export function NotLoaded({ what }: { what: string }) {
  return (
    <div className="note note-wrong" role="alert">
      <Icon name="warn" />
      <div>
        <strong>{what} could not be loaded</strong>
        <p>Please check your connection and reload the page. Your text and what was written are kept.</p>
        <Button kind="quiet" size="small" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </div>
    </div>
  );
}
