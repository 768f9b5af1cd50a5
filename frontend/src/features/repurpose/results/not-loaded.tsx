import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { SmallButton } from '../../../shared/ui/small-button.js';

/** The code could not be fetched: no connection, or a newer version of the site. */
export function NotLoaded({ what }: { what: string }) {
  return (
    <Alert
      severity="error"
      action={<SmallButton onClick={() => window.location.reload()}>Reload the page</SmallButton>}
    >
      <AlertTitle>{what} could not be loaded</AlertTitle>
      Please check your connection and reload the page. Your text and what was written are kept.
    </Alert>
  );
}
