import { ConfirmDialog } from '../ui/dialog.js';
import type { Unsaved } from './use-logout.js';

const WORDS: Record<Unsaved, string> = {
  outputs: 'Changes to your outputs wait on this device.',
  draft: 'The text on your desk was not repurposed: only this device has it.',
};

type UnsavedDialogProps = { unsaved: readonly Unsaved[]; onStay: () => void; onDiscard: () => void };

/** A logout would remove text that nothing else has. */
export default function UnsavedDialog({ unsaved, onStay, onDiscard }: UnsavedDialogProps) {
  return (
    <ConfirmDialog
      title="Some of your text is not saved"
      confirm="Log out and discard it"
      cancel="Stay logged in"
      color="error"
      onConfirm={onDiscard}
      onClose={onStay}
    >
      {unsaved.map((what) => WORDS[what]).join(' ')} Logging out removes it.
    </ConfirmDialog>
  );
}
