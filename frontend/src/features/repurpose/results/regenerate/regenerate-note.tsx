import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { isUnlimited } from '@repurpose/contract';
import { ConfirmDialog } from '../../../../shared/ui/dialog.js';
import { SmallButton } from '../../../../shared/ui/small-button.js';
import { useOpenOutput } from '../open-output.js';
import { includedWords } from './included-words.js';
import type { Regenerate } from './use-regenerate.js';

/** How a regeneration goes, the way back, and the question before one that costs a credit. */
export function RegenerateNote({ state, regenerate, undo, dismiss }: Regenerate) {
  const { plan } = useOpenOutput();
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
          This is version {state.output.version} now. {!isUnlimited(plan) && includedWords(state.output)}
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
