import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { ConfirmDialog } from '../../../../shared/ui/dialog.js';
import { SmallButton } from '../../../../shared/ui/small-button.js';
import { includedWords } from './included-words.js';
import type { Regenerate } from './use-regenerate.js';

type RegenerateNoteProps = Regenerate & { isUnlimited: boolean };

/** How a regeneration goes, the way back, and the question before one that costs a credit. */
export function RegenerateNote({ state, isUnlimited, regenerate, undo, dismiss }: RegenerateNoteProps) {
  switch (state.phase) {
    case 'idle':
      return null;
    case 'busy':
      return <LinearProgress aria-label="Regenerating…" />;
    case 'failed':
      return (
        <Alert severity="warning" closeText="Dismiss" onClose={dismiss}>
          {state.message}
        </Alert>
      );
    case 'done':
      return (
        <Alert
          severity="success"
          role="status"
          action={<SmallButton onClick={() => void undo()}>Undo</SmallButton>}
        >
          This is version {state.output.version} now. {!isUnlimited && includedWords(state.output)}
        </Alert>
      );
    case 'asking':
      return (
        <ConfirmDialog
          title="Regenerate for one credit?"
          confirm="Regenerate, 1 credit"
          cancel="Keep this version"
          onConfirm={() => void regenerate(true)}
          onClose={dismiss}
        >
          The included regenerations of this output are used up. Parts you edited or locked stay as they are.
        </ConfirmDialog>
      );
  }
}
