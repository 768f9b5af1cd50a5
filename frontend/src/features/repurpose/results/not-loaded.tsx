import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';

/** In the place of a part whose code could not be fetched: no connection, or a newer version of the site. */
export function NotLoaded({ what }: { what: string }) {
  return (
    <Alert
      severity="error"
      action={
        <Button variant="outlined" size="small" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      }
    >
      <AlertTitle>{what} could not be loaded</AlertTitle>
      Please check your connection and reload the page. Your text and what was written are kept.
    </Alert>
  );
}
