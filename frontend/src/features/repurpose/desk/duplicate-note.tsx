import { Button } from '../../../shared/ui/button.js';
import { Icon } from '../../../shared/ui/icon.js';
import type { Duplicated } from './use-arrival.js';
import './duplicate-note.css';

type DuplicateNoteProps = { duplicated: Duplicated; onDismiss: (laysBack: boolean) => void };

/** Says what lies on the desk now, and gives back what lay there before. */
export function DuplicateNote({ duplicated, onDismiss }: DuplicateNoteProps) {
  return (
    <div className="note duplicate-note" role="status">
      <Icon name="copy" />
      <p>The source and its settings are on your desk again. Nothing is charged until you start.</p>
      <div className="row">
        {duplicated.before && (
          <Button kind="quiet" size="small" onClick={() => onDismiss(true)}>
            Put my text back
          </Button>
        )}
        <Button kind="ghost" size="small" onClick={() => onDismiss(false)}>
          Got it
        </Button>
      </div>
    </div>
  );
}
