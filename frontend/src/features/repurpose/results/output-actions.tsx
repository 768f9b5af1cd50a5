import { lazy, useState } from 'react';
import Typography from '@mui/material/Typography';
import { FORMATS } from '@repurpose/contract';
import { useGetConfigQuery } from '../../../shared/api/api.js';
import { bringIntoView } from '../../../shared/browser/bring-into-view.js';
import { CopyButton } from '../../../shared/ui/copy-button.js';
import { Part } from '../../../shared/ui/part.js';
import { Row } from '../../../shared/ui/row.js';
import { SmallButton, type SmallButtonProps } from '../../../shared/ui/small-button.js';
import { StickyBar } from '../sticky-bar.js';
import { VoiceAgain, type VoiceOfAgain } from '../voice-choice.js';
import { ExportButtons } from './export/export-buttons.js';
import { NotLoaded } from './not-loaded.js';
import { useOpenOutput } from './open-output.js';
import { readOutput, richHtml } from './read-output.js';
import { RegenerateNote, useRegenerate, type Regenerate } from './regenerate/regenerate-note.js';
import { TONED_FORMATS } from './regenerate/toned-formats.js';

const CompareTones = lazy(() => import('./regenerate/compare-tones.js'));
const SharePanel = lazy(() => import('./share/share-panel.js'));

/** On a low screen a long text needs the room. */
const LOW = { '@media (max-height: 479.98px)': { position: 'relative' } } as const;
/** One row also on a phone: without their icons. */
const ACTIONS = {
  gap: { xs: 1, sm: 2 },
  '& > *': { flex: { xs: '1 0 auto', sm: 'none' }, px: { xs: 2, sm: 3 } },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const;

export function OutputActions() {
  const { output, editing } = useOpenOutput();
  const [isSharing, setSharing] = useState(false);
  const [voice, setVoice] = useState<VoiceOfAgain>({});
  const regeneration = useRegenerate(voice);
  const isBusy = regeneration.state.phase === 'busy';
  const { label } = FORMATS[output.format];
  const html = () => richHtml(readOutput(output));
  return (
    <>
      <StickyBar sx={LOW}>
        <RegenerateNote {...regeneration} />
        <Row role="group" aria-label={`What to do with the ${label}`} sx={ACTIONS}>
          <CopyButton variant="contained" text={output.text} html={html} label={label} />
          {editing && (
            <>
              <Action icon="quill" word="Edit" label={label} onClick={editing.onEdit} />
              <Action
                icon="retry"
                word="Regenerate"
                label={label}
                disabled={isBusy}
                onClick={() => void regeneration.regenerate()}
              />
            </>
          )}
          <Action
            icon="share"
            word="Share"
            label={label}
            aria-expanded={isSharing}
            onClick={() => setSharing(!isSharing)}
          />
        </Row>
      </StickyBar>
      {editing && <OtherWays voice={voice} onVoice={setVoice} isBusy={isBusy} show={regeneration.show} />}
      <ExportButtons />
      {isSharing && (
        <div
          id="share"
          role="group"
          aria-label={`Share the ${label}`}
          ref={below}
          tabIndex={-1}
          style={{ outline: 'none' }}
        >
          <Part
            fallback={<Typography variant="body2">Opening…</Typography>}
            failed={<NotLoaded what="Sharing" />}
          >
            <SharePanel />
          </Part>
        </div>
      )}
    </>
  );
}

/** What the bar opens may be far below it. */
const below = (element: HTMLElement | null): void => {
  if (!element) return;
  bringIntoView(element.id);
  element.focus({ preventScroll: true });
};

type ActionProps = SmallButtonProps & { word: string; label: string };

const Action = ({ word, label, ...button }: ActionProps) => (
  <SmallButton aria-label={`${word} ${label}`} {...button}>
    {word}
  </SmallButton>
);

const FIELD = { flex: '1 1 240px', maxWidth: 420 } as const;

type OtherWaysProps = Pick<Regenerate, 'show'> & {
  voice: VoiceOfAgain;
  onVoice: (voice: VoiceOfAgain) => void;
  isBusy: boolean;
};

/** Of writing it again: in other tones to choose from, or in another voice. */
function OtherWays({ voice, onVoice, isBusy, show }: OtherWaysProps) {
  const [isComparing, setComparing] = useState(false);
  const { format } = useOpenOutput().output;
  const isOffline = useGetConfigQuery().data?.writer === 'offline';
  return (
    <Row sx={{ alignItems: 'end', '&:empty': { display: 'none' }, '& > :not(button)': FIELD }}>
      {(!isOffline || TONED_FORMATS.includes(format)) && (
        <SmallButton disabled={isBusy} onClick={() => setComparing(true)}>
          Compare tones
        </SmallButton>
      )}
      <VoiceAgain voice={voice} onChange={onVoice} />
      {isComparing && (
        <Part fallback={null}>
          <CompareTones voice={voice} onTaken={show} onClose={() => setComparing(false)} />
        </Part>
      )}
    </Row>
  );
}
