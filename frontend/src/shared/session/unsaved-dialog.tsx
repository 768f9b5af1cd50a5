import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Dialog } from '../ui/dialog.js';

/** Asks before a logout removes text that could not be saved. */
export default function UnsavedDialog({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  return (
    <Dialog
      title="Some of your text is not saved"
      onClose={onStay}
      actions={
        <>
          <Button variant="outlined" size="small" onClick={onStay}>
            Stay signed in
          </Button>
          <Button size="small" onClick={onDiscard}>
            Log out and discard it
          </Button>
        </>
      }
    >
      <Typography>Changes to your outputs wait on this device. Logging out removes them.</Typography>
    </Dialog>
  );
}
