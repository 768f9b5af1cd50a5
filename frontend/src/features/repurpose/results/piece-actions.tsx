import { lazy, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FORMATS, isUnlimited, type PlanKey, type Tone } from '@repurpose/contract';
import { CopyButton } from '../../../shared/ui/copy-button.js';
import { Part } from '../../../shared/ui/part.js';
import { SmallButton, type SmallButtonProps } from '../../../shared/ui/small-button.js';
import type { NewOutput } from '../run/use-output-changes.js';
import { VoiceAgain, type VoiceOfAgain } from '../voice-choice.js';
import { ExportButtons } from './export/export-buttons.js';
import type { SavedPiece } from './export/save-file.js';
import { NotLoaded } from './not-loaded.js';
import { RegenerateNote } from './regenerate/regenerate-note.js';
import { useRegenerate } from './regenerate/use-regenerate.js';

const CompareTones = lazy(() => import('./regenerate/compare-tones.js'));
const SharePanel = lazy(() => import('./share/share-panel.js'));

type PieceActionsProps = {
  piece: SavedPiece;
  plan: PlanKey;
  /** Requested. */
  tone: Tone;
  /** Null: not in the history yet. */
  transformationId: string | null;
  /** Null: cannot be edited yet. */
  onEdit: (() => void) | null;
  onSaved: ((saved: NewOutput) => void) | null;
};

/** Two in a row on a phone, within reach of a thumb. */
const ACTIONS = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: '1fr 1fr',
  flexWrap: 'wrap',
  gap: 2,
  pt: 3.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;
const WHOLE_LINE = { gridColumn: '1 / -1', flexBasis: '100%', '&:empty': { display: 'none' } } as const;

export function PieceActions({ piece, plan, tone, transformationId, onEdit, onSaved }: PieceActionsProps) {
  const [isSharing, setSharing] = useState(false);
  const { label } = FORMATS[piece.format];
  return (
    <>
      <Box role="group" aria-label={`What to do with the ${label}`} sx={ACTIONS}>
        <CopyButton variant="contained" text={piece.text} label={label} />
        {onEdit && <Action icon="quill" word="Edit" label={label} onClick={onEdit} />}
        {onSaved && transformationId !== null && (
          <Again
            {...{ transformationId, tone, onSaved }}
            format={piece.format}
            isUnlimited={isUnlimited(plan)}
          />
        )}
        <Action
          icon="share"
          word="Share"
          label={label}
          aria-expanded={isSharing}
          disabled={transformationId === null}
          onClick={() => setSharing(!isSharing)}
        />
      </Box>
      <ExportButtons {...piece} plan={plan} />
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

type ActionProps = SmallButtonProps & { word: string; label: string };

const Action = ({ word, label, ...button }: ActionProps) => (
  <SmallButton aria-label={`${word} ${label}`} {...button}>
    {word}
  </SmallButton>
);

type AgainProps = Omit<Parameters<typeof useRegenerate>[0], 'voice'> & Pick<PieceActionsProps, 'tone'>;

/** The same way, in another voice, or in other tones to choose from. */
function Again({ tone, ...again }: AgainProps) {
  const [isComparing, setComparing] = useState(false);
  const [voice, setVoice] = useState<VoiceOfAgain>({});
  const output = { ...again, voice };
  const regeneration = useRegenerate(output);
  const { label } = FORMATS[output.format];
  const isBusy = regeneration.state.phase === 'busy';
  return (
    <>
      <Action
        icon="retry"
        word="Regenerate"
        label={label}
        disabled={isBusy}
        onClick={() => void regeneration.regenerate()}
      />
      {/* After Share; its result takes a line of its own. */}
      <SmallButton
        variant="text"
        disabled={isBusy}
        onClick={() => setComparing(true)}
        sx={{ order: 1, gridColumn: '1 / -1' }}
      >
        Compare tones
      </SmallButton>
      <Box sx={{ ...WHOLE_LINE, order: 1, maxWidth: 420 }}>
        <VoiceAgain voice={voice} onChange={setVoice} />
      </Box>
      <Box sx={{ ...WHOLE_LINE, order: 2 }}>
        <RegenerateNote {...regeneration} isUnlimited={output.isUnlimited} />
      </Box>
      {isComparing && (
        <Part fallback={null}>
          <CompareTones {...output} tone={tone} onClose={() => setComparing(false)} />
        </Part>
      )}
    </>
  );
}
