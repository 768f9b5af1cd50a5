import { lazy, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FORMATS } from '@repurpose/contract';
import { CopyButton } from '../../../shared/ui/copy-button.js';
import { Part } from '../../../shared/ui/part.js';
import { SmallButton, type SmallButtonProps } from '../../../shared/ui/small-button.js';
import { VoiceAgain, type VoiceOfAgain } from '../voice-choice.js';
import { ExportButtons } from './export/export-buttons.js';
import { NotLoaded } from './not-loaded.js';
import { useOpenOutput } from './open-output.js';
import { readDraft } from './read-draft.js';
import { richHtml } from './rich-html.js';
import { RegenerateNote } from './regenerate/regenerate-note.js';
import { useRegenerate, type Regenerate } from './regenerate/use-regenerate.js';

const CompareTones = lazy(() => import('./regenerate/compare-tones.js'));
const SharePanel = lazy(() => import('./share/share-panel.js'));

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
const VOICE = {
  order: 1,
  gridColumn: '1 / -1',
  flexBasis: '100%',
  maxWidth: 420,
  mt: 2,
  '&:empty': { display: 'none' },
} as const;

export function OutputActions() {
  const { output, editing } = useOpenOutput();
  const [isSharing, setSharing] = useState(false);
  const [voice, setVoice] = useState<VoiceOfAgain>({});
  const regeneration = useRegenerate(voice);
  const { label } = FORMATS[output.format];
  const html = () => richHtml({ ...output, draft: readDraft(output.format, output.draft) });
  return (
    <>
      <Box role="group" aria-label={`What to do with the ${label}`} sx={ACTIONS}>
        <CopyButton variant="contained" text={output.text} html={html} label={label} />
        {editing && (
          <>
            <Action icon="quill" word="Edit" label={label} onClick={editing.onEdit} />
            <Again label={label} voice={voice} onVoice={setVoice} {...regeneration} />
          </>
        )}
        <Action
          icon="share"
          word="Share"
          label={label}
          aria-expanded={isSharing}
          onClick={() => setSharing(!isSharing)}
        />
      </Box>
      {/* What was done is said above the text. */}
      <Box sx={{ order: regeneration.state.phase === 'done' ? -1 : 0, '&:empty': { display: 'none' } }}>
        <RegenerateNote {...regeneration} />
      </Box>
      <ExportButtons />
      {isSharing && (
        <Part
          fallback={<Typography variant="body2">Opening…</Typography>}
          failed={<NotLoaded what="Sharing" />}
        >
          <SharePanel />
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

type AgainProps = Pick<Regenerate, 'state' | 'regenerate'> & {
  label: string;
  voice: VoiceOfAgain;
  onVoice: (voice: VoiceOfAgain) => void;
};

/** The same way, in another voice, or in other tones to choose from. */
function Again({ label, voice, onVoice, state, regenerate }: AgainProps) {
  const [isComparing, setComparing] = useState(false);
  const isBusy = state.phase === 'busy';
  return (
    <>
      <Action
        icon="retry"
        word="Regenerate"
        label={label}
        disabled={isBusy}
        onClick={() => void regenerate()}
      />
      {/* After Share. */}
      <SmallButton
        disabled={isBusy}
        onClick={() => setComparing(true)}
        sx={{ order: 1, gridColumn: '1 / -1' }}
      >
        Compare tones
      </SmallButton>
      <Box sx={VOICE}>
        <VoiceAgain voice={voice} onChange={onVoice} />
      </Box>
      {isComparing && (
        <Part fallback={null}>
          <CompareTones voice={voice} onClose={() => setComparing(false)} />
        </Part>
      )}
    </>
  );
}
