import { lazy, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { FORMATS, UI_TIMINGS, type OutputChecks } from '@repurpose/contract';
import Typography from '@mui/material/Typography';
import { useGetConfigQuery } from '../../../shared/api/api.js';
import { bringIntoView } from '../../../shared/browser/bring-into-view.js';
import { TextArea } from '../../../shared/forms/text-area.js';
import { Loading } from '../../../shared/ui/loading.js';
import { Note } from '../../../shared/ui/note.js';
import { SmallButton, type SmallButtonProps } from '../../../shared/ui/small-button.js';
import { Part } from '../../../shared/ui/part.js';
import { Row } from '../../../shared/ui/row.js';
import { Segmented } from '../../../shared/ui/segmented.js';
import { Claims } from './claims/claims.js';
import { counterOf } from '../../../shared/outputs/counter.js';
import { CounterBar } from './counter-bar.js';
import { NotLoaded } from './not-loaded.js';
import { useOpenOutput } from './open-output.js';
import { readDraft } from './read-draft.js';
import { richHtml } from './rich-html.js';
import { CopyButton } from '../../../shared/ui/copy-button.js';
import { VoiceAgain, type VoiceOfAgain } from '../voice-choice.js';
import type { ScreenWidth } from './previews/words.js';
import { ExportButtons } from './export/export-buttons.js';
import { RegenerateNote, useRegenerate } from './regenerate/regenerate-note.js';

const Preview = lazy(() => import('./previews/preview.js'));
const SentenceSources = lazy(() => import('./claims/sentence-sources.js'));
const VoiceNote = lazy(() => import('./voice-note.js'));

/** Shown whole: only the page scrolls. Without `field-sizing` a copy of the text gives the height. */
const WHOLE = {
  bgcolor: 'background.default',
  '& textarea': { fieldSizing: 'content', minHeight: '8lh', resize: 'none' },
  '@supports not (field-sizing: content)': {
    display: 'grid',
    '& textarea, &::after': { gridArea: '1 / 1', overflow: 'hidden', overflowWrap: 'anywhere' },
    '&::after': {
      content: "attr(data-text) ' '",
      visibility: 'hidden',
      whiteSpace: 'pre-wrap',
      p: '9px 12px',
      lineHeight: 1.5,
    },
    '& textarea': { height: '100%' },
  },
} as const;

type OutputViewProps = {
  tab: OutputTab;
  onTab: (tab: OutputTab) => void;
  /** Of the previews. */
  width: ScreenWidth;
  onWidth: (width: ScreenWidth) => void;
};

export function OutputView({ tab, onTab, ...screen }: OutputViewProps) {
  const { format, text, draft, checks } = useOpenOutput().output;
  const { label } = FORMATS[format];
  const isOffline = useGetConfigQuery().data?.writer === 'offline';
  const hasSources = isOffline && draft !== null;
  const shown = tab === 'sources' && !hasSources ? 'text' : tab;
  return (
    <Stack spacing={3} useFlexGap>
      {isOffline && (
        <Note>Draft without AI: made of your own text, selected, sometimes shortened, arranged.</Note>
      )}
      <Segmented
        label="Show the output as"
        options={hasSources ? { ...OUTPUT_TABS, sources: 'Sources' } : OUTPUT_TABS}
        value={shown}
        onChange={onTab}
      />
      <Stack id="result-shown" spacing={3} useFlexGap>
        {shown === 'text' && (
          <TextArea
            readOnly
            label={label}
            rows={UI_TIMINGS.outputRows}
            value={text}
            data-text={text}
            sx={WHOLE}
          />
        )}
        {shown === 'preview' && (
          <Part fallback={<Loading label="Opening the preview…" />} failed={<NotLoaded what="The preview" />}>
            <Preview {...{ format, label, text, draft }} {...screen} />
          </Part>
        )}
        {shown === 'sources' && <Sources />}
      </Stack>
      {checks && <CheckList checks={checks} />}
      {checks?.voice && (
        <Part fallback={null} failed={<NotLoaded what="The voice’s changes" />}>
          <VoiceNote voice={checks.voice} />
        </Part>
      )}
      <OutputActions />
    </Stack>
  );
}

function Sources() {
  const { output, content, onShowInSource } = useOpenOutput();
  const { format, draft } = output;
  const parsed = useMemo(() => readDraft(format, draft), [format, draft]);
  if (parsed === null) return <NotLoaded what="The sources" />;
  return (
    <Part fallback={<Loading label="Opening the sources…" />} failed={<NotLoaded what="The sources" />}>
      <SentenceSources content={content} draft={parsed} onShowInSource={onShowInSource} />
    </Part>
  );
}

function CheckList({ checks }: { checks: OutputChecks }) {
  const { onShowInSource } = useOpenOutput();
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

const OUTPUT_TABS = { text: 'Text', preview: 'Preview' } as const;
/** Only an output made of the source's own sentences has sources. */
export type OutputTab = keyof typeof OUTPUT_TABS | 'sources';

const CompareTones = lazy(() => import('./regenerate/compare-tones.js'));
const SharePanel = lazy(() => import('./share/share-panel.js'));

/** In reach while a long text is read, and below its end. */
const BAR = {
  position: 'relative',
  '@media (min-height: 480px)': { position: 'sticky', bottom: 0 },
  zIndex: 2,
  display: 'grid',
  gap: 2,
  py: 3,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  // It may lie in the page's scroll padding.
  '& *': { scrollMarginBottom: '-120px' },
} as const;
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
  const html = () => richHtml({ ...output, draft: readDraft(output.format, output.draft) });
  return (
    <>
      <Box sx={BAR}>
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
      </Box>
      {editing && <OtherWays voice={voice} onVoice={setVoice} isBusy={isBusy} />}
      <ExportButtons />
      {isSharing && (
        <div id="share" ref={below}>
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
  if (element) bringIntoView(element.id);
};

type ActionProps = SmallButtonProps & { word: string; label: string };

const Action = ({ word, label, ...button }: ActionProps) => (
  <SmallButton aria-label={`${word} ${label}`} {...button}>
    {word}
  </SmallButton>
);

type OtherWaysProps = { voice: VoiceOfAgain; onVoice: (voice: VoiceOfAgain) => void; isBusy: boolean };

/** Of writing it again: in other tones to choose from, or in another voice. */
function OtherWays({ voice, onVoice, isBusy }: OtherWaysProps) {
  const [isComparing, setComparing] = useState(false);
  return (
    <Row sx={{ alignItems: 'end', '& > :not(button)': { flex: '1 1 240px', maxWidth: 420 } }}>
      <SmallButton disabled={isBusy} onClick={() => setComparing(true)}>
        Compare tones
      </SmallButton>
      <VoiceAgain voice={voice} onChange={onVoice} />
      {isComparing && (
        <Part fallback={null}>
          <CompareTones voice={voice} onTaken={show} onClose={() => setComparing(false)} />
        </Part>
      )}
    </Row>
  );
}
