import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { Place } from './claims.js';

type SourceDialogProps = { content: string; place: Place; onClose: () => void };

/** The text that the outputs were made from, with one place of it marked. */
export default function SourceDialog({ content, place: { start, end }, onClose }: SourceDialogProps) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="source-dialog-title">
      <DialogTitle id="source-dialog-title">In your source</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <Typography component="div" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {content.slice(0, start)}
          <mark ref={scrollHere}>{content.slice(start, end)}</mark>
          {content.slice(end)}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

const scrollHere = (mark: HTMLElement | null) => mark?.scrollIntoView({ block: 'center' });
