import { useRef } from 'react';
import { Loading } from '../../../shared/ui/spinner.js';
import { DeskLayout } from './desk-layout.js';
import { EMPTY_DRAFT } from './draft.js';
import { FormatGrid } from './format-grid.js';
import { SettingsPanel } from './settings-panel.js';
import { SourceSheet } from './source-sheet.js';
import { StartBar } from './start-bar.js';

const nothing = () => undefined;

/**
 * The desk before it is known whose it is: what is the same for everybody, in its place, out of reach. It is written
 * into the page at build time, so it is painted before any script runs; shown only where somebody seems signed in.
 */
export function DeskAhead() {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <Loading label="Opening your desk…" />
      <DeskLayout
        className="desk-ahead"
        inert
        // Not every tool that reads a page knows `inert`.
        aria-hidden
        left={
          <>
            <SourceSheet field={field} content="" onChange={nothing} onTrySample={nothing} />
            <SettingsPanel settings={EMPTY_DRAFT.settings} onChange={nothing} />
          </>
        }
        right={
          <>
            <FormatGrid plan={null} chosen={[]} onChange={nothing} />
            <StartBar user={null} chosenFormats={0} isBusy={false} onStart={nothing} />
          </>
        }
      />
    </>
  );
}
