import { lazy, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  FORMATS,
  UI_TIMINGS,
  type FormatKey,
  type OutputChecks,
  type OutputState,
  type PlanKey,
} from '@repurpose/contract';
import { TextArea } from '../../../shared/forms/text-area.js';
import { Icon } from '../../../shared/ui/icon.js';
import { Loading } from '../../../shared/ui/loading.js';
import { Part } from '../../../shared/ui/part.js';
import { Row } from '../../../shared/ui/row.js';
import { Segmented } from '../../../shared/ui/segmented.js';
import type { Piece } from '../run/run-state.js';
import { Claims, type ShowInSource } from './claims.js';
import { CopyButton } from './copy-button.js';
import { CounterBar } from './counter-bar.js';
import { counterOf } from './counter.js';
import { ExportButtons } from './export/export-buttons.js';
import type { SavedPiece } from './export/save-file.js';
import { NotLoaded } from './not-loaded.js';
import { PIECE_TABS, type PieceTab } from './piece-tabs.js';

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
  const { text, checks, draft } = piece;
  const label = FORMATS[format].label;
  const shared = { title, format, text, draft };
  return (
    <Stack spacing={3}>
      <Row sx={{ justifyContent: 'space-between' }}>
        <Segmented label="Show the piece as" options={PIECE_TABS} value={tab} onChange={onTab} />
        {onEdit && (
          <Button
            variant="text"
            size="small"
            startIcon={<Icon name="quill" size={16} />}
            aria-label={`Edit ${label}`}
            onClick={onEdit}
          >
            Edit
          </Button>
        )}
      </Row>
      {tab === 'text' && (
        <TextArea
          readOnly
          label={label}
          rows={UI_TIMINGS.outputRows}
          value={text}
          sx={{ bgcolor: 'background.default' }}
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
      <PieceActions {...shared} label={label} plan={plan} transformationId={transformationId} />
    </Stack>
  );
}

type PieceActionsProps = SavedPiece & { label: string } & Pick<PieceViewProps, 'plan' | 'transformationId'>;

/** Copy, share and export. */
function PieceActions({ label, plan, transformationId, ...piece }: PieceActionsProps) {
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      <Row sx={{ gap: 2, pt: 3.5, borderTop: 1, borderColor: 'divider' }}>
        <CopyButton variant="contained" text={piece.text} label={label} />
        <Button
          variant="outlined"
          size="small"
          startIcon={<Icon name="share" size={16} />}
          aria-expanded={isSharing}
          disabled={transformationId === null}
          aria-label={`Share ${label}`}
          onClick={() => setSharing(!isSharing)}
        >
          Share
        </Button>
        <ExportButtons {...piece} plan={plan} />
      </Row>
      {isSharing && transformationId !== null && (
        <Part
          fallback={<Typography variant="body2">Opening…</Typography>}
          failed={<NotLoaded what="Sharing" />}
        >
          <SharePanel {...piece} plan={plan} transformationId={transformationId} />
        </Part>
      )}
    </>
  );
}

type PieceChecksProps = { checks: OutputChecks; onShowInSource: ShowInSource };

function PieceChecks({ checks, onShowInSource }: PieceChecksProps) {
  return (
    <>
      <CounterBar {...counterOf(checks)} />
      <Claims {...checks} onShowInSource={onShowInSource} />
      {checks.warnings.length > 0 && (
        <Box component="ul" sx={{ pl: '1.2em', typography: 'body2', color: 'text.secondary' }}>
          {checks.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </Box>
      )}
    </>
  );
}
