import { lazy, useState } from 'react';
import {
  FORMATS,
  UI_TIMINGS,
  type FormatKey,
  type OutputChecks,
  type OutputState,
  type PlanKey,
} from '@repurpose/contract';
import { Button } from '../../../shared/ui/button.js';
import { Icon } from '../../../shared/ui/icon.js';
import { Part } from '../../../shared/ui/part.js';
import { Loading } from '../../../shared/ui/spinner.js';
import type { Piece } from '../run/run-state.js';
import { Claims, type ShowInSource } from './claims.js';
import { CopyButton } from './copy-button.js';
import { counterOf } from './counter.js';
import { ExportButtons } from './export/export-buttons.js';
import { NotLoaded } from './not-loaded.js';
import { PieceTabs, type PieceTab } from './piece-tabs.js';

const Preview = lazy(() => import('./previews/preview.js'));
const VoiceNote = lazy(() => import('./voice-note.js'));
const SharePanel = lazy(() => import('./share/share-panel.js'));

type PieceViewProps = {
  format: FormatKey;
  piece: Extract<Piece, { status: 'done' }>;
  plan: PlanKey;
  /** Null while it is not known to the server's history. */
  transformationId: string | null;
  /** Of the source; names the files. */
  title: string;
  tab: PieceTab;
  onTab: (tab: PieceTab) => void;
  onShowInSource: ShowInSource;
  /** Null while it cannot be edited: it is still written, or not known to the server. */
  onEdit: (() => void) | null;
  /** A change of the brand voice was undone. Null while it cannot be edited. */
  onSaved: ((output: OutputState) => void) | null;
};

/** One finished piece: as text or as its platform shows it, what was checked, copy, export and share. */
export function PieceView({
  format,
  piece,
  plan,
  transformationId,
  title,
  tab,
  onTab,
  onShowInSource,
  onEdit,
  onSaved,
}: PieceViewProps) {
  const [isSharing, setSharing] = useState(false);
  const { text, checks, draft } = piece;
  const label = FORMATS[format].label;
  const shared = { title, format, text, draft };
  return (
    <div className="piece">
      <div className="row piece-head">
        <PieceTabs tab={tab} onTab={onTab} />
        {onEdit && (
          <Button kind="ghost" size="small" aria-label={`Edit ${label}`} onClick={onEdit}>
            <Icon name="quill" size={16} />
            Edit
          </Button>
        )}
      </div>
      {tab === 'text' && (
        <textarea
          className="input piece-text"
          readOnly
          rows={UI_TIMINGS.outputRows}
          value={text}
          aria-label={label}
        />
      )}
      {tab === 'preview' && (
        <Part fallback={<Loading label="Opening the preview…" />} failed={<NotLoaded what="The preview" />}>
          <Preview format={format} label={label} text={text} draft={draft} />
        </Part>
      )}
      {checks && <PieceChecks checks={checks} onShowInSource={onShowInSource} />}
      {checks?.voice && (
        <Part fallback={null} failed={<NotLoaded what="The voice’s changes" />}>
          <VoiceNote
            voice={checks.voice}
            format={format}
            transformationId={transformationId}
            onSaved={onSaved}
          />
        </Part>
      )}
      <div className="row piece-actions">
        <CopyButton kind="primary" text={text} label={label} />
        <Button
          kind="quiet"
          size="small"
          aria-expanded={isSharing}
          disabled={transformationId === null}
          aria-label={`Share ${label}`}
          onClick={() => setSharing(!isSharing)}
        >
          <Icon name="share" size={16} />
          Share
        </Button>
        <ExportButtons {...shared} plan={plan} />
      </div>
      {isSharing && transformationId !== null && (
        <Part fallback={<p className="small soft">Opening…</p>} failed={<NotLoaded what="Sharing" />}>
          <SharePanel {...shared} plan={plan} transformationId={transformationId} />
        </Part>
      )}
    </div>
  );
}

type PieceChecksProps = { checks: OutputChecks; onShowInSource: ShowInSource };

function PieceChecks({ checks, onShowInSource }: PieceChecksProps) {
  return (
    <>
      <CounterBar {...counterOf(checks)} />
      <Claims {...checks} onShowInSource={onShowInSource} />
      {checks.warnings.length > 0 && (
        <ul className="piece-warnings small soft">
          {checks.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function CounterBar({ text, share, state }: ReturnType<typeof counterOf>) {
  return (
    <div className={`counter counter-${state}`}>
      {share !== null && (
        <span className="counter-bar" aria-hidden="true">
          <span style={{ transform: `scaleX(${share})` }} />
        </span>
      )}
      <span className="small figures">{text}</span>
    </div>
  );
}
