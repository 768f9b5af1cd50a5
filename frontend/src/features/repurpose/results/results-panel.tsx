import { lazy, useRef, useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { FORMATS, MESSAGES, type FormatKey, type OutputState, type PlanKey } from '@repurpose/contract';
import MuiFrame from '../../../shared/theme/mui-frame.js';
import { Icon } from '../../../shared/ui/icon.js';
import { Part } from '../../../shared/ui/part.js';
import { Sheet } from '../../../shared/ui/sheet.js';
import { Loading } from '../../../shared/ui/spinner.js';
import { deliveredFormats, type RunState } from '../run/run-state.js';
import type { SavedPiece } from './export/save-file.js';
import { ZipButton } from './export/export-buttons.js';
import { Failures } from './failures.js';
import { NotLoaded } from './not-loaded.js';
import type { PieceTab } from './piece-tabs.js';
import { PieceView } from './piece-view.js';
import { Progress } from './progress.js';
import { titleOf } from './title-of.js';
import type { ShowInSource } from './claims.js';
import './results.css';

const PieceEditor = lazy(() => import('../edit/piece-editor.js'));

type ResultsPanelProps = {
  run: RunState;
  plan: PlanKey;
  onSelect: (format: FormatKey) => void;
  onRetry: (format: FormatKey) => void;
  onShowInSource: ShowInSource | null;
  /** A piece was edited, written anew or restored. */
  onSaved: (piece: OutputState) => void;
};

/** The pieces: rows that fill while it runs, a tab for each that is finished, failures with their retry. */
export default function ResultsPanel(props: ResultsPanelProps) {
  const { run, plan, onSelect, onRetry } = props;
  const [tab, setTab] = useState<PieceTab>('text');
  const delivered = deliveredFormats(run);
  const title = titleOf(run.content);
  const shown =
    run.selected !== null && delivered.includes(run.selected) ? run.selected : (delivered[0] ?? null);
  const piece = shown === null ? undefined : run.pieces[shown];
  if (run.phase === 'error' && delivered.length === 0) return null;
  return (
    <Sheet
      id="results"
      title={MESSAGES.transform.resultPanel}
      className="results"
      aside={
        run.phase === 'results' &&
        delivered.length > 1 && <ZipButton pieces={piecesOf(run, title)} plan={plan} />
      }
    >
      {run.phase === 'busy' && <Progress run={run} />}
      {shown !== null && (
        <MuiFrame>
          <Tabs
            className="results-tabs"
            value={shown}
            onChange={(_event, next: FormatKey) => onSelect(next)}
            variant="scrollable"
            scrollButtons={false}
            aria-label={MESSAGES.transform.resultPanel}
          >
            {delivered.map((format) => (
              <Tab
                key={format}
                id={`result-tab-${format}`}
                aria-controls="result-panel"
                value={format}
                icon={<Icon name={format} size={16} />}
                iconPosition="start"
                label={FORMATS[format].label}
              />
            ))}
          </Tabs>
        </MuiFrame>
      )}
      {shown !== null && piece?.status === 'done' && (
        <EditablePiece
          key={shown}
          {...props}
          format={shown}
          piece={piece}
          title={title}
          tab={tab}
          onTab={setTab}
        />
      )}
      <Failures run={run} onRetry={onRetry} />
    </Sheet>
  );
}

type EditablePieceProps = ResultsPanelProps & {
  format: FormatKey;
  piece: Extract<RunState['pieces'][FormatKey], { status: 'done' }>;
  title: string;
  tab: PieceTab;
  onTab: (tab: PieceTab) => void;
};

/** Read-only until "Edit" (spec §2). */
function EditablePiece({ run, onSaved, format, ...view }: EditablePieceProps) {
  const [isEditing, setEditing] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  // The button that was pressed goes: the keyboard goes on from the top of what comes in its place.
  const turn = (isNow: boolean) => {
    setEditing(isNow);
    panel.current?.focus({ preventScroll: true });
  };
  const canEdit = run.phase === 'results' && run.id !== null;
  return (
    <div ref={panel} role="tabpanel" id="result-panel" aria-labelledby={`result-tab-${format}`} tabIndex={-1}>
      {isEditing && run.id !== null ? (
        <Part fallback={<Loading label="Opening the editor…" />} failed={<NotLoaded what="The editor" />}>
          <PieceEditor
            transformationId={run.id}
            format={format}
            content={run.content}
            onSaved={onSaved}
            onClose={() => turn(false)}
          />
        </Part>
      ) : (
        <PieceView
          {...view}
          format={format}
          transformationId={run.id}
          onEdit={canEdit ? () => turn(true) : null}
        />
      )}
    </div>
  );
}

const piecesOf = (run: RunState, title: string): SavedPiece[] =>
  deliveredFormats(run).flatMap((format) => {
    const piece = run.pieces[format];
    return piece?.status === 'done' ? [{ title, format, text: piece.text, draft: piece.draft }] : [];
  });
