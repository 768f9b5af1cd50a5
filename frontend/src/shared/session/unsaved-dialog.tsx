import { ConfirmDialog } from '../ui/dialog.js';

/** A logout would remove text that could not be saved. */
export default function UnsavedDialog({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  return (
    <ConfirmDialog
      title="Some of your text is not saved"
      confirm="Log out and discard it"
      cancel="Stay signed in"
      onConfirm={onDiscard}
      onClose={onStay}
    >
      Changes to your outputs wait on this device. Logging out removes them.
    </ConfirmDialog>
  );
}
