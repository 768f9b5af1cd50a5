import { lazy } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Row } from '../../../../shared/ui/row.js';
import { Note } from '../../../../shared/ui/note.js';
import { SmallButton } from '../../../../shared/ui/small-button.js';
import { Part } from '../../../../shared/ui/part.js';
import type { UploadState } from './use-upload.js';

const LinearProgress = lazy(() => import('@mui/material/LinearProgress'));

type UploadNoteProps = {
  state: UploadState;
  onCancel: () => void;
  onDismiss: () => void;
  onUndo: (before: string) => void;
};

export default function UploadNote({ state, onCancel, onDismiss, onUndo }: UploadNoteProps) {
  if (state.phase === 'refused')
    return (
      <Alert severity="error" closeText="Dismiss" onClose={onDismiss} sx={{ mb: 3 }}>
        <AlertTitle>{state.title}</AlertTitle>
        {state.message}
      </Alert>
    );
  return (
    <Row sx={{ mb: 3 }}>
      {state.phase === 'busy' && (
        <>
          <Typography variant="body2" noWrap sx={{ flexBasis: '100%' }}>
            {state.share < 1 ? 'Uploading' : 'Reading'} {state.name}…
          </Typography>
          <Part fallback={null}>
            <LinearProgress
              aria-label={`${state.isPage ? 'Import' : 'Upload'} of ${state.name}`}
              variant={state.share < 1 ? 'determinate' : 'indeterminate'}
              max={1}
              value={state.share}
              sx={{ flex: 1 }}
            />
          </Part>
          <SmallButton variant="text" onClick={onCancel}>
            {state.isPage ? 'Cancel' : 'Cancel upload'}
          </SmallButton>
        </>
      )}
      {state.phase === 'done' && (
        <>
          <Note sx={{ overflowWrap: 'anywhere' }}>
            The text of{' '}
            {state.sourceUrl === null ? (
              state.name
            ) : (
              <Link component="a" href={state.sourceUrl} target="_blank" rel="noreferrer">
                {state.name}
              </Link>
            )}{' '}
            is below. Please look it over{state.sourceUrl === null && '; the file was not kept'}.
          </Note>
          {state.warnings.map((warning) => (
            <Alert key={warning} severity="warning" role={undefined} sx={{ flexBasis: '100%' }}>
              {warning}
            </Alert>
          ))}
          {state.before !== '' && (
            <SmallButton variant="text" onClick={() => onUndo(state.before)}>
              Undo
            </SmallButton>
          )}
          <SmallButton variant="text" onClick={onDismiss}>
            Dismiss
          </SmallButton>
        </>
      )}
    </Row>
  );
}
