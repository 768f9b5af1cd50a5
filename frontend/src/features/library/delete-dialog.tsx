import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Dialog } from '../../shared/ui/dialog.js';

type DeleteDialogProps = {
  count: number;
  isArchive: boolean;
  isBusy: boolean;
  onDelete: () => void;
  onClose: () => void;
};

/** Deleting is for good, so it is asked for twice. */
export function DeleteDialog({ count, isArchive, isBusy, onDelete, onClose }: DeleteDialogProps) {
  const what = count === 1 ? 'this transformation' : `${count} transformations`;
  return (
    <Dialog
      title={`Delete ${what}?`}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" size="small" onClick={onClose}>
            Keep
          </Button>
          <Button size="small" disabled={isBusy} onClick={onDelete}>
            Delete for good
          </Button>
        </>
      }
    >
      <Typography>
        The source, every piece with its versions, tags and public links are deleted at once. This cannot be
        undone; credits that were spent stay spent.
        {!isArchive && ' To put it out of the way instead, archive it.'}
      </Typography>
    </Dialog>
  );
}
