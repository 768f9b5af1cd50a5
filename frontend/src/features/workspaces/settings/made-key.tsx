import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import type { CreatedKey } from '@repurpose/contract';
import { intoView } from '../../../shared/browser/bring-into-view.js';
import { CopyButton } from '../../../shared/ui/copy-button.js';
import { SmallButton } from '../../../shared/ui/small-button.js';

/** Shown only once. */
export const MadeKey = ({ made, onClose }: { made: CreatedKey; onClose: () => void }) => (
  <Alert ref={intoView} severity="success">
    <AlertTitle>Copy the key “{made.name}” now. It is not shown again.</AlertTitle>
    <Stack spacing={3}>
      <code style={{ overflowWrap: 'anywhere' }}>{made.key}</code>
      <Stack direction="row" spacing={2}>
        <CopyButton variant="contained" text={made.key} label="key" />
        <SmallButton onClick={onClose}>Done</SmallButton>
      </Stack>
    </Stack>
  </Alert>
);
