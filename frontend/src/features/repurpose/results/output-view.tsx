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
import { counterOf } from '../../../shared/outputs/counter.js';
import { CounterBar } from './counter-bar.js';
import { NotLoaded } from './not-loaded.js';
import { useOpenOutput } from './open-output.js';
import { readDraft } from './read-output.js';
import { OutputActions } from './output-actions.js';
import type { Screen } from './previews/words.js';

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

/** `Screen`: of the previews. */
type OutputViewProps = Screen & { tab: OutputTab; onTab: (tab: OutputTab) => void };

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
