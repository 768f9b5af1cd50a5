import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { CreatedKey } from '@repurpose/contract';
import { useState } from 'react';

/** A new key, shown this once. */
export function MadeKey({ made, onClose }: { made: CreatedKey; onClose: () => void }) {
  const [note, setNote] = useState('Copy');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(made.key);
      setNote('Copied');
    } catch (cause) {
      if (!(cause instanceof Error)) throw cause;
      setNote('Please select and copy it');
    }
  }
  return (
    <Alert severity="success">
      <AlertTitle>Copy the key “{made.name}” now. It is not shown again.</AlertTitle>
      <Stack spacing={3}>
        <code style={{ overflowWrap: 'anywhere' }}>{made.key}</code>
        <Stack direction="row" spacing={2}>
          <Button size="small" variant="contained" onClick={() => void copy()} aria-live="polite">
            {note}
          </Button>
          <Button size="small" variant="outlined" onClick={onClose}>
            Done
          </Button>
        </Stack>
      </Stack>
    </Alert>
  );
}
