import { lazy, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Alert from '@mui/material/Alert';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { FORMATS, MESSAGES, type FormatKey, type PlanKey } from '@repurpose/contract';
import { SmallButton } from '../../../shared/ui/small-button.js';
import { useWriteBlock } from '../../../shared/workspace/write-block.js';
import { flushUnsaved } from '../../../shared/unsaved/unsaved.js';
import { readKeptText } from '../../../shared/unsaved/kept-texts.js';
import { Icon } from '../../../shared/ui/icon.js';
import { Loading } from '../../../shared/ui/loading.js';
import { bringIntoView } from '../../../shared/browser/bring-into-view.js';
import { Panel } from '../../../shared/ui/panel.js';
import { Part } from '../../../shared/ui/part.js';
import { deliveredFormats, type RunState } from '../run/run-state.js';
import type { NewOutput, SavedOutput } from '../run/use-output-changes.js';
import type { SavedPiece } from './export/save-file.js';
import { ZipButton } from './export/export-buttons.js';
import { Failures } from './failures.js';
import { NotLoaded } from './not-loaded.js';
import type { PieceTab } from './piece-tabs.js';
import { PieceView } from './piece-view.js';
import { Progress } from './progress.js';
import { titleOf } from './title-of.js';
import type { ShowInSource } from './claims/claims.js';

const PieceEditor = lazy(() => import('../edit/piece-editor.js'));

type ResultsPanelProps = {
  userId: string;
  run: RunState;
  plan: PlanKey;
  onSelect: (format: FormatKey) => void;
  onRetry: (format: FormatKey) => void;
  onShowInSource: ShowInSource;
  /** Edited, regenerated or restored. */
  onSaved: (saved: SavedOutput) => void;
};

/** On a phone a scrolling row. */
const CHIPS = {
  m: '-4px -4px 10px',
  '& .MuiTabs-indicator': { display: 'none' },
  // As wide as its tabs, so that the last focus ring is not cut off.
  '& .MuiTabs-list': { gap: 1.5, p: 1, width: { xs: 'max-content', sm: 'auto' }, flexWrap: { sm: 'wrap' } },
  '& .MuiTab-root': {
    minWidth: 0,
    minHeight: 'var(--press)',
    p: '6px 12px',
    gap: 1.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 999,
    fontSize: 'var(--t-14)',
    '&:hover': { borderColor: 'var(--control)', color: 'text.primary' },
    '&.Mui-selected': { borderColor: 'text.primary', bgcolor: 'text.primary', color: 'background.default' },
    '& .MuiTab-icon': { m: 0 },
  },
} as const;

export default function ResultsPanel(props: ResultsPanelProps) {
  const { run, plan, onSelect, onRetry } = props;
  const [tab, setTab] = useState<PieceTab>('text');
  const delivered = deliveredFormats(run);
  const title = titleOf(run.content);
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  // Saves what is typed first.
  const select = async (format: FormatKey) => {
    await flushUnsaved();
    onSelect(format);
  };
  const shown =
    run.selected !== null && delivered.includes(run.selected) ? run.selected : (delivered[0] ?? null);
  const piece = shown === null ? undefined : run.pieces[shown];
  if (run.phase === 'error' && delivered.length === 0) return null;
  return (
    <Panel
      id="results"
      title={MESSAGES.transform.resultPanel}
      aside={
        run.phase === 'results' &&
        delivered.length > 1 && <ZipButton readPieces={() => piecesOf(latest.current, title)} plan={plan} />
      }
    >
      {run.phase === 'busy' && <Progress run={run} />}
      <Failures run={run} onRetry={onRetry} />
      {shown !== null && (
        <Tabs
          value={shown}
          onChange={(_event, next: FormatKey) => void select(next)}
          variant="scrollable"
          scrollButtons={false}
          sx={CHIPS}
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
      )}
      {shown !== null && piece?.status === 'done' && (
        <EditablePiece
          key={`${run.id} ${shown}`}
          {...props}
          format={shown}
          piece={piece}
          title={title}
          tab={tab}
          onTab={setTab}
        />
      )}
    </Panel>
  );
}

type EditablePieceProps = ResultsPanelProps & {
  format: FormatKey;
  piece: Extract<RunState['pieces'][FormatKey], { status: 'done' }>;
  title: string;
  tab: PieceTab;
  onTab: (tab: PieceTab) => void;
};

/** Read-only until "Edit". */
function EditablePiece({ run, userId, onSaved, format, ...view }: EditablePieceProps) {
  const [isEditing, setEditing] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  // The pressed button disappears, so the focus moves to what replaces it.
  const turn = (isNow: boolean) => {
    setEditing(isNow);
    panel.current?.focus({ preventScroll: true });
    bringIntoView('result-panel');
  };
  const { id } = run;
  const isReader = useWriteBlock() !== null;
  const canEdit = run.phase === 'results' && id !== null && !isReader;
  // At once: an export that waited for the save takes what is on screen.
  const save = (output: NewOutput) =>
    id !== null && flushSync(() => onSaved({ ...output, transformationId: id }));
  return (
    <div
      ref={panel}
      role="tabpanel"
      id="result-panel"
      aria-labelledby={`result-tab-${format}`}
      tabIndex={-1}
      style={{ outline: 'none' }}
    >
      {isEditing && id !== null ? (
        <Part fallback={<Loading label="Opening the editor…" />} failed={<NotLoaded what="The editor" />}>
          <PieceEditor
            userId={userId}
            transformationId={id}
            format={format}
            content={run.content}
            onSaved={save}
            onClose={() => turn(false)}
          />
        </Part>
      ) : (
        <>
          {canEdit && readKeptText({ userId, transformationId: id, format }) !== null && (
            <UnsavedNote onContinue={() => turn(true)} />
          )}
          <PieceView
            {...view}
            format={format}
            content={run.content}
            tone={run.tone}
            transformationId={id}
            onEdit={canEdit ? () => turn(true) : null}
            onSaved={canEdit ? save : null}
          />
        </>
      )}
    </div>
  );
}

/** This text is not what was typed last. */
const UnsavedNote = ({ onContinue }: { onContinue: () => void }) => (
  <Alert
    severity="info"
    role="status"
    action={<SmallButton onClick={onContinue}>Continue editing</SmallButton>}
    sx={{ mb: 3 }}
  >
    What you typed here last is not saved. It is kept on this device.
  </Alert>
);

const piecesOf = (run: RunState, title: string): SavedPiece[] =>
  deliveredFormats(run).flatMap((format) => {
    const piece = run.pieces[format];
    return piece?.status === 'done'
      ? [{ title, format, text: piece.text, draft: piece.draft, checks: piece.checks }]
      : [];
  });
