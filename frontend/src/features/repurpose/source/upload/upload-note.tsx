import { Button } from '../../../../shared/ui/button.js';
import { IconButton } from '../../../../shared/ui/icon-button.js';
import { Icon } from '../../../../shared/ui/icon.js';
import type { UploadState } from './use-upload.js';

type UploadNoteProps = {
  state: UploadState;
  onCancel: () => void;
  onDismiss: () => void;
  onUndo: (before: string) => void;
};

/** How far the upload is, and afterwards what was not read or why nothing was. */
export function UploadNote({ state, onCancel, onDismiss, onUndo }: UploadNoteProps) {
  if (state.phase === 'idle') return <div role="status" className="upload-note" />;
  if (state.phase === 'busy')
    return (
      <div role="status" className="upload-note">
        <p className="small">
          {state.share < 1 ? 'Uploading' : 'Reading'} {state.name}…
        </p>
        <progress
          aria-label={`${state.isPage ? 'Import' : 'Upload'} of ${state.name}`}
          {...(state.share < 1 ? { value: state.share } : {})}
        />
        <Button kind="ghost" size="small" onClick={onCancel}>
          {state.isPage ? 'Cancel' : 'Cancel upload'}
        </Button>
      </div>
    );
  if (state.phase === 'refused')
    return (
      <div role="alert" className="upload-note">
        <div className="note note-wrong">
          <Icon name="warn" />
          <p>
            <strong>{state.title}</strong>
            {state.message}
          </p>
          <IconButton icon="close" label="Dismiss" onClick={onDismiss} />
        </div>
      </div>
    );
  return (
    <div role="status" className="upload-note">
      <p className="small soft">
        The text of{' '}
        {state.sourceUrl === null ? (
          state.name
        ) : (
          <a href={state.sourceUrl} target="_blank" rel="noreferrer">
            {state.name}
          </a>
        )}{' '}
        is below. Please look it over{state.sourceUrl === null && '; the file was not kept'}.
      </p>
      {state.warnings.map((warning) => (
        <p key={warning} className="small upload-warning">
          <Icon name="warn" size={16} /> {warning}
        </p>
      ))}
      {state.before !== '' && (
        <Button kind="ghost" size="small" onClick={() => onUndo(state.before)}>
          Undo
        </Button>
      )}
      <Button kind="ghost" size="small" onClick={onDismiss}>
        Dismiss
      </Button>
    </div>
  );
}
