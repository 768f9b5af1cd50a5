import { ConfirmDialog } from '../../shared/ui/dialog.js';

type DeleteDialogProps = {
  count: number;
  isArchive: boolean;
  isBusy: boolean;
  onDelete: () => void;
  onClose: () => void;
};

export function DeleteDialog({ count, isArchive, isBusy, onDelete, onClose }: DeleteDialogProps) {
  const what = count === 1 ? 'this transformation' : `${count} transformations`;
  return (
    <ConfirmDialog
      title={`Delete ${what}?`}
      confirm="Delete for good"
      cancel="Keep"
      isBlocked={isBusy}
      onConfirm={onDelete}
      onClose={onClose}
    >
      <span>
        The source, every piece with its versions, tags and public links are deleted at once. This cannot be
        undone; credits that were spent stay spent.
        {!isArchive && ' To put it out of the way instead, archive it.'}
      </span>
    </ConfirmDialog>
  );
}
