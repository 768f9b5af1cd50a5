import { lazy, useMemo } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  FORMATS,
  UI_TIMINGS,
  type FormatKey,
  type OutputChecks,
  type PlanKey,
  type Tone,
} from '@repurpose/contract';
import { useGetConfigQuery } from '../../../shared/api/api.js';
import { TextArea } from '../../../shared/forms/text-area.js';
import { Loading } from '../../../shared/ui/loading.js';
import { Note } from '../../../shared/ui/note.js';
import { Part } from '../../../shared/ui/part.js';
import { Segmented } from '../../../shared/ui/segmented.js';
import type { Piece } from '../run/run-state.js';
import type { NewOutput } from '../run/use-output-changes.js';
import { Claims, type ShowInSource } from './claims/claims.js';
import { CounterBar } from './counter-bar.js';
import { counterOf } from '../../../shared/outputs/counter.js';
import { NotLoaded } from './not-loaded.js';
import { PieceActions } from './piece-actions.js';
import { pieceTabsOf, type PieceTab } from './piece-tabs.js';
import { readDraft } from './read-draft.js';

const Preview = lazy(() => import('./previews/preview.js'));
const SentenceSources = lazy(() => import('./claims/sentence-sources.js'));
const VoiceNote = lazy(() => import('./voice-note.js'));

/** A short output is shown whole. A long one scrolls, so that its actions stay near. */
const WHOLE = {
  bgcolor: 'background.default',
  '& textarea': { fieldSizing: 'content', minHeight: '8lh', maxHeight: { xs: '70svh', md: '60svh' } },
} as const;

type PieceViewProps = {
  format: FormatKey;
  piece: Extract<Piece, { status: 'done' }>;
  plan: PlanKey;
  content: string;
  tone: Tone;
  /** Null: not in the history yet. */
  transformationId: string | null;
  /** Of the source; names the files. */
  title: string;
  tab: PieceTab;
  onTab: (tab: PieceTab) => void;
  onShowInSource: ShowInSource;
  /** Null: cannot be edited yet. */
  onEdit: (() => void) | null;
  /** Regenerated, or a voice's change was undone. Null: cannot be edited yet. */
  onSaved: ((output: NewOutput) => void) | null;
};

export function PieceView({ tab, onTab, onShowInSource, ...view }: PieceViewProps) {
  const { format, piece, transformationId, onSaved } = view;
  const { text, checks, draft } = piece;
  const { plan, tone, onEdit, title, content } = view;
  const label = FORMATS[format].label;
  const isOffline = useGetConfigQuery().data?.writer === 'offline';
  const hasSources = isOffline && draft !== null;
  const shown = tab === 'sources' && !hasSources ? 'text' : tab;
  return (
    <Stack spacing={3}>
      {isOffline && <MadeWithoutAi />}
      <Segmented label="Show the piece as" options={pieceTabsOf(hasSources)} value={shown} onChange={onTab} />
      {shown === 'text' && (
        <TextArea readOnly label={label} rows={UI_TIMINGS.outputRows} value={text} sx={WHOLE} />
      )}
      {shown === 'preview' && (
        <Part fallback={<Loading label="Opening the preview…" />} failed={<NotLoaded what="The preview" />}>
          <Preview format={format} label={label} text={text} draft={draft} />
        </Part>
      )}
      {shown === 'sources' && <Sources {...{ format, draft, content, onShowInSource }} />}
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
      <PieceActions
        {...{ plan, tone, transformationId, onEdit, onSaved }}
        piece={{ title, format, text, draft, checks }}
      />
    </Stack>
  );
}

const MadeWithoutAi = () => (
  <Note>Draft without AI: made of your own text, selected, sometimes shortened, arranged.</Note>
);

type SourcesProps = Pick<PieceViewProps, 'format' | 'content' | 'onShowInSource'> & { draft: object | null };

function Sources({ format, draft, content, onShowInSource }: SourcesProps) {
  const parsed = useMemo(() => readDraft(format, draft), [format, draft]);
  if (parsed === null) return <NotLoaded what="The sources" />;
  return (
    <Part fallback={<Loading label="Opening the sources…" />} failed={<NotLoaded what="The sources" />}>
      <SentenceSources content={content} draft={parsed} onShowInSource={onShowInSource} />
    </Part>
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
