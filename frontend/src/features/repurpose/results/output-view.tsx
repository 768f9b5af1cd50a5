import { lazy, useMemo } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { FORMATS, UI_TIMINGS, type OutputChecks } from '@repurpose/contract';
import { useGetConfigQuery } from '../../../shared/api/api.js';
import { TextArea } from '../../../shared/forms/text-area.js';
import { Loading } from '../../../shared/ui/loading.js';
import { Note } from '../../../shared/ui/note.js';
import { Part } from '../../../shared/ui/part.js';
import { Segmented } from '../../../shared/ui/segmented.js';
import { Claims } from './claims/claims.js';
import { CounterBar } from './counter-bar.js';
import { counterOf } from '../../../shared/outputs/counter.js';
import { NotLoaded } from './not-loaded.js';
import { useOpenOutput } from './open-output.js';
import { OutputActions } from './output-actions.js';
import { outputTabsOf, type OutputTab } from './output-tabs.js';
import { readDraft } from './read-draft.js';

const Preview = lazy(() => import('./previews/preview.js'));
const SentenceSources = lazy(() => import('./claims/sentence-sources.js'));
const VoiceNote = lazy(() => import('./voice-note.js'));

/** A short output is shown whole. A long one scrolls, so that its actions stay near. */
const WHOLE = {
  bgcolor: 'background.default',
  '& textarea': { fieldSizing: 'content', minHeight: '8lh', maxHeight: { xs: '70svh', md: '60svh' } },
} as const;

type OutputViewProps = { tab: OutputTab; onTab: (tab: OutputTab) => void };

export function OutputView({ tab, onTab }: OutputViewProps) {
  const { format, text, draft, checks } = useOpenOutput().output;
  const { label } = FORMATS[format];
  const isOffline = useGetConfigQuery().data?.writer === 'offline';
  const hasSources = isOffline && draft !== null;
  const shown = tab === 'sources' && !hasSources ? 'text' : tab;
  return (
    <Stack spacing={3} useFlexGap>
      {isOffline && <MadeWithoutAi />}
      <Segmented
        label="Show the output as"
        options={outputTabsOf(hasSources)}
        value={shown}
        onChange={onTab}
      />
      {shown === 'text' && (
        <TextArea readOnly label={label} rows={UI_TIMINGS.outputRows} value={text} sx={WHOLE} />
      )}
      {shown === 'preview' && (
        <Part fallback={<Loading label="Opening the preview…" />} failed={<NotLoaded what="The preview" />}>
          <Preview format={format} label={label} text={text} draft={draft} />
        </Part>
      )}
      {shown === 'sources' && <Sources />}
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

const MadeWithoutAi = () => (
  <Note>Draft without AI: made of your own text, selected, sometimes shortened, arranged.</Note>
);

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
