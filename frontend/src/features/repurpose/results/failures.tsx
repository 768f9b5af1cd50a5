import { FORMATS, type FormatKey } from '@repurpose/contract';
import { useWriteBlock } from '../../../shared/workspace/write-block.js';
import { Button } from '../../../shared/ui/button.js';
import { Icon } from '../../../shared/ui/icon.js';
import type { RunState } from '../run/run-state.js';

/** Formats that could not be written, each with its reason and a retry that costs nothing. */
export function Failures({ run, onRetry }: { run: RunState; onRetry: (format: FormatKey) => void }) {
  const isReader = useWriteBlock() !== null;
  if (run.phase !== 'results') return null;
  const open = run.formats.filter((format) => run.pieces[format]?.status !== 'done');
  if (open.length === 0) return null;
  return (
    <ul className="failures">
      {open.map((format) => {
        const piece = run.pieces[format];
        const isWaiting = piece?.status === 'waiting';
        return (
          <li key={format} className="note note-wrong">
            <Icon name={isWaiting ? format : 'warn'} />
            <div className="failure-text">
              <strong>{FORMATS[format].label}</strong>
              {piece?.status === 'failed'
                ? piece.message
                : isWaiting
                  ? 'Writing…'
                  : 'This format was not written.'}
            </div>
            {!isReader && (
              <Button
                kind="quiet"
                size="small"
                disabled={isWaiting || run.id === null}
                aria-label={`Retry ${FORMATS[format].label}`}
                onClick={() => onRetry(format)}
              >
                <Icon name="retry" size={16} />
                Retry
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
