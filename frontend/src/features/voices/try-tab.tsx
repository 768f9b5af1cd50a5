import { useState, useEffect } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type AppliedVoice,
  type VoiceChange,
  type VoicePreview,
  DEFAULT_VOICE_RULES,
} from '@repurpose/contract';
import Paper from '@mui/material/Paper';
import { Columns } from '../../shared/ui/row.js';
import { SmallButton } from '../../shared/ui/small-button.js';
import { counted } from '../../shared/figures.js';
import { TextField } from '../../shared/forms/text-field.js';
import { TraitPlot } from '../../shared/voices/trait-plot.js';
import { KeptWords, RULE_NAMES } from '../../shared/voices/voice-words.js';
import type { PreviewRequest } from './preview.worker.js';

const MAX_CHARS = 5_000;

/** A text on the left, what the voice makes of it on the right. Works in the page, without a call. */
export function TryTab({ voice, sample }: { voice: AppliedVoice; sample?: string }) {
  const [text, setText] = useState('');
  const preview = usePreview(text, voice);
  return (
    <Stack spacing={5}>
      <Columns gap={5} of={{ md: 'repeat(2, minmax(0, 1fr))' }}>
        <TextField
          label="Your text"
          multiline
          minRows={5}
          value={text}
          inputProps={{ maxLength: MAX_CHARS, dir: 'auto' }}
          onChange={({ target }) => setText(target.value)}
        />
        <Box aria-live="polite">
          <Typography variant="subtitle2" component="p" sx={{ mb: 2 }}>
            In this voice
          </Typography>
          {text.trim() === '' && (
            <Stack spacing={3} sx={{ alignItems: 'start' }}>
              <Typography color="textSecondary">
                Type or paste a text to see what the voice changes.
              </Typography>
              {sample && <SmallButton onClick={() => setText(sample)}>Try a sample text</SmallButton>}
            </Stack>
          )}
          {preview !== null && <Result preview={preview} />}
        </Box>
      </Columns>
      {preview !== null && preview.traits.length > 0 && <TraitPlot traits={preview.traits} />}
    </Stack>
  );
}

function Result({ preview: { paragraphs, changes, kept, likeness } }: { preview: VoicePreview }) {
  return (
    <Stack spacing={3}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <Chip size="small" label={counted(changes.length, 'change')} />
        <Chip
          size="small"
          label={likeness === null ? 'Not enough text to judge likeness' : `Likeness ${likeness}`}
        />
      </Box>
      {paragraphs.map((paragraph, at) => (
        <Typography key={at} dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <Marked text={paragraph} changes={changes.filter(({ segment }) => segment === `body.${at}`)} />
        </Typography>
      ))}
      <KeptWords kept={kept} />
    </Stack>
  );
}

/** A text with its changed places marked; the title names the words before the change. */
function Marked({ text, changes }: { text: string; changes: readonly VoiceChange[] }) {
  const ends = [0, ...changes.map(({ end }) => end)];
  return (
    <>
      {changes.map(({ start, end, before, rule }, at) => (
        <span key={start}>
          {text.slice(ends[at], start)}
          <Box
            component="mark"
            title={`${RULE_NAMES[rule]}: was “${before}”`}
            sx={{ bgcolor: 'var(--accent-wash)', color: 'inherit' }}
          >
            {text.slice(start, end)}
          </Box>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

const TYPING_PAUSE_MS = 300;

/** A text in a voice, worked out in a Web Worker while the user types; null until the first answer. */
function usePreview(text: string, voice: AppliedVoice): VoicePreview | null {
  const [preview, setPreview] = useState<VoicePreview | null>(null);
  useEffect(() => {
    if (text.trim() === '') return undefined;
    let worker: Worker | null = null;
    const timer = setTimeout(() => {
      worker = new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<VoicePreview>) => setPreview(data);
      const request: PreviewRequest = { text, voice };
      worker.postMessage(request);
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [text, voice]);
  return text.trim() === '' ? null : preview;
}

const EXAMPLE: AppliedVoice = {
  id: 'example',
  version: 1,
  name: 'Example',
  rules: {
    ...DEFAULT_VOICE_RULES,
    spelling: 'en-GB',
    contractions: 'avoid',
    exclamations: 'avoid',
    signOff: 'The Example team',
  },
  terms: [
    { kind: 'banned', text: 'utilize', forms: ['utilise'], replacement: 'use', isCaseSensitive: false },
    { kind: 'banned', text: 'leverage', forms: [], replacement: 'use', isCaseSensitive: false },
    {
      kind: 'preferred',
      text: 'sign-in',
      forms: ['login', 'log-in'],
      replacement: null,
      isCaseSensitive: false,
    },
  ],
  fingerprint: null,
};

const TEXT =
  'We’re moving! Utilize your new login to organize your favorite colors, and leverage what you’ve saved.';

/** A voice to try on Free. */
export const SampleVoice = () => (
  <Paper variant="outlined" sx={{ p: { xs: 4, sm: 6 } }}>
    <Typography variant="h4" component="h2" sx={{ mb: 3 }}>
      Try an example voice
    </Typography>
    <Typography color="textSecondary" sx={{ mb: 5 }}>
      British spelling, no contractions, no exclamation marks; “use” instead of “utilize” and “leverage”,
      “sign-in” instead of “login”.
    </Typography>
    <TryTab voice={EXAMPLE} sample={TEXT} />
  </Paper>
);
